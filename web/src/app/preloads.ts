import screenChunks from 'virtual:screen-chunks';
import notoSansOriya from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2?url';
import anekLatin from '../ui/fonts/anek-latin.woff2?url';
import anekOdia from '../ui/fonts/anek-odia.woff2?url';
import { attributesHtml } from './head.ts';

/** Routes that are no screen of their own but the frame around some. */
const FRAMES: Record<string, string> = {
  student: 'app/layout/portal-layout',
  admin: 'app/layout/portal-layout',
};

/** What the browser should fetch at once and would otherwise find out later. */
export function preloadsFor(routeIds: readonly string[], body: string): string {
  const chunks = new Set(routeIds.flatMap((id) => screenChunks[FRAMES[id] ?? `screens/${id}`] ?? []));
  return [
    ...[anekLatin, ...odiaFaces(body)].map((href) => ({
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossorigin: '',
    })),
    ...[...chunks].map((href) => ({ rel: 'modulepreload', crossorigin: '', href })),
  ]
    .map((attributes) => `<link${attributesHtml(attributes)}>`)
    .join('\n');
}

/** Headings and running text have a face each; neither is fetched for a page that shows no Odia in it. */
function odiaFaces(body: string): string[] {
  const tags = body.match(/<[a-z][^>]*\slang="or"[^>]*>/g) ?? [];
  const isHeading = (tag: string) => /^<h[1-6]\b|\bfont-display\b/.test(tag);
  return [...(tags.some(isHeading) ? [anekOdia] : []), ...(tags.every(isHeading) ? [] : [notoSansOriya])];
}
