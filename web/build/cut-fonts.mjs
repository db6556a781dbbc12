/**
 * Cuts the heading faces in src/ui/fonts from the variable fonts of the packages: one weight out of 100 to 800, and the
 * letters that fonts.css gives them. That is 40 % of the bytes. Run by hand when a package or a range changes:
 *
 *   npm install --no-save subset-font@2.9.0 && node web/build/cut-fonts.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** What headings are set in: see base.css. */
const WEIGHT = 640;

const SOURCES = {
  'anek-latin': '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  'anek-latin-extended': '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
  'anek-latin-rupee': '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
  'anek-odia': '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2',
};

const FACE = /url\("\.\/fonts\/(?<name>[\w-]+)\.woff2"\)[^;]*;\s*unicode-range:(?<ranges>[^;]*);/g;

const ui = new URL('../src/ui/', import.meta.url);
const css = await readFile(new URL('fonts.css', ui), 'utf8');
for (const { groups } of css.matchAll(FACE)) {
  const font = await readFile(fileURLToPath(import.meta.resolve(SOURCES[groups.name])));
  const face = await subsetFont(font, lettersIn(groups.ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
  });
  await writeFile(new URL(`fonts/${groups.name}.woff2`, ui), face);
  console.log(`${groups.name}: ${font.length} bytes became ${face.length}`);
}

/** `U+0964-0965, U+25CC` as the letters themselves. */
function lettersIn(ranges) {
  return ranges
    .split(',')
    .map((range) => range.trim().replace('U+', '').split('-'))
    .flatMap(([first, last = first]) => {
      const from = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');
}
