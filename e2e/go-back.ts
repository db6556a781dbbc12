import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Goes back, and retries if the old screen still blocked the navigation. */
export async function goBackTo(page: Page, path: string): Promise<void> {
  await expect(async () => {
    if (new URL(page.url()).pathname !== path) await page.goBack();
    await expect(page).toHaveURL(path, { timeout: 2000 });
  }).toPass();
}
