import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './product.ts';

/** Every screen, in light and dark, as a screen reader and a person with weak eyes meet it. */
const SCREENS = ['/'];

for (const screen of SCREENS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${screen} in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(screen, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
        [],
      );
    });
  }
}
