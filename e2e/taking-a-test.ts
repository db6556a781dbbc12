import type { Page } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { expect } from './product.ts';
import { asAdmin, enrolled } from './study-course.ts';

export type Course = { _id: string; subjects: { chapters: { _id: string }[] }[] };
type Letter = 'A' | 'B' | 'C' | 'D';

/** A student at a mock test, as a person goes through it. */
export function atTheTest(page: Page, course: Course) {
  const address = `/student/course/${course._id}/subject/0/chapter/0/test`;
  const option = (letter: Letter) => page.getByRole('radio', { name: new RegExp(`^${letter} `) });
  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
  return {
    address,
    option,
    next,
    open: () => page.goto(address),
    async start() {
      await page.goto(address);
      await page.getByRole('button', { name: 'Start Test' }).click();
      await expect(page.getByText('Question 1 of')).toBeVisible();
    },
    /** One question after the other, from the one on the screen; null leaves one out. */
    async answer(...letters: (Letter | null)[]) {
      for (const [index, letter] of letters.entries()) {
        if (index > 0) await next();
        if (letter) await option(letter).check();
      }
    },
    /** By the server: on the device it is saved a moment earlier, and the line reads the same. */
    async saved() {
      await expect(page.locator('[data-sync-status=synced]')).toHaveText('Saved');
    },
    /** From the last question. */
    async submit() {
      await page.getByRole('button', { name: 'Submit Test' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
    },
    async seeResult(words: string | RegExp) {
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(words);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
    },
  };
}

/** A student who has just started a test whose right answers are all A, in a course of its own. */
export async function startedTest(page: Page, product: Running, title: string, questions = 3) {
  const course: Course = await (await asAdmin(product)).create(title, [[{ title, questions }]]);
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.start();
  return { course, at };
}

type Stored = {
  results: { _id: string; correctAnswers: number; totalQuestions: number }[];
  review: string[];
};

/** What the server has stored of the student's tests on the chapter, and the answers of the newest. */
export async function storedResults(page: Page, course: Course): Promise<Stored> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const origin = new URL(page.url()).origin;
  const ask = async (path: string) =>
    (await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })).json();
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  const { results } = (await ask(
    `/api/student/test/results?courseId=${course._id}&chapterId=${chapterId}`,
  )) as Pick<Stored, 'results'>;
  if (!results[0]) return { results, review: [] };
  const { review } = (await ask(`/api/student/test/results/${results[0]._id}`)) as {
    review: { selectedIndex: number | null }[];
  };
  return {
    results,
    review: review.map(({ selectedIndex }) => (selectedIndex === null ? '-' : 'ABCD'[selectedIndex]!)),
  };
}
