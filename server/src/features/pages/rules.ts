import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { PAGE_SLOTS, type RenderedPage } from '@sikhya/contract/page-renderer.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** Puts a rendered page into the template. Uses replacer functions, because `$` is special in a replacement string. */
export function fillTemplate(template: string, page: RenderedPage): string {
  return template
    .replace(PAGE_SLOTS.language, () => `<html lang="${page.language}">`)
    .replace(PAGE_SLOTS.early, () => `data-fetch="${escapeAttribute(page.early.join(' '))}"`)
    .replace(PAGE_SLOTS.manifest, () => `href="${toLanguagePath(MANIFEST_PATH, page.language)}"`)
    .replace(PAGE_SLOTS.head, () => page.head)
    .replace(PAGE_SLOTS.body, () => page.body)
    .replace(
      PAGE_SLOTS.state,
      () => `<script type="application/json" id="state">${toScriptJson(page.state)}</script>`,
    );
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Escapes the JSON, so that it cannot end its script element. */
function toScriptJson(state: unknown): string {
  return JSON.stringify(state ?? null)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The names of built files contain a hash of their content, so browsers may cache them for ever. A worker is never cached. */
export function cacheControl(filePath: string): string {
  if (/[\\/]assets[\\/]/.test(filePath)) return 'public, max-age=31536000, immutable';
  return /[\\/]sw(-off)?\.js(\.\w+)?$/.test(filePath) ? 'no-cache' : 'public, max-age=300';
}
