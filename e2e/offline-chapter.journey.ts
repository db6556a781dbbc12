import type { Page } from '@playwright/test';
import { expectFitsPhone } from './fits-phone.ts';
import { fetchResults } from './mock-test-page.ts';
import {
  blockStudent,
  countStoredParts,
  dumpAllBytes,
  openWithoutServer,
  revokeCourse,
  takeChapterAlong,
} from './offline-chapter-page.ts';
import { expect } from './product.ts';
import { png } from './sample-files.ts';
import { test } from './stoppable-test.ts';
import { getViewer } from './study-course.ts';

// besides what every stopped server logs, the sentences of a lease that does not allow reading
test.use({
  expectedConsoleErrors:
    /Failed to load resource|ERR_|Failed to fetch|Service Worker|Connect once|connect once/,
});

const DAY = 24 * 3600_000;
const ENDED = 'This chapter was on this device for 14 days without a connection. Connect once to read on.';
const SET_BACK = 'The clock of this device was set back. Set it right or connect once to read on.';

async function submitWithoutServer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  await expect(
    page.getByText('Your answers stay on this device and are handed in automatically'),
  ).toBeVisible();
}

test('43 cut off from the network, a chapter opens at pages 1 and 120, and its test arrives once', async ({
  page,
  context,
  server,
}) => {
  const { course, address } = await takeChapterAlong(page, server, {
    pages: 130,
    picture: png('map.png', 400, 200).buffer,
  });
  await page.close();
  // counts the chunks that are decrypted
  await context.addInitScript(() => {
    // not on the empty page of a new tab
    if (!window.isSecureContext) return;
    const counted = window as unknown as { chunks: number };
    counted.chunks = 0;
    const decrypt = SubtleCrypto.prototype.decrypt;
    SubtleCrypto.prototype.decrypt = function (...parameters) {
      if ((parameters[2] as ArrayBuffer).byteLength > 100_000) counted.chunks += 1;
      return decrypt.apply(this, parameters);
    };
  });
  const cold = await openWithoutServer(context, server, address);
  const { drawn, pageField, sheet } = getViewer(cold);
  await drawn(1);
  await expect(sheet(1)).toContainText('Page 1: the Kalinga war');
  await pageField.fill('120');
  await pageField.press('Enter');
  await drawn(120);
  await expect(sheet(120)).toContainText('Page 120: the Kalinga war');
  const chunks = await cold.evaluate(() => (window as unknown as { chunks: number }).chunks);
  expect(chunks, 'of 30 chunks').toBeLessThan(10);
  await expectFitsPhone(cold, 'a chapter without a connection');

  await cold.getByRole('link', { name: 'Start Test' }).click();
  const start = cold.getByRole('button', { name: 'Start without a connection' });
  await expect(start).toBeVisible();
  await expectFitsPhone(cold, 'the start of a test without a connection');
  await start.click();
  await expect(cold.getByText('Question 1 of 3')).toBeVisible();
  await expectFitsPhone(cold, 'a test without a connection');
  const picture = cold.getByRole('img', { name: /^Belongs to question 1/ });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const [index, letter] of ['A', 'A', 'B'].entries()) {
    if (index > 0) await cold.getByRole('button', { name: 'Next', exact: true }).click();
    await cold.getByRole('radio', { name: new RegExp(`^${letter} `) }).check();
  }
  await expect(cold.getByText('Saved on this device, waiting for network')).toBeVisible();
  // the attempt survives a reload without a connection
  await cold.reload();
  await expect(cold.getByRole('radio', { name: /^B / })).toBeChecked();
  await submitWithoutServer(cold);
  await cold.close();

  await server.start();
  await context.setOffline(false);
  const online = await context.newPage();
  await online.goto('/student/dashboard');
  await expect(online.getByText('was handed in. You scored 2/3 (67%)')).toBeVisible();
  await online.reload();
  const { results, review } = await fetchResults(online, course);
  expect(review).toEqual(['A', 'A', 'B']);
  expect(results).toMatchObject([{ correctAnswers: 2, takenOffline: true }]);
  await online.goto(`${address}/subject/0/chapter/0/test?result=${results[0]!._id}`);
  await expect(online.getByText('Taken offline')).toBeVisible();
});

test('43 a test from before a reset of the course does not count, and the student is told why', async ({
  page,
  context,
  server,
}) => {
  const { course, address } = await takeChapterAlong(page, server);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.close();
  const cold = await openWithoutServer(context, server, `${address}/subject/0/chapter/0/test`);
  await cold.getByRole('button', { name: 'Start without a connection' }).click();
  await cold.getByRole('radio', { name: /^A / }).check();
  for (let times = 0; times < 2; times += 1)
    await cold.getByRole('button', { name: 'Next', exact: true }).click();
  await submitWithoutServer(cold);
  await cold.close();

  await server.start();
  const reset = await fetch(`${server.address}/api/student/reset/${course._id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reset.status).toBe(200);
  await context.setOffline(false);
  const online = await context.newPage();
  await online.goto('/or/student/dashboard');
  await expect(online.getByText('ଅଗ୍ରଗତି ଲିଭାଇବା ପୂର୍ବରୁ ଏହି ପରୀକ୍ଷା ଦେଇଥିଲେ, ତେଣୁ ଏହା ଗଣାଯିବ ନାହିଁ।')).toBeVisible();
  expect((await fetchResults(online, course)).results).toEqual([]);
  // the attempt is gone, so that the test can be taken again
  await online.goto(`${address}/subject/0/chapter/0/test`);
  await expect(online.getByRole('button', { name: 'Start Test' })).toBeVisible();
});

test('43 an offline test keeps its time left when the clock of the device is set', async ({
  page,
  context,
  server,
}) => {
  const { address } = await takeChapterAlong(page, server);
  await page.close();
  await server.stop();
  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.clock.install();
  await tab.goto(`${address}/subject/0/chapter/0/test`);
  await tab.getByRole('button', { name: 'Start without a connection' }).click();
  await tab.getByRole('radio', { name: /^A / }).check();
  const timer = tab.getByRole('timer');
  await expect(timer).toHaveText(/^[0-5]:\d\d$/);
  const now = Date.now();
  for (const time of [now + DAY, now - DAY]) {
    await tab.clock.setSystemTime(time);
    await tab.clock.runFor(2000);
    await expect(timer).toHaveText(/^[0-5]:\d\d$/);
  }
  await tab.close();

  // a battery that was empty sets the clock back while the page is closed
  const later = await context.newPage();
  await later.clock.install({ time: now - 30 * DAY });
  await later.goto(`${address}/subject/0/chapter/0/test`);
  await expect(later.getByRole('timer')).toHaveText(/^[0-5]:\d\d$/);
  await expect(later.getByRole('radio', { name: /^A / })).toBeChecked();
});

test('41 the storage of a student with a chapter has no plain PDF and no right answer, and nothing after sign-out', async ({
  page,
  server,
}) => {
  const { course, email, chapterId } = await takeChapterAlong(page, server);
  const dump = await dumpAllBytes(page);
  expect(dump.length, 'the encrypted chapter is in the dump').toBeGreaterThan(500_000);
  for (const word of ['%PDF', 'endobj', 'Kalinga war', 'correctAnswer', 'Question 1', 'extractable key'])
    expect(dump.includes(word), word).toBe(false);
  for (const word of [email, course._id, chapterId, 'The long chapter'])
    expect(dump.includes(word), word).toBe(true);

  // leaving the course reports the minutes, which would otherwise stay until they are sent
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/login');
  await expect
    .poll(async () => {
      const after = await dumpAllBytes(page);
      return [email, course._id, chapterId, 'The long chapter', 'Bus Reader'].filter((word) =>
        after.includes(word),
      );
    })
    .toEqual([]);
  await expect.poll(() => countStoredParts(page)).toEqual([0, 0]);
});

test('42 after 14 days without a contact the chapter cannot be read, until the next contact', async ({
  page,
  context,
  server,
}) => {
  const { address } = await takeChapterAlong(page, server);
  await page.close();
  const late = await openWithoutServer(context, server, address, Date.now() + 14 * DAY + 3600_000);
  await expect(late.getByText(ENDED)).toBeVisible();
  await late.close();
  // setting the clock back does not help
  const back = await openWithoutServer(context, server, address);
  await expect(back.getByRole('alert').getByText(ENDED)).toBeVisible();
  await expect(getViewer(back).sheet(1)).toHaveCount(0);
  await server.start();
  await context.setOffline(false);
  await back.reload();
  await getViewer(back).drawn(1);
  await expect(back.locator('[data-offline=complete]')).toBeVisible();
  await back.waitForLoadState('networkidle');
  await back.close();
  const again = await openWithoutServer(context, server, address);
  await getViewer(again).drawn(1);
});

test('42 a clock that is set back does not prolong the lease', async ({ page, context, server }) => {
  const { address } = await takeChapterAlong(page, server);
  await page.close();
  const now = Date.now();
  const later = await openWithoutServer(context, server, address, now + 10 * DAY);
  await getViewer(later).drawn(1);
  await later.close();
  const back = await openWithoutServer(context, server, address, now + DAY);
  await expect(back.getByText(SET_BACK)).toBeVisible();
  await back.close();
  const right = await openWithoutServer(context, server, address, now + 11 * DAY);
  await getViewer(right).drawn(1);
});

test('42 a chapter of a course that was revoked is deleted at the next contact', async ({
  page,
  context,
  server,
}) => {
  const { course, address } = await takeChapterAlong(page, server);
  expect((await countStoredParts(page))[0]).toBe(1);
  await revokeCourse(server, page, course._id);
  await page.goto('/student/dashboard');
  await expect.poll(() => countStoredParts(page)).toEqual([0, 0]);
  await page.close();
  const cold = await openWithoutServer(context, server, address);
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cold.getByRole('alert')).toBeVisible();
  await expect(getViewer(cold).sheet(1)).toHaveCount(0);
});

test('42 the chapters of a student who was blocked are deleted at the next contact', async ({
  page,
  context,
  server,
}) => {
  const { address, chapterId } = await takeChapterAlong(page, server);
  expect((await countStoredParts(page))[0]).toBe(1);
  await blockStudent(server, page);
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => countStoredParts(page)).toEqual([0, 0]);
  await expect.poll(() => dumpAllBytes(page)).not.toContain(chapterId);
  await page.close();
  const cold = await openWithoutServer(context, server, address);
  await expect(cold).toHaveURL('/login');
  await expect(getViewer(cold).sheet(1)).toHaveCount(0);
});
