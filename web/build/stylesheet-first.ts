import { PAGE_SLOTS } from '@sikhya/contract/page-renderer.ts';
import type { Plugin } from 'vite';

const CODE = /(<script type="module"|<link rel="modulepreload")/g;
const STYLESHEET = /\s*(<link rel="stylesheet"[^>]*>)/;

/**
 * The first paint waits for the style sheet and for nothing else, so it is named before all that a rendered page asks
 * for: a browser opens six connections, and what is named later waits for one of them. Code has a low priority, by
 * which Chromium holds it back until the style sheet is here; what comes at once shares the line evenly.
 */
export function stylesheetFirst(): Plugin {
  return {
    name: 'stylesheet-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [found, stylesheet] = STYLESHEET.exec(html) ?? [];
        if (!found || !stylesheet) throw new Error('index.html has no style sheet');
        return html
          .replace(found, '')
          .replace(PAGE_SLOTS.head, `${stylesheet}\n    ${PAGE_SLOTS.head}`)
          .replace(CODE, '$1 fetchpriority="low"');
      },
    },
  };
}
