import type { Page } from '@playwright/test';
import { startTest } from './mock-test-page.ts';
import { expect, test } from './product.ts';

// the transactions of the app that waited for the held one
test.use({ expectedConsoleErrors: /AbortError/ });

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
    const state = { end: 'none' };
    for (const end of ['abort', 'complete']) transaction.addEventListener(end, () => (state.end = end));
    Object.assign(window, { held: state });
  });
}

const readEnd = (page: Page) =>
  page.evaluate(() => (window as unknown as { held: { end: string } }).held.end);

const leave = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a page that is left and kept by the browser holds no answers, and is loaded again when it is shown', async ({
  page,
  product,
}) => {
  await exposeConnections(page);
  const { testPage } = await startTest(page, product, 'Left page', 3);
  await testPage.option('B').check();
  await testPage.expectSaved();
  await holdAnswers(page);
  await leave(page);
  await expect.poll(() => readEnd(page)).toBe('abort');
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
  await expect(testPage.option('B')).toBeChecked();
});
