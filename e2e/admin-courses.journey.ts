import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';

/** Creates courses through the API as the admin who is signed in on this page. */
async function createCourses(page: import('@playwright/test').Page, titles: string[]): Promise<void> {
  await page.evaluate(async (names) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('token')}`,
    };
    for (const title of names) {
      const question = {
        question: 'ଏହା ଠିକ୍ କି?',
        options: ['ହଁ', 'ନା', 'c', 'd'],
        correctAnswer: 1,
        explanation: 'କାରଣ',
      };
      const chapters = [
        { title: 'ଅଧ୍ୟାୟ ୧', description: 'd', questions: [question] },
        { title: 'Empty one', description: 'd' },
      ];
      const subjects = [
        { title: 'ବିଷୟ', description: 'd', chapters },
        { title: 'Bare', description: 'd' },
      ];
      const body = JSON.stringify({ title, description: 'Made for a journey', price: 250, subjects });
      await fetch('/api/admin/courses', { method: 'POST', headers, body });
    }
  }, titles);
}

test('searches, sorts, opens and deletes courses', async ({ page }) => {
  await signInAsAdmin(page);
  await createCourses(
    page,
    Array.from({ length: 6 }, (_, n) => `ଯାତ୍ରା ${n + 1}`),
  );
  await page.goto('/admin/dashboard?limit=5');
  const rows = page.getByRole('table', { name: 'Courses' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('ଯାତ୍ରା');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Course', exact: true }).click();
  await expect(page).toHaveURL(/sortBy=title/);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: /^Delete ଯାତ୍ରା/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Course?' });
  await expect(dialog).toContainText('No student has this course.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /^Delete ଯାତ୍ରା/ }).click();
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('Course deleted successfully!')).toBeVisible();
  await expect(page, 'the last course of a page was deleted, so the page before is shown').not.toHaveURL(
    /page=2/,
  );
  await expect(rows).toHaveCount(6);
});

test('shows a whole course with the correct answers marked', async ({ page }) => {
  await signInAsAdmin(page);
  await createCourses(page, ['ପଢ଼ିବା ପାଇଁ']);
  await page.goto('/admin/dashboard?search=ପଢ଼ିବା');
  await page.getByRole('link', { name: 'View ପଢ଼ିବା ପାଇଁ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ପଢ଼ିବା ପାଇଁ');
  await page.getByRole('button', { name: 'Bare' }).click();
  await expect(page.getByText('No chapters in this subject')).toBeVisible();
  await page.getByRole('button', { name: 'ବିଷୟ' }).click();
  await page.getByRole('button', { name: 'Empty one' }).click();
  await expect(page.getByText('No questions in this chapter')).toBeVisible();
  await page.getByRole('button', { name: 'ଅଧ୍ୟାୟ ୧' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'ନା' }).getByText('Correct')).toBeVisible();
});

test.describe('a course that does not exist', () => {
  test.use({ expectedConsoleErrors: /404/ });

  test('shows a message and a link back', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/view-course/018f0000-0000-7000-8000-000000000000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course not found');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
  });
});

test('the two mock pages show only messages', async ({ page }) => {
  await signInAsAdmin(page);
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/admin/upload-pdf');
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await page
    .getByLabel('PDF file', { exact: true })
    .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await expect(page.getByRole('status').filter({ hasText: 'x.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await page.goto('/admin/create-test');
  await page.getByLabel('Title').fill('ପରୀକ୍ଷା');
  await page.getByLabel('Duration').fill('30');
  await page.getByLabel('Questions').fill('[]');
  await page.getByRole('button', { name: 'Create Test' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  expect(messages).toEqual([
    'Please select a file',
    'PDF uploaded (mock implementation)',
    'Mock test created (mock implementation)',
  ]);
});
