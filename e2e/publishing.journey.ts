import type { Page } from '@playwright/test';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { withConnection } from '../server/src/database/connection.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { createCourse, fetchCourse, rowButton, savedLine } from './editor-actions.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });

async function scheduleForTomorrow(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the course' });
  await dialog.getByText('Later').click();
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(dialog).toContainText('Choose a time in the future.');
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Date and time (India time)').fill(`${tomorrow}T18:30`);
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(panel(page)).toContainText(/Will be published on .*, 6:30 pm \(India time\)/);
}

test('a draft survives a reload, and is published once it is complete', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await page.getByLabel('Course Title').fill('Written slowly');
  await expect(savedLine(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/edit-course\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Course');
  await page.reload();
  await expect(page.getByLabel('Course Title')).toHaveValue('Written slowly');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the course' });
  await dialog.getByLabel('Note for the list of versions').fill('The first version');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('description is empty')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByLabel('Course Description').fill('Complete now');
  await expect(savedLine(page)).toBeVisible();
  expect((await fetchCourse(page, 'Written slowly')).state).toBe('draft');
  await page.goto('/admin/dashboard?state=draft&search=Written');
  await expect(page.getByRole('row', { name: /Written slowly/ })).toContainText('Draft');
  await page.getByRole('link', { name: 'Edit Written slowly' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Students see the changes now.')).toBeVisible();
  await expect(panel(page)).toContainText('Students see the course as it is here.');
  expect((await fetchCourse(page, 'Written slowly')).state).toBe('published');
});

test('a published course that is only looked at in the editor gets no working copy', async ({ page }) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, 'Only looked at');
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/admin/courses')) writes.push(pathname);
  });
  await page.clock.install();
  await page.goto(`/admin/edit-course/${courseId}`);
  await page.getByLabel('Course Title').focus();
  await rowButton(page, 'Subject 1').click();
  await rowButton(page, 'Chapter 1').click();
  await page.keyboard.press('Control+s');
  // longer than any pause before a save
  await page.clock.runFor('02:00');
  await expect(panel(page)).toContainText('Students see the course as it is here.');
  await page.goto('/admin/dashboard?search=Only looked');
  await expect(page.getByRole('row', { name: /Only looked at/ })).not.toContainText('Unpublished changes');
  expect(writes).toEqual([]);
  expect((await fetchCourse(page, 'Only looked at')).hasUnpublishedChanges).toBe(false);
  const published = await page.request.get(`/api/admin/courses/${courseId}/publishing`, {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
  });
  expect((await published.json()).publishing.savedAt).toBeNull();
});

test('shows what students do not see yet, and discards it', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${await createCourse(page, 'With a difference')}`);
  await page.getByLabel('Course Description').fill('Not live yet');
  await expect(panel(page)).toContainText('Unpublished changes: 0 added, 1 changed, 0 removed');
  await panel(page).getByRole('button', { name: 'Show changes' }).click();
  await expect(panel(page)).toContainText('After: Not live yet');
  await page.getByRole('button', { name: 'Course Information' }).click();
  await panel(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByLabel('Course Description')).toBeFocused();

  await panel(page).getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Yes, Discard' }).click();
  await expect(page.getByLabel('Course Description')).toHaveValue('d');
  await expect(panel(page)).toContainText('Students see the course as it is here.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Course Description')).toHaveValue('Not live yet');
  await expect
    .poll(async () => (await fetchCourse(page, 'With a difference')).description)
    .toBe('Not live yet');
});

test('publishes at a date and time, which can be cancelled', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${await createCourse(page, 'For tomorrow')}`);
  await page.getByLabel('Course Description').fill('Seen tomorrow');
  await scheduleForTomorrow(page);
  await page.reload();
  await panel(page).getByRole('button', { name: 'Cancel the schedule' }).click();
  await expect(page.getByText('The schedule was cancelled.')).toBeVisible();
  await expect(panel(page)).not.toContainText('Will be published');
});

/** Holds back the response to the next request with this method, which the server has then dealt with. */
async function holdNextResponse(page: Page, method: string, path: string) {
  const answered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(`**/api/admin/courses/${path}`, async (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    answered.resolve();
    await released.promise;
    return route.fulfill({ response });
  });
  return { answered: answered.promise, release: released.resolve };
}

test('archives a course and puts it back into the catalogue, while it is saved', async ({ page }) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, 'Out and in again');
  await page.goto(`/admin/edit-course/${courseId}`);
  const save = await holdNextResponse(page, 'PUT', courseId);
  await page.getByLabel('Course Description').fill('Saved before it was archived');
  await save.answered;
  await panel(page).getByRole('button', { name: 'Archive' }).click();
  let isReleased = false;
  const waitedForSave = page.waitForRequest('**/archive').then(() => isReleased);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  isReleased = true;
  save.release();
  expect(await waitedForSave).toBe(true);
  await expect(savedLine(page)).toBeVisible();
  await expect(panel(page)).toContainText('Not in the catalogue.');
  await page.goto('/admin/dashboard?state=archived&search=Out+and+in');
  await expect(page.getByRole('row', { name: /Out and in again/ })).toContainText('Archived');
  await page.getByRole('link', { name: 'Edit Out and in again' }).click();
  // nothing more arrives above the buttons
  await expect(panel(page)).toContainText('1 changed');
  await expect(panel(page)).toContainText('Published on');
  const publishing = await holdNextResponse(page, 'POST', `${courseId}/publish`);
  await panel(page).getByRole('button', { name: 'Put back into the catalogue' }).click();
  await page.getByRole('button', { name: 'Yes, Put Back' }).click();
  await publishing.answered;
  await page.getByLabel('Course Description').fill('Written while it was published');
  await expect(page.getByText('Saving…')).toBeVisible();
  publishing.release();
  await expect(page.getByText('The course is in the catalogue again.')).toBeVisible();
  await expect(savedLine(page)).toBeVisible();
  const { state, description } = await fetchCourse(page, 'Out and in again');
  expect([state, description]).toEqual(['published', 'Written while it was published']);
});

test('checks a course before it is published, and says why a scheduled publishing failed', async ({
  page,
  product,
}) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, 'Not quite ready');
  await page.goto(`/admin/edit-course/${courseId}`);
  await page.getByLabel('Course Title').fill('Not quite ready yet');
  await expect(savedLine(page)).toBeVisible();
  await scheduleForTomorrow(page);
  // the schedule stays, and the server refuses the content when its time has come
  await page.getByLabel('Course Description').fill('');
  await expect.poll(async () => (await fetchCourse(page, 'Not quite ready')).description).toBe('');
  await makeDue(product, courseId);

  await panel(page).getByRole('button', { name: 'Check' }).click();
  const checks = page.getByRole('dialog', { name: 'Checks before publishing' });
  await expect(checks.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  await checks.getByRole('link', { name: /description is empty/ }).click();
  await expect(checks).toBeHidden();
  await expect(page.getByLabel('Course Description')).toBeFocused();
  await panel(page).getByRole('button', { name: 'Check' }).click();
  for (const [group, place] of [
    ['Chapters without a PDF (4)', /^Subject 1, Chapter 2\b/],
    ['Tests with fewer than 5 questions (4)', /^Subject 2, Chapter 1\b/],
    ['Missing explanations (12)', /^Subject 2, Chapter 2, Question 3\b/],
  ] as const) {
    const heading = checks.getByRole('button', { name: group });
    if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click();
    await expect(
      checks.getByRole('region', { name: group }).getByRole('link', { name: place }),
    ).toBeVisible();
  }
  await checks.getByRole('link', { name: /^Subject 2, Chapter 2, Question 3\b/ }).click();
  await expect(page.getByLabel('Explanation').last()).toBeFocused();

  await expect(panel(page).getByRole('alert')).toContainText(
    /Scheduled publishing stopped on .*: .*description is empty/,
  );
  await page.getByLabel('Course Description').fill('Complete again');
  await panel(page).getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the course' });
  await expect(dialog).toContainText('Worth a look');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Students see the changes now.')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

/** Moves the time of a scheduled publishing to now. */
async function makeDue({ dataDir }: Product, courseId: string): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  await withConnection(postgres.connection, (_db, client) =>
    client.query('update working_copies set publish_at = now() where course_id = $1', [courseId]),
  );
}
