import type { Page } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { expect } from './product.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

export type Course = { _id: string; subjects: { chapters: { _id: string }[] }[] };
type Letter = 'A' | 'B' | 'C' | 'D';

/** The page of a mock test. The test is that of the first chapter of the course. */
export function createTestPage(page: Page, course: Course) {
  const address = `/student/course/${course._id}/subject/0/chapter/0/test`;
  const option = (letter: Letter) => page.getByRole('radio', { name: new RegExp(`^${letter} `) });
  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
  const open = async () => {
    await page.goto(address);
    // the browser sends no click if the app replaces the page between press and release
    await expect(page.locator('#shell')).toHaveCount(0);
  };
  return {
    address,
    option,
    next,
    open,
    async start() {
      await open();
      await page.getByRole('button', { name: 'Start Test' }).click();
      await expect(page.getByText('Question 1 of')).toBeVisible();
    },
    /** Answers one question after the other, from the one on the screen; null skips one. */
    async answer(...letters: (Letter | null)[]) {
      for (const [index, letter] of letters.entries()) {
        if (index > 0) await next();
        if (letter) await option(letter).check();
      }
    },
    /** Waits until the server has all answers; the text is the same while only the device has them. */
    async expectSaved() {
      await expect(page.locator('[data-sync-status=synced]')).toHaveText('Saved');
    },
    /** Must be called at the last question. */
    async submit() {
      await page.getByRole('button', { name: 'Submit Test' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
    },
    async expectResult(text: string | RegExp) {
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(text);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
    },
  };
}

/** Creates a course and starts its test as a new student. The right answers are all A. */
export async function startTest(page: Page, product: Running, title: string, questions = 3) {
  const course: Course = await (await createAdminClient(product)).create(title, [[{ title, questions }]]);
  await signInEnrolled(page, course._id);
  const testPage = createTestPage(page, course);
  await testPage.start();
  return { course, testPage };
}

type StoredResults = {
  results: { _id: string; correctAnswers: number; totalQuestions: number; takenOffline: boolean }[];
  review: string[];
  /** The language in which each question was last shown. */
  languages: (string | null)[];
};

/** The student's results of the chapter on the server, and the answers of the newest one. */
export async function fetchResults(page: Page, course: Course): Promise<StoredResults> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const origin = new URL(page.url()).origin;
  const get = async (path: string) =>
    (await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })).json();
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  const { results } = (await get(
    `/api/student/test/results?courseId=${course._id}&chapterId=${chapterId}`,
  )) as Pick<StoredResults, 'results'>;
  if (!results[0]) return { results, review: [], languages: [] };
  const { review } = (await get(`/api/student/test/results/${results[0]._id}`)) as {
    review: { selectedIndex: number | null; shownLanguage: string | null }[];
  };
  return {
    results,
    review: review.map(({ selectedIndex }) => (selectedIndex === null ? '-' : 'ABCD'[selectedIndex]!)),
    languages: review.map(({ shownLanguage }) => shownLanguage),
  };
}
