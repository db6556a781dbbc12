import type { Page } from '@playwright/test';

const TIMEOUT_MS = 120_000;

/** A student can read when the picture of the first page is visible, and use the viewer when it has drawn the page. */
export const READING_MARKS = {
  readable: `all('canvas[data-page-picture], section[data-drawn=true]')`,
  drawn: `all('section[data-drawn=true]')`,
};

/**
 * Returns a script for the page that sets a performance mark in the first frame in which one of the elements is visible,
 * because polling from outside is up to half a second late. Each value is an expression, in which `all(selector)` returns
 * elements.
 */
export function createMarkScript(elementsByMark: Record<string, string>): string {
  const finders = Object.entries(elementsByMark).map(([name, find]) => `${name}: () => ${find}`);
  return `{
    const all = (selector) => [...document.querySelectorAll(selector)];
    const finders = { ${finders.join(', ')} };
    const check = () => {
      for (const [name, find] of Object.entries(finders)) {
        if (performance.getEntriesByName(name).length > 0) continue;
        if (find().some((element) => element.checkVisibility())) performance.mark(name);
      }
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  }`;
}

/** Waits for a mark and returns its time in milliseconds after the start of the navigation. */
export async function waitForMark(page: Page, name: string): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => performance.getEntriesByName(wanted)[0]?.startTime,
    name,
    { timeout: TIMEOUT_MS },
  );
  return (await found.jsonValue()) as number;
}
