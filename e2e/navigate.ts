import type { Page } from '@playwright/test';

/** Opens an address inside the app, as a link does, which takes a third of the CPU time of loading it. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
    // with the router's number of the entry: a lower one would mean Back, which some screens lead elsewhere
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** The heading of the screen that was opened last. */
export const getNewHeading = (page: Page) => page.locator('main h1:not([data-left])').first();
