import screenChunks from 'virtual:screen-chunks';
import notoSansOriya from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2?url';
import parser from '../features/pdf-viewer/reading/parser.worker.ts?worker&url';
import anekLatin from '../ui/fonts/anek-latin.woff2?url';
import anekOdia from '../ui/fonts/anek-odia.woff2?url';
import { attributesHtml } from './head.ts';

/** Routes that are no screen of their own but the frame around some. */
const FRAMES: Record<string, string> = {
  student: 'app/layout/portal-layout',
  admin: 'app/layout/portal-layout',
};

/** The thread that a screen starts as soon as it runs. */
const THREADS: Record<string, string> = { 'student/course': parser };

/** What the browser should fetch at once and would otherwise find out later, in the order in which it is needed. */
export function createPreloadLinks(routeIds: readonly string[], body: string): string {
  const code = new Set(routeIds.flatMap((id) => screenChunks[FRAMES[id] ?? `screens/${id}`] ?? []));
  const fonts = [anekLatin, ...odiaFaces(body)].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
  }));
  return [
    // a drawn page is read in its font; of any other the code is most, and the style sheet leads to the font
    ...(body ? fonts : modules(screenChunks.entry ?? [])),
    ...modules(code),
    // by which no browser has it run, or even read, on this page
    ...routeIds.flatMap((id) => THREADS[id] ?? []).map((href) => ({ rel: 'prefetch', href })),
  ]
    .map((attributes) => `<link${attributesHtml(attributes)}>`)
    .join('\n');
}

const modules = (hrefs: Iterable<string>) =>
  [...hrefs].map((href) => ({ rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href }));

/** Headings and running text have a face each; neither is fetched for a page that shows no Odia in it. */
function odiaFaces(body: string): string[] {
  const tags = body.match(/<[a-z][^>]*\slang="or"[^>]*>/g) ?? [];
  const isHeading = (tag: string) => /^<h[1-6]\b|\bfont-display\b/.test(tag);
  return [...(tags.some(isHeading) ? [anekOdia] : []), ...(tags.every(isHeading) ? [] : [notoSansOriya])];
}
