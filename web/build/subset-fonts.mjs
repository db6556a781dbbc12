/**
 * Creates the fonts in src/ui/fonts from the fonts of the packages, with the letters of the unicode ranges in fonts.css
 * and without names of glyphs. Heading fonts get one weight, which leaves 40 % of their size. Run it when a package or a
 * range changes:
 *
 *   npm install --no-save subset-font@2.9.0 && node web/build/subset-fonts.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The weight of headings in base.css. */
const WEIGHT = 640;

const SOURCES = {
  'anek-latin': '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  'anek-latin-accents': '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  'anek-latin-extended': '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
  'anek-latin-rupee': '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
  'odia-name': '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2',
  'anek-odia': '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2',
  'noto-sans-oriya': '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2',
};

const FONT_FACE = /url\("\.\/fonts\/(?<name>[\w-]+)\.woff2"\)[^;]*;\s*unicode-range:(?<ranges>[^;]*);/g;

const ui = new URL('../src/ui/', import.meta.url);
const css = await readFile(new URL('fonts.css', ui), 'utf8');
for (const { groups } of css.matchAll(FONT_FACE)) {
  const font = await readFile(fileURLToPath(import.meta.resolve(SOURCES[groups.name])));
  const subset = await subsetFont(font, toLetters(groups.ranges), {
    targetFormat: 'woff2',
    ...(SOURCES[groups.name].includes('-variable/') && { variationAxes: { wght: WEIGHT } }),
  });
  await writeFile(new URL(`fonts/${groups.name}.woff2`, ui), subset);
  console.log(`${groups.name}: ${font.length} bytes reduced to ${subset.length}`);
}

/** Converts `U+0964-0965, U+25CC` to a string of these letters. */
function toLetters(ranges) {
  return ranges
    .split(',')
    .map((range) => range.trim().replace('U+', '').split('-'))
    .flatMap(([first, last = first]) => {
      const from = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}
