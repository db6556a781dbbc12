import type { Page } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { expect } from './product.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

type Options = { questions?: number; picture?: Buffer };

/** Creates a student who has left all questions of a mock test empty. The right answers are all A. */
export async function signInWithMistakes(page: Page, product: Running, title: string, options: Options = {}) {
  const admin = await createAdminClient(product);
  const course = await admin.create(title, [[{ title, questions: 3, isBilingual: true, ...options }]]);
  await signInEnrolled(page, course._id);
  await handInEmptyTest(page, course._id, course.subjects[0]!.chapters[0]!._id);
}

/** All questions of the chapter are then mistakes to practise. */
export async function handInEmptyTest(page: Page, courseId: string, chapterId: string): Promise<void> {
  const { attempt } = await post(page, '/api/student/test/attempts', { courseId, chapterId });
  await post(page, '/api/student/progress/test-result', { attemptId: attempt.attemptId });
}

export async function post(page: Page, path: string, data: object) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(response.status(), path).toBeLessThan(300);
  return response.json();
}

export async function getPractice(page: Page, query = '') {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(`/api/student/practice${query}`, { headers })).json();
}

type Store = 'decks' | 'reviews' | 'progress' | 'pictures';

/** How many entries the device has stored. */
export function countStored(page: Page, store: Store): Promise<number> {
  return page.evaluate(async (name) => {
    // Opening a database that does not exist yet would create it without stores.
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === 'practice')) return 0;
    return new Promise<number>((resolve, reject) => {
      const request = indexedDB.open('practice');
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        const count = database.transaction(name).objectStore(name).count();
        count.onsuccess = () => {
          database.close();
          resolve(count.result);
        };
      };
    });
  }, store);
}

export const option = (page: Page, letter: string) =>
  page.getByRole('radio', { name: new RegExp(`^${letter} `) });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
