import screenChunks from 'virtual:screen-chunks';
import type { Language } from '@sikhya/contract/language/language.ts';
import parser from '../features/pdf-viewer/reading/parser.worker.ts?worker&url';
import type { PageParams } from '../lib/page-handle.ts';
import anekLatin from '../ui/fonts/anek-latin.woff2?url';
import anekOdia from '../ui/fonts/anek-odia.woff2?url';
import { attributesHtml } from './head.ts';

/** The modules of routes that are a layout and not a screen. */
const LAYOUTS: Record<string, string[]> = {
  student: ['app/student-routes', 'app/layout/portal-layout'],
  admin: ['app/admin-routes', 'app/layout/portal-layout', 'app/layout/admin-odia-typing'],
};

/** The worker that a screen starts at once. */
const WORKERS: Record<string, string> = { 'student/course': parser };

type PreloadOptions = {
  routeIds: readonly string[];
  params: PageParams;
  body: string;
  language: Language;
  /** Headings have no font of their own then; see base.css. */
  savesData: boolean;
};

/** Link elements for files that the browser would otherwise discover late, in the order in which it needs them. */
export function createPreloadLinks({ routeIds, params, body, language, savesData }: PreloadOptions): string {
  const code = new Set(
    routeIds.flatMap((id) => getModules(id, language, params)).flatMap((name) => screenChunks[name] ?? []),
  );
  const fonts = getFonts(body, language, savesData).map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
    // on an English page the style sheet comes before the fonts of a few Odia words
    ...(language === 'en' && href !== anekLatin && { fetchpriority: 'low' }),
  }));
  return [
    // a rendered page needs its font first, any other page its code
    ...(body ? fonts : toModulePreloads(screenChunks.entry ?? [])),
    ...toModulePreloads(code),
    // prefetch, because modulepreload would parse the worker's code on this page
    ...routeIds.flatMap((id) => WORKERS[id] ?? []).map((href) => ({ rel: 'prefetch', href })),
  ]
    .map((attributes) => `<link${attributesHtml(attributes)}>`)
    .join('\n');
}

/** The modules of a route: its screen or layout, and the long texts of the page, if it has such a module. */
function getModules(id: string, language: Language, params: PageParams): string[] {
  const texts =
    id === 'public/help-article'
      ? `features/help/articles/${params.article}`
      : `${id.replace(/^public/, 'features/info-pages/pages')}.${language}`;
  return [...(LAYOUTS[id] ?? [`screens/${id}`]), texts];
}

const toModulePreloads = (hrefs: Iterable<string>) =>
  [...hrefs].map((href) => ({ rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href }));

/** Returns the fonts of the page's headings. The font of Odia running text is not preloaded, because most phones have it. */
function getFonts(body: string, language: Language, savesData: boolean): string[] {
  if (savesData) return [];
  const hasOdiaHeading =
    language === 'or' || (body.match(/<[a-z][^>]*\slang="or"[^>]*>/g) ?? []).some(isOdiaHeading);
  return hasOdiaHeading ? [anekLatin, anekOdia] : [anekLatin];
}

/** The language switch has a small font of its own; see fonts.css. */
const isOdiaHeading = (tag: string) =>
  /^<h[1-6]\b|\bfont-display\b/.test(tag) && !tag.includes('font-odia-name');
