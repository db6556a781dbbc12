import type { Locator, Page } from '@playwright/test';
import { expectOdia } from './odia-text.ts';
import { expect } from './product.ts';
import { findSmallTargets } from './touch-targets.ts';

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

/**
 * Expects the open dialog to be in Odia, not to scroll sideways, to show its buttons and to have controls of 44 px; returns
 * the dialog.
 */
export async function expectDialog(page: Page, name: string): Promise<Locator> {
  const dialog = page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last();
  await expect(dialog).toBeVisible();
  await expectOdia(page, name);
  const isTooWide = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isTooWide, `${name} scrolls sideways`).toBe(false);
  for (const button of await dialog.locator('button[type=submit]').all())
    await expect(button, `the button of ${name}`).toBeInViewport({ ratio: 1 });
  const covered = await dialog.evaluate((element) =>
    [...element.querySelectorAll('button:not([aria-label])')].filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return shown?.closest('[data-above-modal]');
    }),
  );
  expect(covered, `buttons of ${name} behind a toast`).toEqual([]);
  const scrollTop = await dialog.evaluate((element) => element.scrollTop);
  expect(await findSmallTargets(dialog), `small or covered controls of ${name}`).toEqual([]);
  await dialog.evaluate((element, top) => element.scrollTo(0, top), scrollTop);
  return dialog;
}

/** Goes through all controls of a dialog with the Tab key. Expects that none is behind the title or the buttons. */
export async function expectVisibleFocus(page: Page, dialog: Locator): Promise<void> {
  const count = await dialog.locator('button, input, select, textarea, a[href]').count();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await dialog.evaluate(() => {
      const focused = document.activeElement!;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return shown && (focused.contains(shown) || shown.closest('label')?.contains(focused))
        ? null
        : focused.outerHTML;
    });
    expect(covered, 'a control that is covered').toBeNull();
  }
}

/** Closes all dialogs, one after the other, and discards changes. */
export async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.locator('[role=dialog]:visible, [role=alertdialog]:visible');
  const discard = page.getByRole('alertdialog').getByRole('button', { name: 'ପରିତ୍ୟାଗ କରନ୍ତୁ', exact: true });
  for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
    await page.keyboard.press('Escape');
    await expect(dialogs).not.toHaveCount(open);
    if (!(await discard.isVisible())) continue;
    await discard.click();
    await expect(dialogs).toHaveCount(open - 1);
  }
}
