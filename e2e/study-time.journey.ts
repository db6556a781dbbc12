import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { createAdminClient, createPdf, getViewer, signInEnrolled } from './study-course.ts';

/** Collects the minutes that the page reports. A report that is sent again counts once, as on the server. */
function collectReports(page: Page): number[] {
  const minutes: number[] = [];
  const ids = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/student/progress/chapter')) return;
    const { reportId, timeSpent } = request.postDataJSON() as { reportId: string; timeSpent: number };
    if (ids.has(reportId)) return;
    ids.add(reportId);
    minutes.push(timeSpent);
  });
  return minutes;
}

test('reports time once a minute while the student is active, from one window only', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ସମୟ', [[{ title: 'Timed', pdf: await createPdf(2) }]]);
  await signInEnrolled(page, course._id);
  const other = await page.context().newPage();
  const windows = [page, other];
  const reports = windows.map(collectReports);
  const start = Date.now();
  // Both windows share one clock.
  await page.clock.install({ time: start });
  for (const window of windows) {
    await window.goto(`/student/course/${course._id}`);
    await getViewer(window).drawn(1);
  }
  // Less than a minute has passed. From here on the clock moves only with runFor.
  await page.clock.pauseAt(start + 55_000);
  await page.clock.runFor(60_000);
  await expect.poll(() => reports.flat().filter((minutes) => minutes > 0)).toEqual([1]);
  // Without any input at most three minutes count.
  await page.clock.runFor(600_000);
  const sum = () => reports.flat().reduce((minutes, more) => minutes + more, 0);
  expect(sum()).toBeLessThanOrEqual(3);
  expect(reports.flat().filter((minutes) => minutes === 0)).toHaveLength(2);
});

test('reports time although the clock of the device is set back', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ଘଣ୍ଟା', [[{ title: 'Set back', pdf: await createPdf(2) }]]);
  await signInEnrolled(page, course._id);
  const reports = collectReports(page);
  await page.clock.install();
  await page.goto(`/student/course/${course._id}`);
  await getViewer(page).drawn(1);
  await page.clock.setSystemTime(Date.now() - 2 * 3600 * 1000);
  await page.clock.runFor(70_000);
  await expect.poll(() => reports.filter((minutes) => minutes > 0)).toEqual([1]);
});

test.describe('offline', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED|ERR_INTERNET|net::/ });

  test('stores minutes that could not be sent, and sends them later', async ({ page, product }) => {
    const admin = await createAdminClient(product);
    const course = await admin.create('ରଖିବା', [[{ title: 'Kept', pdf: await createPdf(2) }]]);
    await signInEnrolled(page, course._id);
    const reports = collectReports(page);
    await page.clock.install();
    await page.goto(`/student/course/${course._id}`);
    await getViewer(page).drawn(1);
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
