import { getLocale, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { CreateManifest } from '@sikhya/contract/page-renderer.ts';
import { texts as tourTexts } from '../../features/landing/tour/texts.ts';
import { getTourPicture } from '../../features/landing/tour/tour-pictures.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from './texts.ts';

/** The phone pictures of the install sheet; the tour shows them too. */
const PHONE_PICTURES = ['catalogue', 'mockTest', 'result', 'analytics'] as const;

/**
 * The manifest of the installed app. The id is the same in both languages, so that the app changes its language with the
 * person and is not installed twice. The colours are those of index.html.
 */
export const createManifest: CreateManifest = (siteName, language) => {
  const locale = getLocale(language);
  const t = getTexts(texts, locale);
  const tour = getTexts(tourTexts, locale);
  const shortcut = (name: string, path: string) => ({
    name,
    url: toLanguagePath(path, language),
    icons: [{ src: '/app/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: t.description,
    lang: language,
    dir: 'ltr',
    start_url: toLanguagePath(paths.studentDashboard, language),
    scope: '/',
    display: 'standalone',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    categories: ['education'],
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
    shortcuts: [
      shortcut(t.continueShortcut, paths.myCourses),
      shortcut(t.practiseShortcut, paths.practice),
      shortcut(t.examsShortcut, paths.studentExams),
    ],
    // handled by service-worker/shared-picture.ts
    share_target: {
      action: toLanguagePath('/share-picture', language),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'picture', accept: ['image/png', 'image/jpeg', 'image/webp'] }] },
    },
    screenshots: [
      ...PHONE_PICTURES.map((step) => ({
        src: getTourPicture(step, language),
        sizes: '720x1280',
        type: 'image/webp',
        form_factor: 'narrow',
        label: tour[`${step}Title`],
      })),
      {
        src: `/app/dashboard.${language}.webp`,
        sizes: '1280x800',
        type: 'image/webp',
        form_factor: 'wide',
        label: t.dashboardPicture,
      },
    ],
  };
};

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/app/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
