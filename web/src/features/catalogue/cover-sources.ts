/** The image widths for srcset, and the displayed width. */
const VARIANTS = {
  card: { widths: [320, 640], sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw' },
  // smaller than it is on a phone: three device pixels per pixel are not worth four times the bytes
  hero: { widths: [320, 640, 1280], sizes: '(min-width: 64rem) 32rem, (min-width: 40rem) 92vw, 75vw' },
  // smaller than it is, so that a first visit to a course page stays below its limit of 250 kB
  page: { widths: [320, 640], sizes: '(min-width: 64rem) 20rem, (min-width: 40rem) 92vw, 28vw' },
} as const;

export const COVER_STYLE = 'aspect-video w-full bg-sunk object-cover';

export type CoverVariant = keyof typeof VARIANTS;

/** The attributes of an image that let the browser choose a size. */
export function getCoverSources(thumbnail: string, variant: CoverVariant) {
  const { widths, sizes } = VARIANTS[variant];
  return {
    sizes,
    srcSet: widths.map((width) => `${getUrlForWidth(thumbnail, width)} ${width}w`).join(', '),
    src: thumbnail,
  };
}

/** The sizes of a picture have their width as the file name. */
function getUrlForWidth(thumbnail: string, width: number): string {
  return thumbnail.replace(/\d+\.webp$/, `${width}.webp`);
}
