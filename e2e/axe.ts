import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Replaces the code of axe, which takes longer to load than many rules take to run. */
const ALREADY_LOADED = 'undefined';

/**
 * Expects that axe finds no violations on the current page, in the light and in the dark theme. A journey through many screens
 * excludes from the contrast in the dark theme what an earlier one had too.
 */
export async function expectNoViolations(
  page: Page,
  { contrastKnownOf = [] as string[] } = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitForColours(page);
    const axe = await createAxe(page);
    // only colours differ in the dark theme
    if (colorScheme === 'dark') {
      axe.withRules('color-contrast');
      for (const part of contrastKnownOf) axe.exclude(part);
    }
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
      `in ${colorScheme}`,
    ).toEqual([]);
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
