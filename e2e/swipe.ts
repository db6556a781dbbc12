import type { Locator, Page } from '@playwright/test';

/** Swipes across an element with one finger; a negative distance to the left. */
export async function swipe(page: Page, element: Locator, distance: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', [{ x: x + distance * part, y }]);
  await touch('touchEnd', []);
}
