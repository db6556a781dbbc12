import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { sql } from 'drizzle-orm';
import { withConnection } from '../server/src/database/connection.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { expect, test } from './product.ts';
import { type Course, startedTest, storedResults } from './taking-a-test.ts';

// a test that is over refuses saves
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR/ });

/** The server's clock cannot be turned, but the end of a test can be brought nearer. */
async function setDeadline(product: Product, course: Course, secondsFromNow: number): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  await withConnection(postgres.connection, (db) =>
    db.execute(sql`update attempts set started_at = now() - interval '1 hour',
      deadline = now() + make_interval(secs => ${secondsFromNow}) where course_id = ${course._id}`),
  );
}

const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'));

test('a time that ends while the tab sleeps hands in by itself what was answered', async ({
  page,
  product,
}) => {
  const { course, at } = await startedTest(page, product, 'ନିଦ');
  await at.answer('A', 'B');
  await at.saved();
  await setDeadline(product, course, -5);
  await page.evaluate(wakeUp);
  await at.seeResult('You scored 1/3 (33%)');
  expect((await storedResults(page, course)).review).toEqual(['A', 'B', '-']);
});

test('19 after the grace only what was saved in time counts, and the student sees that result', async ({
  page,
  context,
  product,
}) => {
  const { course, at } = await startedTest(page, product, 'ବିଳମ୍ବ');
  await at.answer('A');
  await at.saved();
  await context.setOffline(true);
  await at.answer(null, 'A');
  await setDeadline(product, course, -90);
  await context.setOffline(false);
  await at.seeResult('You scored 1/3 (33%)');
  expect((await storedResults(page, course)).review).toEqual(['A', '-', '-']);
});

for (const [what, days] of [
  ['fast', 1],
  ['slow', -1],
] as const) {
  test(`19 a clock that is a day ${what} does no harm`, async ({ page, product }) => {
    await page.clock.install({ time: Date.now() + days * 24 * 3600 * 1000 });
    const { course, at } = await startedTest(page, product, `ଘଣ୍ଟା ${what}`);
    await expect(page.getByRole('timer')).toHaveText(/^(5:\d\d|6:00)$/);
    await at.answer('A', 'B');
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d$/);
    await at.next();
    await at.answer('A');
    await at.submit();
    await at.seeResult('You scored 2/3 (67%)');
    expect((await storedResults(page, course)).review).toEqual(['A', 'B', 'A']);
  });
}

test('a clock that is set forward in the middle does not end the test', async ({ page, product }) => {
  await page.clock.install();
  const { course, at } = await startedTest(page, product, 'ଆଗକୁ');
  await at.answer('A');
  await page.clock.setSystemTime(Date.now() + 24 * 3600 * 1000);
  await page.clock.runFor(2000);
  await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d$/);
  await expect(at.option('A')).toBeChecked();
  expect((await storedResults(page, course)).results).toHaveLength(0);
});
