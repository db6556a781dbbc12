import type { Page } from '@playwright/test';

/** Holds back all code of the app, as on a very slow connection. Returns a function that releases it. */
export async function holdBackCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // the early scripts run before the app's code
  await page.route(/\/assets\/(?!early-)[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
