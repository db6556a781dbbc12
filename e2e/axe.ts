import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product.ts';
import { markRepeatedColours, REPEATED_COLOURS } from './repeated-colours.ts';

/** Replaces the code of axe, which takes longer to load than many rules take to run. */
const ALREADY_LOADED = 'undefined';

/**
 * Expects that axe finds no violations on the current page, and too little contrast neither in the light nor in the dark
 * theme. A journey through many screens excludes from the contrast what an earlier one had too.
 */
export async function expectNoViolations(
  page: Page,
  { contrastKnownOf = [] as string[] } = {},
): Promise<void> {
  await setTheme(page, 'light');
  await expectNone(await createAxe(page), (axe) => axe.disableRules(CONTRAST), 'in any theme');
  for (const colorScheme of ['light', 'dark'] as const) {
    await setTheme(page, colorScheme);
    // contrast takes three quarters of the time of all rules
    await page.evaluate(markRepeatedColours, REPEATED_COLOURS);
    const exclude = (axe: AxeBuilder) =>
      [`[${REPEATED_COLOURS}]`, ...contrastKnownOf].reduce((builder, part) => builder.exclude(part), axe);
    await expectNone(await createAxe(page), (axe) => exclude(axe.withRules(CONTRAST)), `in ${colorScheme}`);
  }
}

const CONTRAST = 'color-contrast';

async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await waitForColours(page);
}

async function expectNone(
  axe: AxeBuilder,
  configure: (axe: AxeBuilder) => AxeBuilder,
  where: string,
): Promise<void> {
  const { violations } = await configure(axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    where,
  ).toEqual([]);
}

async function createAxe(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const source = isLoaded ? { axeSource: ALREADY_LOADED } : {};
  // legacy mode is faster, and the pages have no frames of other origins
  return new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Waits for all colour transitions, also of elements outside the viewport, which the browser does not render. */
function waitForColours(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const renderAll = new CSSStyleSheet();
    renderAll.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [renderAll];
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const getTransitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await nextFrame();
    await nextFrame();
    while (getTransitions().length > 0)
      await Promise.allSettled(getTransitions().map(({ finished }) => finished));
  });
}
