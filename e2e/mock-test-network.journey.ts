import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAIN, startProcess } from '../server/src/testing/product-process.ts';
import { ADMIN, expect, test } from './product.ts';
import { startedTest, storedResults } from './taking-a-test.ts';

// networks fail and servers die on purpose here
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR/ });

const WAITING = 'Saved on this device, waiting for network';
const NOT_SAVED = 'Test completed but results could not be saved. Please check your connection.';

test('answers given without a network are saved when it is back', async ({ page, context, product }) => {
  const { course, at } = await startedTest(page, product, 'ସୁଡ଼ଙ୍ଗ');
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
  const { course, at } = await startedTest(page, product, 'ଶେଷରେ');
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
  const { course, at } = await startedTest(page, product, 'ବନ୍ଦ');
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

test("a proxy's page with status 404 drops no answer", async ({ page, product }) => {
  const { course, at } = await startedTest(page, product, 'ଅନ୍ୟର ପୃଷ୍ଠା');
  await at.answer('A');
  await at.saved();
  const saves = '**/api/student/test/attempts/*/answers';
  await page.route(saves, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }),
  );
  await at.answer(null, 'B');
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.unroute(saves);
  await at.saved();
  await at.next();
  await at.answer('C');
  await at.submit();
  await at.seeResult(/You scored/);
  expect((await storedResults(page, course)).review).toEqual(['A', 'B', 'C']);
});

test('24 a server that is killed between two answers loses none', async ({ browser }) => {
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
    const context = await browser.newContext({ baseURL: address });
    const page = await context.newPage();
    const { course, at } = await startedTest(page, server, 'ହଠାତ୍');
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
