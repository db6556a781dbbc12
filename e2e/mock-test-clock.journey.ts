import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { withConnection } from '../server/src/database/connection.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { createExam, createExamPage } from './exam-page.ts';
import { type Course, fetchResults, startTest } from './mock-test-page.ts';
import { expect, test } from './product.ts';

// The server refuses saves after the end of a test.
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR|Failed to fetch/ });

/** The server's clock cannot be changed, so the deadline is moved instead. */
async function setDeadline(product: Product, course: Course, secondsFromNow: number): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  await withConnection(postgres.connection, (_db, client) =>
    client.query(
      `update attempts set started_at = now() - interval '1 hour', deadline = now() + make_interval(secs => $1)
       where course_id = $2`,
      [secondsFromNow, course._id],
    ),
  );
}

const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'));

test('hands in automatically when the deadline passes while the tab sleeps', async ({ page, product }) => {
  const { course, testPage } = await startTest(page, product, 'ନିଦ');
  await testPage.answer('A', 'B');
  await testPage.expectSaved();
  await setDeadline(product, course, -5);
  await page.evaluate(wakeUp);
  await testPage.expectResult('You scored 1/3 (33%)');
  expect((await fetchResults(page, course)).review).toEqual(['A', 'B', '-']);
});

test('19 counts only answers saved before the end of the grace period, and shows that result', async ({
  page,
  context,
  product,
}) => {
  const { course, testPage } = await startTest(page, product, 'ବିଳମ୍ବ');
  await testPage.answer('A');
  await testPage.expectSaved();
  await context.setOffline(true);
  await testPage.answer(null, 'A');
  await setDeadline(product, course, -90);
  await context.setOffline(false);
  await testPage.expectResult('You scored 1/3 (33%)');
  expect((await fetchResults(page, course)).review).toEqual(['A', '-', '-']);
});

for (const [speed, days] of [
  ['fast', 1],
  ['slow', -1],
] as const) {
  test(`19 a device clock that is a day ${speed} does not affect the test`, async ({ page, product }) => {
    await page.clock.install({ time: Date.now() + days * 24 * 3600 * 1000 });
    const { course, testPage } = await startTest(page, product, `ଘଣ୍ଟା ${speed}`);
    await expect(page.getByRole('timer')).toHaveText(/^(5:\d\d|6:00)$/);
    await testPage.answer('A', 'B');
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d$/);
    await testPage.next();
    await testPage.answer('A');
    await testPage.submit();
    await testPage.expectResult('You scored 2/3 (67%)');
    expect((await fetchResults(page, course)).review).toEqual(['A', 'B', 'A']);
  });
}

test('does not end when the device clock is set forward during the test', async ({ page, product }) => {
  await page.clock.install();
  const { course, testPage } = await startTest(page, product, 'ଆଗକୁ');
  await testPage.answer('A');
  await page.clock.setSystemTime(Date.now() + 24 * 3600 * 1000);
  await page.clock.runFor(2000);
  await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d$/);
  await expect(testPage.option('A')).toBeChecked();
  expect((await fetchResults(page, course)).results).toHaveLength(0);
});

const HOUR = 3600_000;

for (const [direction, hours] of [
  ['forward', 5],
  ['back', -5],
] as const) {
  test(`without a connection the time left stays when the clock is set ${direction}`, async ({
    page,
    context,
    product,
  }) => {
    await page.clock.install();
    const { course, testPage } = await startTest(page, product, `ସଂଯୋଗ ବିନା ${direction}`);
    await testPage.answer('A');
    await testPage.expectSaved();
    await context.setOffline(true);
    await page.clock.setSystemTime(Date.now() + hours * HOUR);
    await page.clock.runFor(2000);
    await expect(page.getByRole('timer')).toHaveText(/^[0-5]:\d\d$/);
    await testPage.answer(null, 'A');
    await context.setOffline(false);
    await testPage.expectSaved();
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^[0-5]:\d\d$/);
    await testPage.next();
    await testPage.submit();
    await testPage.expectResult('You scored 2/3 (67%)');
    expect((await fetchResults(page, course)).review).toEqual(['A', 'A', '-']);
  });

  test(`an exam begins and goes on at its time when the clock is set ${direction}`, async ({
    page,
    context,
    product,
  }) => {
    await page.clock.install();
    const opensAt = new Date(Date.now() + HOUR / 2).toISOString();
    const [coming, open] = [
      await createExam(product, `Coming ${direction}`, { opensAt }),
      await createExam(product, `Open ${direction}`),
    ];
    const exam = createExamPage(page, open._id);
    await exam.signIn();
    await page.goto(createExamPage(page, coming._id).address);
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText(/^([12]?\d|30):\d\d$/);
    await page.clock.setSystemTime(Date.now() + hours * HOUR);
    await page.clock.runFor(2000);
    await expect(timer).toHaveText(/^[12]?\d:\d\d$/);

    await exam.start();
    await exam.answer('A');
    await context.setOffline(true);
    await page.clock.setSystemTime(Date.now());
    await page.clock.runFor(2000);
    await expect(timer).toHaveText(/^Total[1-5]?\d:\d\d$/);
    await context.setOffline(false);
    await page.reload();
    await expect(timer).toHaveText(/^Total[1-5]?\d:\d\d$/);
    await expect(exam.option('A')).toBeVisible();
  });
}
