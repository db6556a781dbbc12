import type { Page } from '@playwright/test';
import {
  countStoredParts,
  dumpAllBytes,
  openWithoutServer,
  takeChapterAlong,
} from './offline-chapter-page.ts';
import { expect } from './product.ts';
import type { RestartableProduct } from './restartable-product.ts';
import { test } from './restartable-test.ts';
import { openPopupAndSignIn } from './sign-in.ts';
import { getViewer } from './study-course.ts';

const DAY_MS = 24 * 3600_000;
const SHIFT = new URL('shift-clock.mjs', import.meta.url).href;

/** Starts the server again with a clock that is ahead by some days: a session of 7 days has expired, its lease has not. */
async function letDaysPass(server: RestartableProduct, days: number): Promise<void> {
  await server.stop();
  await server.start({
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${SHIFT}`,
    CLOCK_AHEAD_MS: String(days * DAY_MS),
    // otherwise the server makes a backup at once
    BACKUP: '0',
  });
}

/** The login screen is there before the app has found out whether there are chapters to keep. */
function answerSlowly(): void {
  const list = indexedDB.databases.bind(indexedDB);
  indexedDB.databases = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return list();
  };
}

const note = (page: Page) =>
  page.getByText('The chapters on this device wait until the same student signs in again.');

/** Opens the dashboard with a session that has expired. */
async function comeBackAfter(page: Page, server: RestartableProduct, days: number): Promise<void> {
  await letDaysPass(server, days);
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL('/login');
}

test('42 an expired session keeps the chapters, unreadable, for the next sign-in of the same student', async ({
  page,
  context,
  server,
}) => {
  const { email, address } = await takeChapterAlong(page, server);
  const stored = await countStoredParts(page);
  await page.addInitScript(answerSlowly);
  await comeBackAfter(page, server, 8);
  await expect(note(page)).toBeVisible();
  // everything else of the person is gone
  await expect.poll(() => dumpAllBytes(page)).not.toContain('Bus Reader');
  expect(await countStoredParts(page)).toEqual(stored);
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await expect(note(page)).toBeVisible();

  const ranges: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['if-range']) ranges.push(request.url());
  });
  await openPopupAndSignIn(page, { name: 'Bus Reader', email });
  // the page adds the chapter that it opens
  await expect(page).toHaveURL(({ pathname }) => pathname === address);
  await expect(page.locator('[data-offline=complete]')).toBeVisible();
  await getViewer(page).drawn(1);
  expect(await countStoredParts(page)).toEqual(stored);
  expect(ranges, 'nothing is downloaded again').toEqual([]);
  await page.waitForLoadState('networkidle');
  await page.close();
  // with a new lease: for the server it is day 18, and the old one ended on day 14
  const cold = await openWithoutServer(context, server, address, Date.now() + 10 * DAY_MS);
  await getViewer(cold).drawn(1);
});

test('42 after an expired session another student finds no chapters', async ({ page, server }) => {
  const { chapterId } = await takeChapterAlong(page, server);
  await comeBackAfter(page, server, 8);
  await openPopupAndSignIn(page, { name: 'Next', email: 'next@example.com' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => countStoredParts(page)).toEqual([0, 0]);
  await expect.poll(() => dumpAllBytes(page)).not.toContain(chapterId);
});

test('41 chapters that wait for an expired session can be removed on the login screen', async ({
  page,
  server,
}) => {
  const { email } = await takeChapterAlong(page, server);
  await comeBackAfter(page, server, 8);
  await expect.poll(() => dumpAllBytes(page)).not.toContain('Bus Reader');
  await page.getByRole('button', { name: 'Remove the chapters' }).click();
  await expect(page.getByText('The chapters were removed.')).toBeVisible();
  expect(await countStoredParts(page)).toEqual([0, 0]);
  expect(await dumpAllBytes(page)).not.toContain(email);
});

test('42 a session that was ended elsewhere deletes the chapters, also after it has expired', async ({
  page,
  server,
}) => {
  const { chapterId } = await takeChapterAlong(page, server);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/auth/logout', { headers })).status()).toBe(204);
  await comeBackAfter(page, server, 8);
  await expect.poll(() => countStoredParts(page)).toEqual([0, 0]);
  await expect.poll(() => dumpAllBytes(page)).not.toContain(chapterId);
  await expect(note(page)).toBeHidden();
});
