import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../steps/root.mjs';
import { sharp } from '../steps/sharp.mjs';

/** The corners of the logo. */
const CORNERS = / rx="\d+"/;

/**
 * Draws the icons from the logo. An icon without corners fills its square: the phone cuts it to a shape of its own, and the
 * letter lies within the circle of 80 % that every phone shows.
 */
export async function drawIcons(folder) {
  const logo = await readFile(inRoot('web/public/favicon.svg'), 'utf8');
  const square = logo.replace(CORNERS, '');
  if (square === logo) throw new Error('The logo has no corners to remove. Adapt draw-icons.mjs.');
  const draw = (svg, size, name) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 48 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(folder, name));
  await draw(logo, 192, 'icon-192.png');
  await draw(logo, 512, 'icon-512.png');
  await draw(square, 512, 'maskable-512.png');
  await draw(square, 180, 'apple-touch-icon.png');
}
