import type { Page } from '@playwright/test';
import {
  createCourse,
  fetchCourse,
  openRow,
  pauseAutosave,
  rowButton,
  saveAndLeave,
} from './editor-actions.ts';
import { expect, test } from './product.ts';
import { choosePhonePhoto, pdf, png } from './sample-files.ts';
import { signInAsAdmin } from './sign-in.ts';

// uploads fail on purpose here
test.use({
  expectedConsoleErrors: /Failed to load resource|net::ERR|ApiError/,
});

const UPLOADED = 'Uploaded. It becomes part of the course when you save.';
const chapterPdf = (page: Page) => openRow(page).getByLabel('Chapter PDF', { exact: true });

async function openChapter(page: Page, title: string): Promise<string> {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  const courseId = await createCourse(page, title);
  await page.goto(`/admin/edit-course/${courseId}`);
  await rowButton(page, 'Subject 1').click();
  await rowButton(page, 'Chapter 1').click();
  return courseId;
}

test('checks a file when it is chosen, and keeps the previous file when it is refused', async ({ page }) => {
  await openChapter(page, 'Checked at once');
  await chapterPdf(page).setInputFiles(await pdf('good.pdf', 'Good'));
  await expect(openRow(page).getByText(UPLOADED)).toBeVisible();
  const bad = { name: 'bad.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and no more') };
  await chapterPdf(page).setInputFiles(bad);
  const alert = openRow(page).getByRole('alert');
  await expect(alert).toContainText('“bad.pdf”');
  await expect(openRow(page).getByText('good.pdf')).toBeVisible();

  // when the row is closed, the bar leads back to the error
  await rowButton(page, 'Subject 1').click();
  await page.getByRole('button', { name: 'Go to it' }).click();
  await expect(page.getByRole('button', { name: 'Choose another: Chapter PDF' })).toBeFocused();
  await saveAndLeave(page, 'Update Course');
  const [chapter] = (await fetchCourse(page, 'Checked at once')).subjects[0].chapters;
  expect(chapter.pdf).toMatch(/^\/files\//);
});

test('keeps the chosen file when an upload fails and the save is tried again', async ({ page }) => {
  await openChapter(page, 'Server away');
  const uploads = '**/api/upload/pdf';
  await page.route(uploads, (route) => route.fulfill({ status: 503, body: 'away' }));
  await chapterPdf(page).setInputFiles(await pdf('kept.pdf', 'Kept'));
  await expect(openRow(page).getByText('Not uploaded yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Course' }).click();
  const failed = page.getByRole('alertdialog', { name: 'Update Failed' });
  await expect(failed).toContainText('Details: Subject 1, Chapter 1: PDF “kept.pdf” could not be uploaded.');
  await page.unroute(uploads);
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
  const [chapter] = (await fetchCourse(page, 'Server away')).subjects[0].chapters;
  expect(chapter.pdf).toMatch(/^\/files\//);
});

test('waits for an upload before saving, and can cancel it', async ({ page }) => {
  await openChapter(page, 'Slow line');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/upload/pdf', async (route) => {
    await released;
    await route.continue();
  });
  await chapterPdf(page).setInputFiles(await pdf('slow.pdf', 'Slow'));
  await page.getByRole('button', { name: 'Update Course' }).click();
  await expect(page.getByText('Waiting for 1 file to be uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await openRow(page).getByRole('button', { name: 'Cancel the upload of slow.pdf' }).click();
  await expect(page.getByText('slow.pdf')).toHaveCount(0);
  await chapterPdf(page).setInputFiles(await pdf('slow.pdf', 'Slow'));
  await page.getByRole('button', { name: 'Update Course' }).click();
  await expect(page.getByText('Waiting for 1 file to be uploaded')).toBeVisible();
  release();
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
  const [chapter] = (await fetchCourse(page, 'Slow line')).subjects[0].chapters;
  expect(chapter.pdf).toMatch(/^\/files\//);
});

test('resizes and rotates a phone photo before the upload, and explains HEIC', async ({ page }) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  await page.goto('/admin/create-course');
  const thumbnail = page.getByLabel('Thumbnail', { exact: true });
  const [request, size] = await Promise.all([
    page.waitForRequest('**/api/upload/thumbnail'),
    choosePhonePhoto(thumbnail, 'IMG_2041.jpg'),
  ]);
  expect(size, 'above the limit of the server').toBeGreaterThan(5 * 1024 * 1024);
  const stored = await (await request.response())!.json();
  expect(stored.height).toBeGreaterThan(stored.width);
  expect(Number((await request.allHeaders())['content-length'])).toBeLessThan(5 * 1024 * 1024);
  await expect(page.getByText(UPLOADED)).toBeVisible();

  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(64)]);
  await thumbnail.setInputFiles({ name: 'IMG_2042.HEIC', mimeType: 'image/heic', buffer: heic });
  await expect(page.getByRole('alert').first()).toContainText('“IMG_2042.HEIC” is a HEIC photo');
  await expect(page.getByText('IMG_2041.jpg')).toBeVisible();
});

test('uploads the file of an old local draft again', async ({ page, context }) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  const courseId = await createCourse(page, 'Old draft');
  await page.goto(`/admin/edit-course/${courseId}`);
  const uploaded = page.waitForResponse('**/api/upload/thumbnail');
  await page.getByLabel('Thumbnail', { exact: true }).setInputFiles(png('old.png', 80, 80));
  const { url } = await (await uploaded).json();
  await expect(page.getByText(/Draft saved on this device/)).toBeVisible();
  await page.close({ runBeforeUnload: false });

  // the server deletes unused files after a day
  const later = await context.newPage();
  await later.goto('/admin/dashboard');
  await later.evaluate(async (fileUrl) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('token')}`,
    };
    await fetch('/api/upload/delete-file', { method: 'DELETE', headers, body: JSON.stringify({ fileUrl }) });
  }, url);
  await later.getByRole('link', { name: 'Open the draft Old draft' }).click();
  await later.getByRole('button', { name: 'Continue with it' }).click();
  await expect(later.getByText('old.png')).toBeVisible();
  await saveAndLeave(later, 'Update Course');
  const { thumbnail } = await fetchCourse(later, 'Old draft');
  expect(thumbnail).toMatch(/^\/files\//);
  expect(thumbnail).not.toBe(url);
});
