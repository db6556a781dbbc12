import sharp, { type OverlayOptions } from 'sharp';
import { loadFonts } from './fonts.ts';

/** The size that messengers and social networks expect. */
const SIZE = { width: 1200, height: 630 };
const MARGIN = 64;
const COVER_WIDTH = 560;
/** The sizes are those beside a cover and without one. */
const TITLE = { size: 60, largeSize: 84, maxHeight: 350 };
const SITE_SIZE = 34;
/** The indigo of the site, the marigold line, and the paper that the text has as its colour. */
const COLOURS = { ground: '#2b2f77', line: '#eda63a', text: '#fdfbf6', soft: '#d9dbf2' };

type SharePicture = {
  title: string;
  siteName: string;
  /** The picture of the course; null without one. */
  cover: Buffer | null;
  /** The folder to which the fonts are unpacked. */
  fontFolder: string;
};

/** Draws the preview picture of a shared link: the title, the name of the site and the picture of the course. */
export async function drawSharePicture({
  title,
  siteName,
  cover,
  fontFolder,
}: SharePicture): Promise<Buffer> {
  await loadFonts(fontFolder);
  const textWidth = SIZE.width - 2 * MARGIN - (cover ? COVER_WIDTH : 0);
  const layers: OverlayOptions[] = [
    {
      input: await drawTitle(title, textWidth, cover ? TITLE.size : TITLE.largeSize),
      left: MARGIN,
      top: MARGIN,
    },
    { input: createBar(), left: MARGIN, top: SIZE.height - MARGIN - 84 },
    {
      input: await drawText(siteName, {
        size: SITE_SIZE,
        colour: COLOURS.soft,
        width: textWidth,
        height: 52,
      }),
      left: MARGIN,
      top: SIZE.height - MARGIN - 52,
    },
    ...(cover ? [{ input: await cropCover(cover), left: SIZE.width - COVER_WIDTH, top: 0 }] : []),
  ];
  return sharp({ create: { ...SIZE, channels: 3, background: COLOURS.ground } })
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

/** A long title becomes smaller until it fits. */
async function drawTitle(title: string, width: number, size: number): Promise<Buffer> {
  const options = { size, colour: COLOURS.text, width };
  const drawn = await drawText(title, options);
  const { width: usedWidth = 0, height = 0 } = await sharp(drawn).metadata();
  if (height <= TITLE.maxHeight && usedWidth <= width) return drawn;
  return drawText(title, { ...options, height: TITLE.maxHeight });
}

type TextOptions = { size: number; colour: string; width: number; height?: number };

async function drawText(text: string, { size, colour, width, height }: TextOptions): Promise<Buffer> {
  const drawn = sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Noto Sans Oriya Bold ${size}`,
      width,
      rgba: true,
      wrap: 'word-char',
      // with a height, the text is scaled to fit into both
      ...(height === undefined ? { dpi: 72 } : { height }),
    },
  });
  return drawn.png().toBuffer();
}

/** The text is markup for the text layout, and a title may contain any character. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function createBar(): OverlayOptions['input'] {
  return { create: { width: 96, height: 6, channels: 3, background: COLOURS.line } };
}

function cropCover(cover: Buffer): Promise<Buffer> {
  return sharp(cover).resize({ width: COVER_WIDTH, height: SIZE.height, fit: 'cover' }).png().toBuffer();
}
