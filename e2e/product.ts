import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { ADMIN, FILLED_FOLDER, INSTALLED_PACKAGES, SETTINGS } from './product-settings.ts';

type Fixtures = {
  /** Console errors and warnings that a journey expects, such as of a call that is meant to fail. */
  expectedConsoleErrors: RegExp;
  consoleErrors: string[];
  /** Whether the app soon fetches the code of all screens of the portal, as on a fast connection. */
  prefetches: boolean;
  /** Further contexts of a journey, such as other devices, do not prefetch either. */
  otherContexts: undefined;
};

/**
 * Each worker starts its own server with its own PostgreSQL and the demo content. A journey fails on any console error,
 * which includes violations of the content security policy.
 */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const product = await startProduct({ ...SETTINGS, ...INSTALLED_PACKAGES }, process.env[FILLED_FOLDER]);
      await use(product);
      await product.stop();
    },
    // a separate timeout, so that the start does not count towards the first journey
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.address),
  expectedConsoleErrors: [/^$/, { option: true }],
  // Fetching a hundred files costs a quarter of the CPU time, and most journeys open a few screens.
  prefetches: [false, { option: true }],
  context: async ({ context, prefetches }, use) => {
    if (!prefetches) await context.addInitScript(pretendSlowConnection);
    await use(context);
  },
  otherContexts: [
    async ({ browser, prefetches }, use) => {
      const { newContext } = browser;
      browser.newContext = async (options) => {
        const context = await newContext.call(browser, options);
        if (!prefetches) await context.addInitScript(pretendSlowConnection);
        return context;
      };
      await use(undefined);
      browser.newContext = newContext;
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ context, expectedConsoleErrors }, use) => {
      const consoleErrors: string[] = [];
      const listen = (page: Page) => {
        page.on('console', (message) => {
          // the browser requests it next to a PDF, sometimes after the tab has closed
          if (message.location().url.endsWith('/favicon.ico')) return;
          if (message.text() === 'Service Worker registration blocked by Playwright') return;
          // the app logs failed calls, which the browser also logs
          if (message.text().startsWith('ApiError')) return;
          if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
        });
        // an error without frames, such as of a failed import, has an empty stack
        page.on('pageerror', (error) => consoleErrors.push(error.stack || `${error.name}: ${error.message}`));
      };
      context.on('page', listen);
      await use(consoleErrors);
      expect(consoleErrors.filter((text) => !expectedConsoleErrors.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Runs in the browser. The app waits for 15 s before it prefetches on such a connection; see web/src/lib/network.ts. Only
 * the app sees it: early.js runs while the page is parsed, and would leave out the fonts of headings.
 */
function pretendSlowConnection(): void {
  const { connection } = navigator as { connection?: object };
  if (!connection) return;
  Object.defineProperty(connection, 'effectiveType', {
    configurable: true,
    get: () => (document.readyState === 'loading' ? '4g' : '3g'),
  });
}

export { ADMIN, expect };
