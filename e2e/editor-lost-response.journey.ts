import type { Page } from '@playwright/test';
import { createCourse, fetchCourse, fillCourse, pauseAutosave, saveAndLeave } from './editor-actions.ts';
import { loseNextResponse } from './lose-response.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';

// responses are lost on purpose here
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR|ApiError/ });

const loseNextSave = (page: Page) => loseNextResponse(page, '**/api/admin/courses{,/*}');

async function countCourses(page: Page, title: string): Promise<number> {
  return page.evaluate(async (search) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const response = await fetch(`/api/admin/courses?search=${encodeURIComponent(search)}`, { headers });
    return (await response.json()).courses.length;
  }, title);
}

/** Reads the descriptions of the local drafts. */
function readDraftDescriptions(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('course-drafts');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('heads').objectStore('heads').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ course }) => course.description));
          };
        };
      }),
  );
}

const errorDialog = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });
const successButton = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' });

test('creates a course once when its response was lost and the save is tried again', async ({ page }) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  await page.goto('/admin/create-course');
  await fillCourse(page, 'Created once', 'd');
  await loseNextSave(page);
  await page.getByRole('button', { name: 'Create Course' }).click();
  await errorDialog(page, 'Creation Failed').getByRole('button', { name: 'Try Again' }).click();
  await successButton(page).click();
  expect(await countCourses(page, 'Created once')).toBe(1);
});

test('creates a course once when its response was lost, after more edits and a reload', async ({ page }) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  await page.goto('/admin/create-course');
  await fillCourse(page, 'Created then changed', 'd');
  await loseNextSave(page);
  await page.getByRole('button', { name: 'Create Course' }).click();
  await errorDialog(page, 'Creation Failed').getByRole('button', { name: 'Keep editing' }).click();
  const lost = await fetchCourse(page, 'Created then changed');
  await page.getByLabel('Course Description').fill('written after it');
  await expect
    .poll(() => readDraftDescriptions(page), 'the local draft is written')
    .toContain('written after it');
  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await page.getByRole('button', { name: 'Create Course' }).click();
  await successButton(page).click();
  expect(await countCourses(page, 'Created then changed')).toBe(1);
  const saved = await fetchCourse(page, 'Created then changed');
  expect(saved.description).toBe('written after it');
  expect(saved.subjects, 'the rows keep the ids of the first save').toEqual(lost.subjects);
});

test('does not report a conflict with a save whose response was lost', async ({ page }) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  const editorUrl = `/admin/edit-course/${await createCourse(page, 'Saved once')}`;
  await page.goto(editorUrl);
  await page.getByLabel('Course Description').fill('first');
  await loseNextSave(page);
  await page.getByRole('button', { name: 'Update Course' }).click();
  await errorDialog(page, 'Update Failed').getByRole('button', { name: 'Try Again' }).click();
  await successButton(page).click();
  expect((await fetchCourse(page, 'Saved once')).description).toBe('first');

  await page.goto(editorUrl);
  await page.getByLabel('Course Description').fill('second');
  await loseNextSave(page);
  await page.getByRole('button', { name: 'Update Course' }).click();
  await errorDialog(page, 'Update Failed').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Course Description').fill('third');
  await saveAndLeave(page, 'Update Course');
  expect((await fetchCourse(page, 'Saved once')).description).toBe('third');
});
