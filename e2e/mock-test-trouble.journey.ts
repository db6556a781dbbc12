import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClient } from '../server/src/database/database.ts';
import { borrowEmbeddedPostgres } from '../server/src/database/embedded/embedded.ts';
import { MAIN, type Product, startProcess } from '../server/src/testing/product-process.ts';
import { ADMIN, expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';
import { asAdmin, enrolled } from './study-course.ts';
import { atTheTest, type Course, storedResults } from './taking-a-test.ts';

// networks fail and servers die on purpose here; a test that is over refuses saves
test.use({ expectedComplaints: /Failed to load resource|net::ERR/ });

const WAITING = 'Saved on this device, waiting for network';
const NOT_SAVED = 'Test completed but results could not be saved. Please check your connection.';

async function courseFor(product: Product, title: string, questions = 3): Promise<Course> {
  return (await asAdmin(product)).create(title, [[{ title, questions }]]);
}

test('answers given without a network are saved when it is back', async ({ page, context, product }) => {
  const course = await courseFor(product, 'ସୁଡ଼ଙ୍ଗ');
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.start();
  await at.answer('A');
  await at.saved();
  await context.setOffline(true);
  await at.answer('B');
  await expect(page.getByText(WAITING)).toBeVisible();
  await at.next();
  await at.answer('C', 'D');
  await context.setOffline(false);
  await at.saved();
  await at.submit();
  await at.seeResult('You scored 0/3');
  expect((await storedResults(page, course)).review).toEqual(['B', 'C', 'D']);
});

test('what could not be handed in is handed in by itself when the network is back', async ({
  page,
  context,
  product,
}) => {
  const course = await courseFor(product, 'ଶେଷରେ');
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.start();
  await at.answer('A', 'A');
  await context.setOffline(true);
  await at.next();
  await at.answer('A');
  await at.submit();
  await expect(page.getByRole('alert').filter({ hasText: NOT_SAVED })).toBeVisible();
  expect((await storedResults(page, course)).results).toHaveLength(0);
  await context.setOffline(false);
  await at.seeResult('You scored 3/3 (100%)');
  expect((await storedResults(page, course)).review).toEqual(['A', 'A', 'A']);
});

test('what could not be handed in before the tab was closed is handed in from any page', async ({
  page,
  context,
  product,
}) => {
  const course = await courseFor(product, 'ବନ୍ଦ');
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.start();
  await at.answer('A', 'B');
  await context.setOffline(true);
  await at.next();
  await at.answer('C');
  await at.submit();
  await expect(page.getByText(NOT_SAVED)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/student/dashboard');
  await expect(later.getByText('was handed in. You scored 1/3 (33%)')).toBeVisible();
  expect((await storedResults(later, course)).review).toEqual(['A', 'B', 'C']);
});

test('a closed tab, and the test goes on with another device', async ({ page, browser, product }) => {
  const course = await courseFor(product, 'ଅନ୍ୟ ଫୋନ୍');
  await enrolled(page, course._id);
  const first = atTheTest(page, course);
  await first.start();
  await first.answer('A', 'B');
  await first.saved();
  await page.close();
  const device = await browser.newContext({ baseURL: product.address });
  const other = await device.newPage();
  await signInAsStudent(other, { name: 'Other', email: `${course._id}@example.com` });
  const second = atTheTest(other, course);
  await second.open();
  await expect(other.getByText('Your test is under way')).toBeVisible();
  await other.getByRole('button', { name: 'Resume' }).click();
  await expect(other.getByText('Question 3 of 3')).toBeVisible();
  await second.answer('D');
  await second.submit();
  await second.seeResult('You scored 1/3 (33%)');
  expect((await storedResults(other, course)).review).toEqual(['A', 'B', 'D']);
  await device.close();
});

test('two tabs show one test, and handing it in twice counts once', async ({ page, context, product }) => {
  const course = await courseFor(product, 'ଦୁଇ ପୃଷ୍ଠା', 2);
  await enrolled(page, course._id);
  const first = atTheTest(page, course);
  await first.start();
  await first.answer('B');
  const other = await context.newPage();
  const second = atTheTest(other, course);
  await second.open();
  await expect(second.option('B')).toBeChecked();
  await second.answer('C', 'A');
  await expect(first.option('C')).toBeChecked();
  await first.next();
  await expect(first.option('A')).toBeChecked();
  const lastButtons = [page, other].map((tab) =>
    tab.getByRole('dialog').getByRole('button', { name: 'Submit Test' }),
  );
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Submit Test' }).click();
  // one of them may be gone already, since the other has handed in
  await Promise.all(lastButtons.map((button) => button.click({ timeout: 5000 }).catch(() => {})));
  await Promise.all([first.seeResult('You scored 1/2 (50%)'), second.seeResult('You scored 1/2 (50%)')]);
  const { results, review } = await storedResults(page, course);
  expect(results).toHaveLength(1);
  expect(review).toEqual(['C', 'A']);
});

test('a server that is killed between two answers loses none', async ({ browser }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-killed-'));
  const settings = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    DEMO: '0',
  };
  let server = await startProcess(MAIN, { ...settings, PORT: '0' });
  const { address } = server;
  try {
    const course = await courseFor({ ...server, dataDir: folder }, 'ହଠାତ୍');
    const context = await browser.newContext({ baseURL: address });
    const page = await context.newPage();
    await enrolled(page, course._id);
    const at = atTheTest(page, course);
    await at.start();
    await at.answer('B');
    await at.saved();
    await server.kill();
    await at.answer(null, 'C');
    await expect(page.getByText(WAITING)).toBeVisible();
    server = await startProcess(MAIN, { ...settings, PORT: new URL(address).port });
    await at.saved();
    await at.next();
    await at.answer('A');
    await at.submit();
    await at.seeResult('You scored 1/3 (33%)');
    expect((await storedResults(page, course)).review).toEqual(['B', 'C', 'A']);
    await context.close();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a browser that throws away what it kept loses no answer and ends no test', async ({
  page,
  product,
}) => {
  const course = await courseFor(product, 'ହଜିଲା');
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.start();
  await at.answer('A');
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const opening = indexedDB.open('mock-tests');
    opening.onsuccess = () => {
      const tx = opening.result.transaction(['sheets', 'papers'], 'readwrite');
      for (const store of ['sheets', 'papers']) tx.objectStore(store).clear();
      tx.oncomplete = () => resolve();
    };
    await promise;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await at.answer(null, 'B', 'C');
  await at.submit();
  await at.seeResult('You scored 1/3 (33%)');
  expect((await storedResults(page, course)).review).toEqual(['A', 'B', 'C']);
});

test('a browser that keeps nothing says so, and the test works all the same', async ({
  page,
  context,
  product,
}) => {
  const course = await courseFor(product, 'ଗୁପ୍ତ');
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Not here', 'SecurityError');
    };
  });
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.start();
  await at.answer('A');
  await at.saved();
  await context.setOffline(true);
  await at.answer(null, 'B');
  await expect(page.getByText('Waiting for network. Keep this page open')).toBeVisible();
  await context.setOffline(false);
  await at.saved();
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await at.answer('C');
  await at.submit();
  await at.seeResult('You scored 1/3 (33%)');
  expect((await storedResults(page, course)).review).toEqual(['A', 'B', 'C']);
});

/** The server's clock cannot be turned, but the end of a test can be brought nearer. */
async function setDeadline(product: Product, course: Course, secondsFromNow: number): Promise<void> {
  const postgres = await borrowEmbeddedPostgres({ dataDir: product.dataDir, say: () => {} });
  const sql = openClient(postgres.connection, { max: 1 });
  await sql`update attempts set started_at = now() - interval '1 hour',
            deadline = now() + make_interval(secs => ${secondsFromNow}) where course_id = ${course._id}`;
  await sql.end();
}

const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'));

test('a time that ends while the tab sleeps hands in by itself what was answered', async ({
  page,
  product,
}) => {
  const course = await courseFor(product, 'ନିଦ');
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.start();
  await at.answer('A', 'B');
  await at.saved();
  await setDeadline(product, course, -5);
  await page.evaluate(wakeUp);
  await at.seeResult('You scored 1/3 (33%)');
  expect((await storedResults(page, course)).review).toEqual(['A', 'B', '-']);
});

test('after the grace only what was saved in time counts, and the student sees that result', async ({
  page,
  context,
  product,
}) => {
  const course = await courseFor(product, 'ବିଳମ୍ବ');
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.start();
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
  test(`a clock that is a day ${what} does no harm`, async ({ page, product }) => {
    const course = await courseFor(product, `ଘଣ୍ଟା ${what}`);
    await enrolled(page, course._id);
    await page.clock.install({ time: Date.now() + days * 24 * 3600 * 1000 });
    const at = atTheTest(page, course);
    await at.start();
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
  const course = await courseFor(product, 'ଆଗକୁ');
  await enrolled(page, course._id);
  await page.clock.install();
  const at = atTheTest(page, course);
  await at.start();
  await at.answer('A');
  await page.clock.setSystemTime(Date.now() + 24 * 3600 * 1000);
  await page.clock.runFor(2000);
  await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d$/);
  await expect(at.option('A')).toBeChecked();
  expect((await storedResults(page, course)).results).toHaveLength(0);
});

test('a session that ends in the middle leads through signing in back to the test', async ({
  page,
  product,
}) => {
  const course = await courseFor(product, 'ସତ୍ର');
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.start();
  await at.answer('A');
  await at.saved();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${product.address}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await at.answer(null, 'B');
  await expect(page).toHaveURL('/login');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await window.getByLabel('Name').fill('Again');
  await window.getByLabel('E-mail').fill(`${course._id}@example.com`);
  await window.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(at.address);
  await expect(at.option('B')).toBeChecked();
  await at.next();
  await at.answer('C');
  await at.submit();
  await at.seeResult('You scored 1/3 (33%)');
  expect((await storedResults(page, course)).review).toEqual(['A', 'B', 'C']);
});
