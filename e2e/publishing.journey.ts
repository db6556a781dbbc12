import type { Page } from '@playwright/test';
import { createCourse, fetchCourse, savedLine } from './editor-actions.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });

test('writes a draft, reloads, goes on and publishes it with a note', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await page.getByLabel('Course Title').fill('Written slowly');
  await expect(savedLine(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/edit-course\//);
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
  await panel(page).getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the course' });
  await dialog.getByText('Later').click();
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(dialog).toContainText('Choose a time in the future.');
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Date and time (India time)').fill(`${tomorrow}T18:30`);
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(panel(page)).toContainText(/Will be published on .*, 6:30 pm \(India time\)/);
  await page.reload();
  await panel(page).getByRole('button', { name: 'Cancel the schedule' }).click();
  await expect(page.getByText('The schedule was cancelled.')).toBeVisible();
  await expect(panel(page)).not.toContainText('Will be published');
});

test('archives a course and puts it back into the catalogue', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${await createCourse(page, 'Out and in again')}`);
  await panel(page).getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(panel(page)).toContainText('Not in the catalogue.');
  await page.goto('/admin/dashboard?state=archived&search=Out+and+in');
  await expect(page.getByRole('row', { name: /Out and in again/ })).toContainText('Archived');
  await page.getByRole('link', { name: 'Edit Out and in again' }).click();
  await panel(page).getByRole('button', { name: 'Put back into the catalogue' }).click();
  await page.getByRole('button', { name: 'Yes, Put Back' }).click();
  await expect(page.getByText('The course is in the catalogue again.')).toBeVisible();
  expect((await fetchCourse(page, 'Out and in again')).state).toBe('published');
});
