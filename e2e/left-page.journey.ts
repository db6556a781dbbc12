import type { BrowserContext, Page } from '@playwright/test';
import { startTest } from './mock-test-page.ts';
import { expect, test } from './product.ts';

// the saves that the server never gets
test.use({ expectedConsoleErrors: /ERR_FAILED/ });

/** Keeps the native connections of the app to its databases in `window.connections`. */
async function exposeConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connections: Record<string, IDBDatabase> = {};
    Object.assign(window, { connections });
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      const request = open.call(this, name, version);
      request.addEventListener('success', () => {
        connections[name] = request.result;
      });
      return request;
    };
  });
}

/** Starts a transaction on the answers that does not end by itself. */
function holdAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { connections } = window as unknown as { connections: Record<string, IDBDatabase> };
    const transaction = connections['mock-tests']!.transaction('sheets', 'readwrite');
    const store = transaction.objectStore('sheets');
    const readAgain = () => {
      store.count().onsuccess = readAgain;
    };
    readAgain();
  });
}

/** Whether another page can read the answers. */
async function canBeRead(context: BrowserContext): Promise<boolean> {
  const other = await context.newPage();
  await other.goto('/contact-us');
  const isRead = await other.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), 5000);
        indexedDB.open('mock-tests').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          const request = result.transaction('sheets', 'readwrite').objectStore('sheets').count();
          request.onsuccess = () => resolve(true);
        };
      }),
  );
  await other.close();
  return isRead;
}

const leave = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Shows the page again, and waits until it is loaded. */
async function returnTo(page: Page): Promise<void> {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
  expect(questions, 'the browser asked when the page was left').toEqual([]);
}

test('a page that is left and kept by the browser holds no answers, and is loaded again when it is shown', async ({
  page,
  product,
}) => {
  await exposeConnections(page);
  const { testPage } = await startTest(page, product, 'Left page', 3);
  await testPage.option('B').check();
  await testPage.expectSaved();
  await holdAnswers(page);
  expect(await canBeRead(page.context())).toBe(false);
  await leave(page);
  await expect.poll(() => canBeRead(page.context())).toBe(true);
  await returnTo(page);
  await expect(testPage.option('B')).toBeChecked();
});

test('an answer that was being written when the page was left is there when the page is shown again', async ({
  page,
  product,
}) => {
  await exposeConnections(page);
  const { testPage } = await startTest(page, product, 'Answer while leaving', 3);
  await testPage.option('B').check();
  await testPage.expectSaved();
  await page.route('**/api/student/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await holdAnswers(page);
  await testPage.option('C').check();
  await leave(page);
  await expect.poll(() => canBeRead(page.context())).toBe(true);
  await returnTo(page);
  await expect(testPage.option('C')).toBeChecked();
});
