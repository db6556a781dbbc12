import { createTestPage, fetchResults, startTest } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';

// The server refuses saves after the end of a test, and all requests after the end of a session.
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR/ });

test('continues on another device after the tab was closed', async ({ page, browser, product }) => {
  const { course, testPage: first } = await startTest(page, product, 'ଅନ୍ୟ ଫୋନ୍');
  await first.answer('A', 'B');
  await first.expectSaved();
  await page.close();
  const device = await browser.newContext({ baseURL: product.address });
  const other = await device.newPage();
  await signInAsStudent(other, { name: 'Other', email: `${course._id}@example.com` });
  const second = createTestPage(other, course);
  await second.open();
  await expect(other.getByText('Your test is running')).toBeVisible();
  await other.getByRole('button', { name: 'Resume' }).click();
  await expect(other.getByText('Question 3 of 3')).toBeVisible();
  await second.answer('D');
  await second.submit();
  await second.expectResult('You scored 1/3 (33%)');
  expect((await fetchResults(other, course)).review).toEqual(['A', 'B', 'D']);
  await device.close();
});

test('two tabs show the same answers, and handing in twice counts once', async ({
  page,
  context,
  product,
}) => {
  const { course, testPage: first } = await startTest(page, product, 'ଦୁଇ ପୃଷ୍ଠା', 2);
  await first.answer('B');
  const other = await context.newPage();
  const second = createTestPage(other, course);
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
  for (const button of lastButtons) await expect(button).toBeVisible();
  // Not awaited: one button may disappear before it is pressed, because the other tab has handed in.
  for (const button of lastButtons) button.click().catch(() => {});
  await Promise.all([
    first.expectResult('You scored 1/2 (50%)'),
    second.expectResult('You scored 1/2 (50%)'),
  ]);
  const { results, review } = await fetchResults(page, course);
  expect(results).toHaveLength(1);
  expect(review).toEqual(['C', 'A']);
});

test('loses no answer and does not end when the browser clears its data', async ({ page, product }) => {
  const { course, testPage } = await startTest(page, product, 'ହଜିଲା');
  await testPage.answer('A');
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
  await testPage.answer(null, 'B', 'C');
  await testPage.submit();
  await testPage.expectResult('You scored 1/3 (33%)');
  expect((await fetchResults(page, course)).review).toEqual(['A', 'B', 'C']);
});

test('works in a browser that refuses to store data, and says so', async ({ page, context, product }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Not here', 'SecurityError');
    };
  });
  const { course, testPage } = await startTest(page, product, 'ଗୁପ୍ତ');
  await testPage.answer('A');
  await testPage.expectSaved();
  await context.setOffline(true);
  await testPage.answer(null, 'B');
  await expect(page.getByText('Waiting for network. Keep this page open')).toBeVisible();
  await context.setOffline(false);
  await testPage.expectSaved();
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await testPage.answer('C');
  await testPage.submit();
  await testPage.expectResult('You scored 1/3 (33%)');
  expect((await fetchResults(page, course)).review).toEqual(['A', 'B', 'C']);
});

test('returns to the test after signing in again when the session ends', async ({ page, product }) => {
  const { course, testPage } = await startTest(page, product, 'ସତ୍ର');
  await testPage.answer('A');
  await testPage.expectSaved();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${product.address}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await testPage.next();
  // click() and not check(), because the page may leave for /login before the state of the button can be verified
  await testPage.option('B').click();
  await expect(page).toHaveURL('/login');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await window.getByLabel('Name').fill('Again');
  await window.getByLabel('E-mail').fill(`${course._id}@example.com`);
  await window.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(testPage.address);
  await expect(testPage.option('B')).toBeChecked();
  await testPage.next();
  await testPage.answer('C');
  await testPage.submit();
  await testPage.expectResult('You scored 1/3 (33%)');
  expect((await fetchResults(page, course)).review).toEqual(['A', 'B', 'C']);
});
