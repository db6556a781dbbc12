import type { Locator, Page } from '@playwright/test';
import { expectOdia } from './odia-text.ts';
import { expect } from './product.ts';

export const openInOdia = (page: Page, address: string) =>
  page.goto(`/or${address}`, { waitUntil: 'networkidle' });

/** Presses a button; `{name}` in its text stands for anything. */
export async function press(scope: Page | Locator, name: string, nth = 0): Promise<void> {
  const pattern = name
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  await scope
    .getByRole('button', { name: new RegExp(`^${pattern}$`) })
    .nth(nth)
    .click();
}

/** Checks that the open dialog is in Odia and does not scroll sideways, and returns it. */
export async function expectDialog(page: Page, name: string): Promise<Locator> {
  const dialog = page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last();
  await expect(dialog).toBeVisible();
  await expectOdia(page, name);
  const isTooWide = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isTooWide, `${name} scrolls sideways`).toBe(false);
  return dialog;
}

/** Closes all dialogs, one after the other. */
export async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.locator('[role=dialog]:visible, [role=alertdialog]:visible');
  for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
    await page.keyboard.press('Escape');
    await expect(dialogs).not.toHaveCount(open);
  }
}
