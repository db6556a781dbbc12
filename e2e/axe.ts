import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './product.ts';
import { markRepeatedColours, REPEATED_COLOURS } from './repeated-colours.ts';

const CODE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects that axe finds no violations on the current page, and too little contrast neither in the light nor in the dark
 * theme. A journey through many screens excludes from the contrast what an earlier one had too.
 */
export async function expectNoViolations(
  page: Page,
  { contrastKnownOf = [] as string[] } = {},
): Promise<void> {
  // every page has a heading, but it may still be loading
  await expect(page.locator('h1').first()).toBeAttached();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${CODE};undefined`);
  for (const { colorScheme, rules } of [
    { colorScheme: 'light', rules: null },
    // the other rules do not depend on the theme
    { colorScheme: 'dark', rules: ['color-contrast'] },
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(showAllColours);
    // contrast takes three quarters of the time of all rules
    await page.evaluate(markRepeatedColours, { attribute: REPEATED_COLOURS, alsoMark: contrastKnownOf });
    const violations = await page.evaluate(runAxe, { rules, skip: `[${REPEATED_COLOURS}]` });
    expect(violations, `in ${colorScheme}`).toEqual([]);
  }
}

/** Runs in the browser. Ends all changes of colours, also of elements outside the viewport, which it does not render. */
async function showAllColours(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important; }');
  document.adoptedStyleSheets = [sheet];
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
}

type AxeOptions = {
  /** Null for all. */
  rules: readonly string[] | null;
  /** A selector of elements whose contrast is not measured. */
  skip: string;
};

/** Runs in the browser. Returns a line for each rule that is violated. */
async function runAxe({ rules, skip }: AxeOptions): Promise<string[]> {
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  loaded.configure({ rules: [{ id: 'color-contrast', selector: `:not(${skip})` }] });
  const { violations } = await loaded.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
