import type { PageDescription, PageHandle } from '../lib/page-handle.ts';
import type { Site } from '../lib/site.ts';

type HeadElement = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** All that a page says in its head. */
export type Head = { title: string; elements: HeadElement[] };

/** Marks what belongs to the page shown, so that the next one can replace it. */
export const PAGE_ATTRIBUTE = 'data-page';

/** The innermost route that describes itself speaks for the page. */
export function createHead(handles: readonly (PageHandle | undefined)[], site: Site, pathname: string): Head {
  const describe = handles.findLast((handle) => handle?.describe)?.describe;
  const page: PageDescription = describe?.(site) ?? { title: site.name, description: '', noIndex: true };
  const address = site.origin === '' ? '' : `${site.origin}${pathname}`;
  return {
    title: page.title,
    elements: [
      meta('name', 'description', page.description),
      meta('name', 'robots', page.noIndex ? 'noindex' : ''),
      link('canonical', page.noIndex ? '' : address),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', site.name),
      meta('property', 'og:title', page.title),
      meta('property', 'og:description', page.description),
      meta('property', 'og:url', address),
      meta('property', 'og:locale', 'en_IN'),
      ...picture(site.origin),
    ].filter((element) => element.attributes.content !== '' && element.attributes.href !== ''),
  };
}

/** What a shared link shows: web/public/share.png. */
function picture(origin: string): HeadElement[] {
  if (origin === '') return [];
  return [
    meta('property', 'og:image', `${origin}/share.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function meta(kind: 'name' | 'property', key: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [kind]: key, content } };
}

function link(rel: string, href: string): HeadElement {
  return { tag: 'link', attributes: { rel, href } };
}

export function headHtml(head: Head): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.elements.map(({ tag, attributes }) => `<${tag} ${PAGE_ATTRIBUTE}${attributesHtml(attributes)}>`),
  ].join('\n');
}

/** A data block, which is not run. It cannot end the script element that it stands in. */
export function structuredDataHtml(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

export function attributesHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
