import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Goes back, and once more if that came in the very moment in which the screen that was left still held on. */
export async function goBackTo(page: Page, address: string): Promise<void> {
  await expect(async () => {
    if (new URL(page.url()).pathname !== address) await page.goBack();
    await expect(page).toHaveURL(address, { timeout: 2000 });
  }).toPass();
}
