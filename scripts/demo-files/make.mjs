import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium as browsers } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { chromium } from '../steps/chromium.mjs';
import { inRoot } from '../steps/root.mjs';
import { drawPicture } from './draw-picture.mjs';
import { mendMappings } from './mend-mappings.mjs';
import { printNotes } from './print-notes.mjs';

/**
 * Makes the demo's pictures and PDFs from their sources, which lie beside them or in pictures/. What it makes is
 * committed, since a first start has no browser; run it again when a source has changed: `npm run demo-files`.
 */
const COURSES = inRoot('server/src/demo/courses');
/** The number of pages of each PDF, so that the first start need not open them. */
const PAGES = inRoot('server/src/demo/pdf-pages.json');
/** A ground for each course, and a darker shade of it for what is drawn on paper. */
const GROUNDS = [
  ['#2f3f96', '#1e2a6b'],
  ['#1f6b58', '#12473a'],
  ['#8f3d2b', '#64271a'],
  ['#5b3a8c', '#3e2564'],
  ['#1d6077', '#114152'],
  ['#7a5a1d', '#533c10'],
];

const only = process.argv[2] ?? '';
const pages = JSON.parse(await readFile(PAGES, 'utf8'));
const browser = await browsers.launch({
  executablePath: await chromium(process.execPath),
  args: ['--no-sandbox'],
});
try {
  const folders = (await readdir(COURSES)).sort();
  for (const [index, folder] of folders.entries()) {
    if (folder.includes(only)) await makeFilesOf(path.join(COURSES, folder), GROUNDS[index % GROUNDS.length]);
  }
  const sorted = Object.fromEntries(Object.entries(pages).sort());
  await writeFile(PAGES, `${JSON.stringify(sorted, null, 2)}\n`);
} finally {
  await browser.close();
}

async function makeFilesOf(folder, [ground, shade]) {
  const name = path.basename(folder).replace(/^\d+-/, '');
  const motif = await readFile(new URL(`./pictures/${name}.svg`, import.meta.url), 'utf8');
  const picture = await drawPicture(browser, { ground, shade, motif });
  await writeFile(path.join(folder, 'thumbnail.webp'), picture);
  const course = JSON.parse(await readFile(path.join(folder, 'course.json'), 'utf8'));
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.notes.md'))) {
    const [subjectName] = file.split('.');
    const subject = JSON.parse(await readFile(path.join(folder, `${subjectName}.json`), 'utf8'));
    const notes = await readFile(path.join(folder, file), 'utf8');
    const place = path.join(folder, file.replace('.notes.md', '.pdf'));
    const printed = await printNotes(browser, { notes, course: course.title, subject: subject.title });
    const mended = await mendMappings(printed);
    await writeFile(place, mended);
    pages[path.relative(COURSES, place)] = (await PDFDocument.load(mended)).getPageCount();
    console.log(`${path.basename(place)}: ${Math.round((await stat(place)).size / 1024)} kB`);
  }
}
