import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** What axe finds on the page as it is, with its colours for the light and for the dark. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await coloursAtRest(page);
    // there are no frames of other origins, for which alone axe would gather its findings on a page of its own
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    // nothing else differs in the dark
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
      `in ${colorScheme}`,
    ).toEqual([]);
  }
}

/** Waits until every part has its new colours; those out of sight, which the browser leaves for later, too. */
function coloursAtRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [all];
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const changes = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    await nextFrame();
    await nextFrame();
    while (changes().length > 0) await Promise.allSettled(changes().map(({ finished }) => finished));
  });
}
