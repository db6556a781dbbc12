import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyFolder, MAIN, startProcess } from '../server/src/testing/product-process.ts';
import { fetchResults, startTest } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { EMPTY_FOLDER } from './product-settings.ts';

// Networks fail and servers are killed on purpose here.
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR/ });

const WAITING = 'Saved on this device, waiting for network';
const NOT_SAVED = 'Test completed but results could not be saved. Please check your connection.';

test('saves answers given offline when the network is back', async ({ page, context, product }) => {
  const { course, testPage } = await startTest(page, product, 'ସୁଡ଼ଙ୍ଗ');
  await testPage.answer('A');
  await testPage.expectSaved();
  await context.setOffline(true);
  await testPage.answer('B');
  await expect(page.getByText(WAITING)).toBeVisible();
  await testPage.next();
  await testPage.answer('C', 'D');
  await context.setOffline(false);
  await testPage.expectSaved();
  await testPage.submit();
  await testPage.expectResult('You scored 0/3');
  expect((await fetchResults(page, course)).review).toEqual(['B', 'C', 'D']);
});

test('hands in automatically when the network is back', async ({ page, context, product }) => {
  const { course, testPage } = await startTest(page, product, 'ଶେଷରେ');
  await testPage.answer('A', 'A');
  await context.setOffline(true);
  await testPage.next();
  await testPage.answer('A');
  await testPage.submit();
  await expect(page.getByRole('alert').filter({ hasText: NOT_SAVED })).toBeVisible();
  expect((await fetchResults(page, course)).results).toHaveLength(0);
  await context.setOffline(false);
  await testPage.expectResult('You scored 3/3 (100%)');
  expect((await fetchResults(page, course)).review).toEqual(['A', 'A', 'A']);
});

test('hands in from any page what could not be handed in before the tab was closed', async ({
  page,
  context,
  product,
}) => {
  const { course, testPage } = await startTest(page, product, 'ବନ୍ଦ');
  await testPage.answer('A', 'B');
  await context.setOffline(true);
  await testPage.next();
  await testPage.answer('C');
  await testPage.submit();
  await expect(page.getByText(NOT_SAVED)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/student/dashboard');
  await expect(later.getByText('was handed in. You scored 1/3 (33%)')).toBeVisible();
  expect((await fetchResults(later, course)).review).toEqual(['A', 'B', 'C']);
});

test('keeps all answers when a proxy responds with status 404', async ({ page, product }) => {
  const { course, testPage } = await startTest(page, product, 'ଅନ୍ୟର ପୃଷ୍ଠା');
  await testPage.answer('A');
  await testPage.expectSaved();
  const saves = '**/api/student/test/attempts/*/answers';
  await page.route(saves, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }),
  );
  await testPage.answer(null, 'B');
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.unroute(saves);
  await testPage.expectSaved();
  await testPage.next();
  await testPage.answer('C');
  await testPage.submit();
  await testPage.expectResult(/You scored/);
  expect((await fetchResults(page, course)).review).toEqual(['A', 'B', 'C']);
});

test('24 loses no answer when the server is killed between two answers', async ({ browser }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-killed-'));
  copyFolder(process.env[EMPTY_FOLDER]!, folder);
  const settings = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: '0',
  };
  let server = await startProcess(MAIN, { ...settings, PORT: '0' });
  const { address } = server;
  try {
    const context = await browser.newContext({ baseURL: address });
    const page = await context.newPage();
    const { course, testPage } = await startTest(page, server, 'ହଠାତ୍');
    await testPage.answer('B');
    await testPage.expectSaved();
    await server.kill();
    await testPage.answer(null, 'C');
    await expect(page.getByText(WAITING)).toBeVisible();
    server = await startProcess(MAIN, { ...settings, PORT: new URL(address).port });
    await testPage.expectSaved();
    await testPage.next();
    await testPage.answer('A');
    await testPage.submit();
    await testPage.expectResult('You scored 1/3 (33%)');
    expect((await fetchResults(page, course)).review).toEqual(['B', 'C', 'A']);
    await context.close();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
