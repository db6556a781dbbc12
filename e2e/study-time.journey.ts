import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { asAdmin, enrolled, pdfOf, viewerOn } from './study-course.ts';

/** What the page reports of time, in minutes. */
function reportsOf(page: Page): number[] {
  const minutes: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/student/progress/chapter')) return;
    minutes.push((request.postDataJSON() as { timeSpent: number }).timeSpent);
  });
  return minutes;
}

test('time is reported once a minute while somebody is there, and by one window only', async ({
  page,
  product,
}) => {
  const admin = await asAdmin(product);
  const course = await admin.create('ସମୟ', [[{ title: 'Timed', pdf: await pdfOf(2) }]]);
  await enrolled(page, course._id);
  const other = await page.context().newPage();
  const windows = [page, other];
  const reports = windows.map(reportsOf);
  const begin = Date.now();
  // one clock for both windows
  await page.clock.install({ time: begin });
  for (const window of windows) {
    await window.goto(`/student/course/${course._id}`);
    await viewerOn(window).drawn(1);
  }
  // however long that took, less than a minute has passed; from here on time stands unless it is moved
  await page.clock.pauseAt(begin + 55_000);
  await page.clock.runFor(60_000);
  await expect.poll(() => reports.flat().filter((minutes) => minutes > 0)).toEqual([1]);
  // nobody has touched anything since: three minutes count, and no more
  await page.clock.runFor(600_000);
  const sum = () => reports.flat().reduce((minutes, more) => minutes + more, 0);
  expect(sum()).toBeLessThanOrEqual(3);
  expect(reports.flat().filter((minutes) => minutes === 0)).toHaveLength(2);
});

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED|ERR_INTERNET|net::/ });

  test('minutes that could not be sent are kept and sent later', async ({ page, product }) => {
    const admin = await asAdmin(product);
    const course = await admin.create('ରଖିବା', [[{ title: 'Kept', pdf: await pdfOf(2) }]]);
    await enrolled(page, course._id);
    const reports = reportsOf(page);
    await page.clock.install();
    await page.goto(`/student/course/${course._id}`);
    await viewerOn(page).drawn(1);
    await page.route('**/api/student/progress/chapter', (route) => route.abort());
    await page.clock.runFor(70_000);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .toContain('unsent-minutes:');
    await page.unroute('**/api/student/progress/chapter');
    reports.length = 0;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => reports).toEqual([1]);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .not.toContain('unsent-minutes:');
  });
});
