import { getLocale, getPathLanguage, LANGUAGES, toLanguagePath } from '@sikhya/contract/language/language.ts';
import type { PageData, PageDescription, PageHandle } from '../lib/page-handle.ts';
import type { Site } from '../lib/site.ts';

type HeadElement = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** The title and the meta and link elements of a page. */
export type Head = { title: string; elements: HeadElement[] };

/** Marks the elements of the current page, so that the next page can replace them. */
export const PAGE_ATTRIBUTE = 'data-page';

/** Uses the description of the innermost route that has one. */
export function createHead(
  handles: readonly (PageHandle | undefined)[],
  site: Site,
  { pathname, ...data }: PageData & { pathname: string },
): Head {
  const language = getPathLanguage(pathname);
  const describe = handles.findLast((handle) => handle?.describe)?.describe;
  const page: PageDescription = describe?.(site, getLocale(language), data) ?? {
    title: site.name,
    description: '',
    noIndex: true,
  };
  const url = site.origin === '' ? '' : `${site.origin}${pathname}`;
  return {
    title: page.title,
    elements: [
      meta('name', 'description', page.description),
      meta('name', 'robots', page.noIndex ? 'noindex' : ''),
      link('canonical', page.noIndex ? '' : url),
      ...(page.noIndex || url === '' ? [] : alternates(site.origin, pathname)),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', site.name),
      meta('property', 'og:title', page.title),
      meta('property', 'og:description', page.description),
      meta('property', 'og:url', url),
      meta('property', 'og:locale', OG_LOCALES[language]),
      ...shareImage(site.origin, page.shareImage),
    ].filter((element) => element.attributes.content !== '' && element.attributes.href !== ''),
  };
}

const OG_LOCALES = { en: 'en_IN', or: 'or_IN' } as const;

/** Tells search engines where the page is in each language. */
function alternates(origin: string, pathname: string): HeadElement[] {
  return [...LANGUAGES, 'x-default' as const].map((hreflang) => ({
    tag: 'link',
    attributes: {
      rel: 'alternate',
      hreflang,
      href: `${origin}${toLanguagePath(pathname, hreflang === 'or' ? 'or' : 'en')}`,
    },
  }));
}

/** The preview image of a shared link; by default web/public/share.png. */
function shareImage(origin: string, path = '/share.png'): HeadElement[] {
  if (origin === '') return [];
  return [
    meta('property', 'og:image', origin + path),
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

/** A JSON-LD block. Escaping `<` keeps the data from closing the script element. */
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
