import { openRow, rowButton } from './editor-actions.ts';
import { expect, test } from './product.ts';
import { pdf, text } from './sample-files.ts';
import { signInAsAdmin } from './sign-in.ts';

test('explains why a file of the wrong kind or size is refused', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  const thumbnail = page.getByLabel('Thumbnail', { exact: true });
  await thumbnail.setInputFiles({ ...(await pdf('x', 'x')), name: 'cover.png', mimeType: 'image/png' });
  await expect(page.getByText('“cover.png” is not a JPG, PNG or WebP picture.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Subject' }).click();
  await rowButton(page, 'Chapter 1').click();
  // created in the page, because Playwright does not send files of this size
  await openRow(page)
    .getByLabel('Chapter PDF', { exact: true })
    .evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File(['%PDF-1.7', new Uint8Array(60 * 1024 * 1024)], 'huge.pdf'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await expect(page.getByText('“huge.pdf” has 61 MB; the limit is 50 MB.')).toBeVisible();
  const questions = openRow(page).getByLabel('Questions (.txt)', { exact: true });
  await questions.setInputFiles(text('none.txt', 'Nothing here\n'));
  await page
    .getByRole('dialog', { name: 'No valid questions found in the file.' })
    .getByRole('button', { name: 'Close', exact: true })
    .first()
    .click();
  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download sample' }).click(),
  ]);
  expect(sample.suggestedFilename()).toBe('sample_questions_bilingual.txt');
});
