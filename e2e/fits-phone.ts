import type { Page } from '@playwright/test';
import { expect } from './product.ts';

const PHONE = { width: 360, height: 780 };

/** Expects that the page is not wider than a phone, and then returns to its size. */
export async function expectFitsPhone(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(PHONE);
  const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(getWidth, `the width of ${name}`).toBeLessThanOrEqual(PHONE.width);
  if (size) await page.setViewportSize(size);
}
