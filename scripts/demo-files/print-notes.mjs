import { readFile } from 'node:fs/promises';
import { inRoot } from '../steps/root.mjs';
import { notesToHtml } from './notes-to-html.mjs';

const NOTO = '@fontsource/noto-sans-oriya/files/noto-sans-oriya';
/** Body text uses static fonts, because variable fonts make the PDF twice as large. */
const FONTS = [
  [
    'Anek Latin Variable',
    '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    '100 800',
  ],
  ['Anek Odia Variable', '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2', '100 800'],
  ['Notes Text', `${NOTO}-latin-400-normal.woff2`, '400'],
  ['Notes Text', `${NOTO}-latin-600-normal.woff2`, '600 800'],
  ['Noto Sans Oriya', `${NOTO}-oriya-400-normal.woff2`, '400'],
  ['Noto Sans Oriya', `${NOTO}-oriya-600-normal.woff2`, '600 800'],
];

/** Prints notes as a PDF with the product's fonts. Chromium is used because it shapes Odia correctly. */
export async function printNotes(browser, { notes, course, subject }) {
  const page = await browser.newPage();
  try {
    const css = await readFile(new URL('./notes.css', import.meta.url), 'utf8');
    await page.setContent(
      `<!doctype html><html lang="en"><meta charset="utf-8"><style>${await fontFaces()}${css}</style>
       <p class="of">${course} — ${subject}</p>${notesToHtml(notes)}</html>`,
    );
    await page.evaluate(() => document.fonts.ready);
    return await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true, printBackground: true });
  } finally {
    await page.close();
  }
}

async function fontFaces() {
  const faces = FONTS.map(async ([family, file, weight]) => {
    const bytes = await readFile(inRoot('node_modules', file));
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes.toString('base64')}); }`;
  });
  return (await Promise.all(faces)).join('\n');
}
