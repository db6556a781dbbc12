import type { Page } from '@playwright/test';
import { createCourse, fetchCourse, savedLine } from './editor-actions.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';
import { createAdminClient, createPdf } from './study-course.ts';

/** Publishes another description by the API. */
async function publishDescription(page: Page, title: string, description: string): Promise<void> {
  const course = await fetchCourse(page, title);
  const status = await page.evaluate(
    async ([id, body]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
      };
      return (await fetch(`/api/admin/courses/${id}`, { method: 'PUT', headers, body })).status;
    },
    [course._id, JSON.stringify({ ...course, state: undefined, description })] as const,
  );
  expect(status).toBe(200);
}

test('an admin compares two versions and restores one as working copy', async ({ page }) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, 'With versions');
  for (const description of ['second text', 'third text'])
    await publishDescription(page, 'With versions', description);
  await page.goto(`/admin/edit-course/${courseId}`);
  await page.getByRole('link', { name: 'Versions' }).click();
  await expect(page).toHaveURL(`/admin/courses/${courseId}/versions`);
  const table = page.getByRole('table', { name: 'Versions' });
  await expect(table.getByRole('row', { name: /Version 3/ })).toContainText('Current');
  await expect(table.getByRole('row', { name: /Version 2/ })).toContainText('0 added, 1 changed, 0 removed');
  await page.getByLabel('From').selectOption('1');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(`/admin/courses/${courseId}/versions?compare=1..3`);
  const differences = page.getByRole('region', { name: 'What is different' });
  await expect(differences).toContainText('Before: d');
  await expect(differences).toContainText('After: third text');

  await page.getByRole('link', { name: 'Back to all versions' }).click();
  await page.getByRole('link', { name: 'View version 2' }).click();
  await expect(page.getByRole('main')).toContainText('second text');
  await page.goBack();
  await page.getByRole('button', { name: 'Restore version 2' }).click();
  await expect(page.getByText('Version 2 is the working copy now.')).toBeVisible();
  await expect(page).toHaveURL(`/admin/edit-course/${courseId}`);
  await expect(page.getByLabel('Course Description')).toHaveValue('second text');
  await expect(page.getByRole('region', { name: 'Publishing' })).toContainText('1 changed');

  // without the course, the page does not know of the unpublished changes
  await page.route(`**/api/admin/courses/${courseId}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto(`/admin/courses/${courseId}/versions`);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace the unpublished changes?' });
  await question.getByRole('button', { name: 'Keep the changes' }).click();
  await expect(page).toHaveURL(`/admin/courses/${courseId}/versions`);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await question.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByLabel('Course Description')).toHaveValue('d');
});

test('an admin previews the working copy as a student, and nothing is recorded', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('To be previewed', [
    [{ title: 'Rivers', pdf: await createPdf(1), questions: 2 }],
  ]);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(new URL(request.url()).pathname);
  });
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${course._id}`);
  await page.getByLabel('Course Title').fill('To be previewed, new title');
  await expect(savedLine(page)).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page).toHaveURL(`/admin/courses/${course._id}/preview`);
  const mark = page.getByRole('complementary', { name: 'Preview' });
  await expect(mark).toContainText('Nothing you do here is recorded.');
  await expect(page.getByRole('heading', { name: 'To be previewed, new title' })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();

  writes.length = 0;
  await page.getByRole('link', { name: 'Try the test' }).click();
  await expect(mark).toBeVisible();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.locator('[data-sync-status]')).toHaveText('Preview: nothing is saved');
  await page.getByRole('radio', { name: /^A / }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByText('You scored 1/2 (50%)')).toBeVisible();
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  expect(writes).toEqual([`/api/admin/courses/${course._id}/preview/chapters/${chapterId}/grade`]);
  await mark.getByRole('link', { name: 'Back to the preview' }).click();
  await expect(page).toHaveURL(`/admin/courses/${course._id}/preview?chapter=${chapterId}`);
});
