import type { Locator } from '@playwright/test';

/**
 * Lists the links and controls in an element of which less than 44 px can be tapped, across or down, measured through the
 * middle. Links in running text are exempt.
 */
export function findSmallTargets(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    const MINIMUM = 44;
    /** The middle of a target can be between two pixels. */
    const TOLERANCE = 1;
    const CONTROLS = 'a[href], button, summary, select, textarea, input';

    const getBlock = (element: Element) => {
      let block = element;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
      return block;
    };
    const isInRunningText = (link: Element) => {
      const block = getBlock(link);
      if (block === link) return false;
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, nodeValue } = texts.currentNode;
        if (/\p{L}/u.test(nodeValue!) && !parentElement!.closest('a, button, .sr-only')) return true;
      }
      return false;
    };

    return [...root.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
      const target = control.matches('[type=checkbox], [type=radio], [type=file]') && label ? label : control;
      if (control.matches(':disabled') || target.closest('.sr-only, [inert]')) return [];
      if (control.matches('a') && isInRunningText(control)) return [];
      if (!target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return [];
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = target.getClientRects()[0];
      if (!box) return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isHit = (right: number, down: number) => {
        const hit = document.elementFromPoint(x + right, y + down);
        return target.contains(hit) || hit?.closest('label')?.control === control;
      };
      const count = (right: number, down: number) => {
        let pixels = 0;
        while (pixels < MINIMUM && isHit(right * (pixels + 0.5), down * (pixels + 0.5))) pixels += 1;
        return pixels;
      };
      const width = count(-1, 0) + count(1, 0);
      const height = count(0, -1) + count(0, 1);
      if (Math.min(width, height) >= MINIMUM - TOLERANCE) return [];
      return [`${control.getAttribute('aria-label') ?? target.textContent}: ${width} × ${height}`];
    });
  });
}
