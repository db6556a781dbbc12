import type { Page } from '@playwright/test';

/** The server executes the next write to these addresses, but its response never arrives. */
export async function loseNextResponse(page: Page, url: string): Promise<void> {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}
