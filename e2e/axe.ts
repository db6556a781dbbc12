import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Replaces the code of axe, which takes longer to load than many rules take to run. */
const ALREADY_LOADED = 'undefined';

const CONTRAST = 'color-contrast';

/**
 * Expects that axe finds no violations on the current page, in the light and in the dark theme. Contrast takes most of
 * the time, so a journey through many screens excludes what an earlier one had too.
 */
export async function expectNoViolations(
  page: Page,
  { contrastKnownOf = [] as string[] } = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitForColours(page);
    const run = async (limit: (axe: AxeBuilder) => AxeBuilder) => {
      const { violations } = await limit(await createAxe(page)).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
        `in ${colorScheme}`,
      ).toEqual([]);
    };
    const isKnown = contrastKnownOf.length > 0;
    if (colorScheme === 'light') await run((axe) => (isKnown ? axe.disableRules(CONTRAST) : axe));
    // only colours differ in the dark theme
    if (colorScheme === 'dark' || isKnown)
      await run((axe) => contrastKnownOf.reduce((rest, part) => rest.exclude(part), axe.withRules(CONTRAST)));
  }
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
