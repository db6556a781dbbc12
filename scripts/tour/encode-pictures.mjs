import { sharp } from '../steps/sharp.mjs';

/** For all pictures of a language together, with room for the player within 300 kB. */
const MAX_BYTES = 285_000;
const QUALITIES = [80, 70, 60, 50, 40, 30];

/** Encodes the screenshots as WebP in the best quality that fits the limit. */
export async function encodePictures(screenshots) {
  for (const quality of QUALITIES) {
    const pictures = await Promise.all(
      screenshots.map((png) => sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()),
    );
    if (pictures.reduce((sum, { length }) => sum + length, 0) <= MAX_BYTES) return pictures;
  }
  throw new Error(`The pictures of the tour do not fit into ${MAX_BYTES} bytes.`);
}
