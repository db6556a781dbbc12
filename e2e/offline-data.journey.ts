import type { Page } from '@playwright/test';
import { expectFitsPhone } from './fits-phone.ts';
import { expect } from './product.ts';
import { signInAsStudent } from './sign-in.ts';
import { test } from './stoppable-test.ts';
import { waitForShell } from './wait-for-shell.ts';

/** A student of the demo content with courses and results. */
const STUDENT = { name: 'Minakshi Das', email: 'minakshi.das@example.com' };

const asOf = (page: Page) => page.getByRole('banner').getByText(/^Offline, as of \d+ \w+, \d+:\d\d [ap]m$/);

/** Opens the screens once, so that their data is on the device. Returns the titles of the student's courses. */
async function readEverything(page: Page): Promise<{ title: string; course: string }> {
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  await waitForShell(page, '/student/dashboard');
  await page.goto('/student/analytics', { waitUntil: 'networkidle' });
  await page.goto('/student/my-courses', { waitUntil: 'networkidle' });
  const card = page.getByRole('main').getByRole('heading', { level: 3 }).first();
  const title = (await card.textContent()) ?? '';
  await page
    .getByRole('link', { name: /Continue/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/student\/course\//);
  const course = new URL(page.url()).pathname;
  const courseId = course.split('/').at(-1);
  for (const queryKey of [
    ['study', 'course', courseId],
    ['study', 'progress', courseId],
  ])
    await expect.poll(() => dumpStorage(page)).toContain(JSON.stringify(JSON.stringify(queryKey)));
  return { title, course };
}

test('cut off from the network, the app opens cold and shows the last known data with its time', async ({
  page,
  context,
  server,
}) => {
  await signInAsStudent(page, STUDENT);
  const { title, course } = await readEverything(page);
  await page.close();
  await server.stop();
  await context.setOffline(true);

  const cold = await context.newPage();
  await cold.goto('/student/dashboard');
  await expect(cold.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(cold.getByRole('main').getByText(title).first()).toBeVisible();
  await expect(asOf(cold)).toBeVisible();
  // the failed requests are tried again first; then nothing looks like an error
  await expect(cold.getByRole('alert')).toHaveCount(0);
  await expectFitsPhone(cold, 'the dashboard without a connection');

  const panel = cold.getByRole('complementary', { name: 'Student Portal' });
  await panel.getByRole('link', { name: 'My Courses' }).click();
  await expect(cold.getByRole('main').getByText(title).first()).toBeVisible();
  await expectFitsPhone(cold, 'the courses without a connection');
  await panel.getByRole('link', { name: 'Analytics' }).click();
  await expect(cold.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(asOf(cold)).toBeVisible();
  await expect(cold.getByRole('alert')).toHaveCount(0);
  await expectFitsPhone(cold, 'the analytics without a connection');
  await cold.goto(course);
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(asOf(cold)).toBeVisible();
  await expectFitsPhone(cold, 'a course without a connection');

  await context.setOffline(false);
  await server.start();
  await cold.goto('/student/dashboard');
  await expect(cold.getByRole('main').getByText(title).first()).toBeVisible();
  await expect(asOf(cold)).toBeHidden();
});

/** Everything that the browser has stored for the site, as one text. */
const dumpStorage = (page: Page) =>
  page.evaluate(async () => {
    const readAll = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const dump: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const db = await readAll(indexedDB.open(name!));
      for (const store of db.objectStoreNames) {
        const objects = db.transaction(store).objectStore(store);
        dump.push([name, store, await readAll(objects.getAllKeys()), await readAll(objects.getAll())]);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const isFile = new URL(request.url).pathname.startsWith('/assets/');
        dump.push([request.url, isFile ? '' : await (await cache.match(request))!.text()]);
      }
    }
    const opfs = await navigator.storage.getDirectory();
    for await (const name of (opfs as unknown as { keys(): AsyncIterable<string> }).keys()) dump.push(name);
    return JSON.stringify(dump);
  });

test('after sign-out the browser has nothing of the person', async ({ page }) => {
  await signInAsStudent(page, STUDENT);
  const { title, course } = await readEverything(page);
  await page.goto('/courses/history-of-odisha');
  await page.goto('/student/my-courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const courseId = course.split('/').at(-1)!;
  const token = await page.evaluate(() => localStorage.getItem('token')!);
  const words = [STUDENT.email, STUDENT.name, title, courseId, 'history-of-odisha', token];
  const before = await dumpStorage(page);
  for (const word of words) expect(before, word).toContain(word);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect
    .poll(async () => {
      const dump = await dumpStorage(page);
      return words.filter((word) => dump.includes(word));
    })
    .toEqual([]);
  // the app still opens without a connection
  await waitForShell(page, '/student/dashboard');
});

test('another account on the same device sees nothing of the person before', async ({
  page,
  context,
  server,
}) => {
  await signInAsStudent(page, STUDENT);
  const { title } = await readEverything(page);
  // signed in elsewhere: the session is replaced without a sign-out
  await signInAsStudent(page, { name: 'Next Person', email: 'next@example.com' });
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  await waitForShell(page, '/student/dashboard');
  await expect.poll(() => dumpStorage(page)).not.toContain(STUDENT.email);
  await page.goto('about:blank');
  await server.stop();
  await context.setOffline(true);
  await page.goto('/student/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next');
  await expect(page.getByText(title)).toHaveCount(0);
});

for (const [what, breakStorage] of [
  [
    'refuses IndexedDB',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    },
  ],
  [
    'has no room',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`the portal works where the browser ${what}`, async ({ page, context }) => {
    await context.addInitScript(breakStorage);
    await signInAsStudent(page, STUDENT);
    await page.goto('/student/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });
}

test('a tab with an older build does not block a newer one from changing the database', async ({
  page,
  context,
}) => {
  await signInAsStudent(page, STUDENT);
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  const newer = await context.newPage();
  await newer.goto('/shipping');
  const version = await newer.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('person-data', 1000);
        request.onsuccess = () => resolve(request.result.version);
        request.onblocked = () => reject(new Error('blocked'));
        request.onerror = () => reject(request.error);
      }),
  );
  expect(version).toBe(1000);
  // the old tab continues without the database
  const panel = page.getByRole('complementary', { name: 'Student Portal' });
  await panel.getByRole('link', { name: 'My Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Learning Hub' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
});
