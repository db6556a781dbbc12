import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';
import { atTheTest, startedTest, storedResults } from './taking-a-test.ts';

// a test that is over refuses saves, and a session that has ended everything
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR/ });

test('a closed tab, and the test goes on with another device', async ({ page, browser, product }) => {
  const { course, at: first } = await startedTest(page, product, 'ଅନ୍ୟ ଫୋନ୍');
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
  const { course, at: first } = await startedTest(page, product, 'ଦୁଇ ପୃଷ୍ଠା', 2);
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

test('a browser that throws away what it kept loses no answer and ends no test', async ({
  page,
  product,
}) => {
  const { course, at } = await startedTest(page, product, 'ହଜିଲା');
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
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Not here', 'SecurityError');
    };
  });
  const { course, at } = await startedTest(page, product, 'ଗୁପ୍ତ');
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

test('a session that ends in the middle leads through signing in back to the test', async ({
  page,
  product,
}) => {
  const { course, at } = await startedTest(page, product, 'ସତ୍ର');
  await at.answer('A');
  await at.saved();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${product.address}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await at.next();
  // a click and no more: whether it is marked can no longer be looked up where the way leads to signing in at once
  await at.option('B').click();
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
