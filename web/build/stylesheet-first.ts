import { PAGE_SLOTS } from '@sikhya/contract/page-renderer.ts';
import type { Plugin } from 'vite';

const SCRIPT = /(<script type="module"|<link rel="modulepreload")/g;
const STYLESHEET = /\s*(<link rel="stylesheet"[^>]*>)/;

/**
 * Moves the style sheet to the top of the head and gives scripts a low priority. Only the style sheet blocks the first
 * paint, and a browser opens six connections: files that are named later wait for one of them. Chromium delays scripts of low
 * priority until the style sheet has arrived, so that they do not share its bandwidth.
 */
export function stylesheetFirst(): Plugin {
  return {
    name: 'stylesheet-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [found, stylesheet] = STYLESHEET.exec(html) ?? [];
        if (!found || !stylesheet) throw new Error('The built index.html has no style sheet');
        return html
          .replace(found, '')
          .replace(PAGE_SLOTS.head, `${stylesheet}\n    ${PAGE_SLOTS.head}`)
          .replace(SCRIPT, '$1 fetchpriority="low"');
      },
    },
  };
}
