import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Expects that a page loads without layout shifts and is not wider than a phone. */
export async function expectStableLayoutOnPhone(page: Page, path: string): Promise<void> {
  const phone = { width: 360, height: 780 };
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        const { dataset } = document.documentElement;
        dataset.shift = String(Number(dataset.shift ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const { shift, width } = await page.evaluate(() => ({
    shift: Number(document.documentElement.dataset.shift ?? 0),
    width: document.documentElement.scrollWidth,
  }));
  expect(shift).toBeLessThan(0.01);
  expect(width).toBeLessThanOrEqual(phone.width);
}
