import { createCourse, fetchCourse } from './editor-actions.ts';
import { expect, test } from './product.ts';
import { pdf } from './sample-files.ts';
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
  await expect(dialog).toContainText('you can restore it for 30 days');
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

test('a deleted course comes back with Undo and from the bin', async ({ page }) => {
  await signInAsAdmin(page);
  await createCourses(page, ['Deleted by mistake']);
  const list = '/admin/dashboard?search=Deleted+by+mistake';
  const removeCourse = async () => {
    await page.getByRole('button', { name: 'Delete Deleted by mistake' }).click();
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
  };
  await page.goto(list);
  const { promise: isPressedAgain, resolve: pressedAgain } = Promise.withResolvers<void>();
  await page.route('**/api/admin/courses/*', async (route) => {
    await isPressedAgain;
    await route.continue();
  });
  await removeCourse();
  await page.getByRole('button', { name: 'Delete Deleted by mistake' }).click({ force: true });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  pressedAgain();
  await expect(page.getByText('No courses found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Course restored.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Deleted by mistake' })).toBeVisible();

  await removeCourse();
  await expect(page.getByText('No courses found')).toBeVisible();
  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await expect(page).toHaveURL(/state=bin/);
  await expect(page.getByRole('row', { name: /Deleted by mistake/ })).toContainText('Removed for good on');
  const restore = page.getByRole('button', { name: 'Restore Deleted by mistake' });
  await restore.click();
  // leaving the page would cancel the request
  await expect(restore).toBeHidden();
  await page.goto(`${list}&state=published`);
  await expect(page.getByRole('row', { name: /Deleted by mistake/ })).toContainText('Published');
  await page.goto(`${list}&state=draft`);
  await expect(page.getByText('No courses found')).toBeVisible();
});

test('uploads several PDFs, matched to their chapters by name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdmin(page);
  await createCourse(page, 'For several PDFs');
  await page.goto('/admin/upload-pdf');
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const submit = page.getByRole('button', { name: 'Upload PDF', exact: true });
  await submit.click();
  expect(alerts).toEqual(['Please select a file']);

  const files = page.getByLabel('PDF file', { exact: true });
  await files.setInputFiles([await pdf('01_opening.pdf', 'One'), await pdf('scan.pdf', 'Two')]);
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a course' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('For several');
  await page.getByLabel('Course *').selectOption({ label: 'For several PDFs' });
  const first = page.getByLabel('Chapter for 01_opening.pdf');
  await expect(first.locator('option:checked')).toHaveText('Opening');
  await expect(page.getByText('Choose the chapter of this file.')).toBeVisible();
  await page.getByLabel('Chapter for scan.pdf').selectOption({ label: 'Middle' });
  await submit.click();
  await expect(page.getByText('2 PDFs are saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the course' }).click();
  await expect(page.getByText('Unpublished changes: 0 added, 2 changed, 0 removed')).toBeVisible();
  const course = await fetchCourse(page, 'For several PDFs');
  const hasPdf = course.subjects.flatMap(({ chapters }: { chapters: { pdf: string | null }[] }) =>
    chapters.map((chapter) => chapter.pdf !== null),
  );
  expect(hasPdf.filter(Boolean)).toHaveLength(2);
});
