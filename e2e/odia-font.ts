import type { Page } from '@playwright/test';

/** Whether the machine itself has the font of Odia texts, which the page does not load then. */
export function hasOdiaFont(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    new FontFace('Local', 'local("Noto Sans Oriya"), local("NotoSansOriya-Regular")').load().then(
      () => true,
      () => false,
    ),
  );
}
