import type { Page } from '@playwright/test';
import { finish, makeCourse, storedCourse, writeCourse } from './in-the-editor.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';

// answers are lost on purpose here
test.use({ expectedComplaints: /Failed to load resource|net::ERR|ApiError/ });

/** The next save is done by the server, but its answer never arrives. */
async function loseNextAnswer(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/api/admin/courses{,/*}', async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

async function countCourses(page: Page, title: string): Promise<number> {
  return page.evaluate(async (search) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = await fetch(`/api/admin/courses?search=${encodeURIComponent(search)}`, { headers });
    return (await answer.json()).courses.length;
  }, title);
}

/** The descriptions in the drafts of this device. */
function keptDescriptions(page: Page): Promise<string[]> {
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

const failure = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });
const success = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' });

test('a new course whose answer was lost is there once after Try Again', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await writeCourse(page, 'Created once', 'd');
  await loseNextAnswer(page);
  await page.getByRole('button', { name: 'Create Course' }).click();
  await failure(page, 'Creation Failed').getByRole('button', { name: 'Try Again' }).click();
  await success(page).click();
  expect(await countCourses(page, 'Created once')).toBe(1);
});

test('a new course whose answer was lost is there once after more writing and a reload', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await writeCourse(page, 'Created then changed', 'd');
  await loseNextAnswer(page);
  await page.getByRole('button', { name: 'Create Course' }).click();
  await failure(page, 'Creation Failed').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Course Description').fill('written after it');
  await expect.poll(() => keptDescriptions(page), 'the draft is written').toContain('written after it');
  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await page.getByRole('button', { name: 'Create Course' }).click();
  await success(page).click();
  expect(await countCourses(page, 'Created then changed')).toBe(1);
  expect((await storedCourse(page, 'Created then changed')).description).toBe('written after it');
});

test('a saved change whose answer was lost is no conflict with oneself', async ({ page }) => {
  await signInAsAdmin(page);
  const address = `/admin/edit-course/${await makeCourse(page, 'Saved once')}`;
  await page.goto(address);
  await page.getByLabel('Course Description').fill('first');
  await loseNextAnswer(page);
  await page.getByRole('button', { name: 'Update Course' }).click();
  await failure(page, 'Update Failed').getByRole('button', { name: 'Try Again' }).click();
  await success(page).click();
  expect((await storedCourse(page, 'Saved once')).description).toBe('first');

  await page.goto(address);
  await page.getByLabel('Course Description').fill('second');
  await loseNextAnswer(page);
  await page.getByRole('button', { name: 'Update Course' }).click();
  await failure(page, 'Update Failed').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Course Description').fill('third');
  await finish(page, 'Update Course');
  expect((await storedCourse(page, 'Saved once')).description).toBe('third');
});
