import { PAGE_SLOTS, type RenderedPage } from '@sikhya/contract/page-renderer.ts';

/** Puts a rendered page into the template. Functions as replacements, since `$` means something in a string. */
export function fillTemplate(template: string, page: RenderedPage): string {
  return template
    .replace(PAGE_SLOTS.early, () => `data-fetch="${inAttribute(page.early.join(' '))}"`)
    .replace(PAGE_SLOTS.head, () => page.head)
    .replace(PAGE_SLOTS.body, () => page.body)
    .replace(
      PAGE_SLOTS.state,
      () => `<script type="application/json" id="state">${inScript(page.state)}</script>`,
    );
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** JSON that cannot end the script element it stands in. */
function inScript(state: unknown): string {
  return JSON.stringify(state ?? null)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Built files carry a hash of their content in their name, so they may be kept for ever. */
export function cacheControl(filePath: string): string {
  return /[\\/]assets[\\/]/.test(filePath) ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
}
