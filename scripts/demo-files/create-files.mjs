import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { drawPagePicture } from '../../server/src/features/files/draw-page-picture.ts';
import { findChromium } from '../steps/chromium.mjs';
import { inRoot } from '../steps/root.mjs';
import { addGlyphText } from './add-glyph-text.mjs';
import { drawPicture } from './draw-picture.mjs';
import { printNotes } from './print-notes.mjs';

/**
 * `npm run demo-files`: creates the pictures and PDFs of the demo courses from their sources, which are in the same
 * folder or in pictures/. The files are committed, because a first start has no browser to create them.
 */
const COURSES = inRoot('server/src/demo/courses');
/** The number of pages of each PDF and the size of its page picture, so that a first start does not have to open them. */
const PDF_DETAILS = inRoot('server/src/demo/pdf-pages.json');
/** The background colour of each course, and a darker shade for the drawings. */
const COLOURS = [
  ['#2f3f96', '#1e2a6b'],
  ['#1f6b58', '#12473a'],
  ['#8f3d2b', '#64271a'],
  ['#5b3a8c', '#3e2564'],
  ['#1d6077', '#114152'],
  ['#7a5a1d', '#533c10'],
];

const nameFilter = process.argv[2] ?? '';
const pdfDetails = JSON.parse(await readFile(PDF_DETAILS, 'utf8'));
const browser = await chromium.launch({
  executablePath: await findChromium(process.execPath),
  args: ['--no-sandbox'],
});
try {
  const folders = (await readdir(COURSES)).sort();
  for (const [index, folder] of folders.entries()) {
    if (!folder.includes(nameFilter)) continue;
    await createPicture(path.join(COURSES, folder), COLOURS[index % COLOURS.length]);
    await createPdfs(path.join(COURSES, folder));
  }
  const sorted = Object.fromEntries(Object.entries(pdfDetails).sort());
  await writeFile(PDF_DETAILS, `${JSON.stringify(sorted, null, 2)}\n`);
} finally {
  await browser.close();
}

async function createPicture(folder, [background, shade]) {
  const name = path.basename(folder).replace(/^\d+-/, '');
  const motif = await readFile(new URL(`./pictures/${name}.svg`, import.meta.url), 'utf8');
  const picture = await drawPicture(browser, { background, shade, motif });
  await writeFile(path.join(folder, 'thumbnail.webp'), picture);
}

async function createPdfs(folder) {
  const course = JSON.parse(await readFile(path.join(folder, 'course.json'), 'utf8'));
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.notes.md'))) {
    const [subjectName] = file.split('.');
    const subject = JSON.parse(await readFile(path.join(folder, `${subjectName}.json`), 'utf8'));
    const notes = await readFile(path.join(folder, file), 'utf8');
    const target = path.join(folder, file.replace('.notes.md', '.pdf'));
    const printed = await printNotes(browser, { notes, course: course.title, subject: subject.title });
    const pdf = await addGlyphText(printed);
    await writeFile(target, pdf);
    const { content, ...pagePicture } = await drawPagePicture(target);
    await writeFile(target.replace(/pdf$/, 'page.webp'), content);
    const pages = (await PDFDocument.load(pdf)).getPageCount();
    pdfDetails[path.relative(COURSES, target)] = { pages, pagePicture };
    console.log(`${path.basename(target)}: ${Math.round((await stat(target)).size / 1024)} kB`);
  }
}
