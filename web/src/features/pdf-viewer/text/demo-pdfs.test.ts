import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { addActualText } from '../../../../build/pdfjs-actual-text.ts';
import { findText } from '../search/find-text.ts';
import type { ExtractedItem } from './actual-text.ts';
import { toPageText } from './page-text.ts';

const COURSES = new URL('../../../../../server/src/demo/courses/', import.meta.url);
const ODIA_WORD = /[\u0b00-\u0b7f\u200c\u200d]+/g;
const ODIA = /[\u0b00-\u0b7f]/;

type Library = typeof import('pdfjs-dist');
const builds = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs'));
let library: Library;
let tempFolder: string;

before(async () => {
  tempFolder = mkdtempSync(path.join(tmpdir(), 'sikhya-pdfjs-'));
  const parser = path.join(tempFolder, 'parser.mjs');
  writeFileSync(parser, addActualText(readFileSync(path.join(builds, 'pdf.worker.mjs'), 'utf8')));
  library = await import(pathToFileURL(path.join(builds, 'pdf.mjs')).href);
  library.GlobalWorkerOptions.workerSrc = pathToFileURL(parser).href;
});
after(() => rmSync(tempFolder, { recursive: true }));

type ExtractedText = {
  text: string;
  unknownGlyphs: number;
  /** The text that programs without support for ActualText extract. */
  withoutActualText: { text: string; unknownGlyphs: number };
};

async function extractText(pdf: URL): Promise<ExtractedText> {
  const task = library.getDocument({ data: new Uint8Array(readFileSync(pdf)), verbosity: 0 });
  const document = await task.promise;
  const extracted = { text: '', unknownGlyphs: 0, withoutActualText: { text: '', unknownGlyphs: 0 } };
  type Sum = { text: string; unknownGlyphs: number };
  const add = (sum: Sum, page: Sum) => {
    sum.text += `${page.text}\n`;
    sum.unknownGlyphs += page.unknownGlyphs;
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const viewport = page.getViewport({ scale: 1 });
    add(extracted, toPageText(items as ExtractedItem[], viewport));
    const glyphItems = items.filter((item) => 'str' in item);
    add(extracted.withoutActualText, toPageText(glyphItems, viewport));
  }
  await task.destroy();
  return extracted;
}

/** Counted in the first PDF of each course. */
const withoutActualText = { words: 0, found: 0, unknownGlyphs: 0 };

for (const course of readdirSync(COURSES)) {
  test(`every Odia word of the notes is in the text of the PDFs of ${course}`, async () => {
    const folder = new URL(`${course}/`, COURSES);
    const notesFiles = readdirSync(folder).filter((name) => name.endsWith('.notes.md'));
    for (const [index, notes] of notesFiles.entries()) {
      const pdf = new URL(notes.replace('.notes.md', '.pdf'), folder);
      const extracted = await extractText(pdf);
      assert.equal(extracted.unknownGlyphs, 0, `${notes}: glyphs without a letter`);
      const source = readFileSync(new URL(notes, folder), 'utf8').replaceAll('*', '').normalize('NFC');
      const words = new Set(source.match(ODIA_WORD)?.filter((word) => ODIA.test(word)));
      // compare whole words, because a screen reader reads whole words
      const extractedWords = new Set(extracted.text.match(ODIA_WORD));
      assert.deepEqual(
        [...words].filter((word) => !extractedWords.has(word)),
        [],
        notes,
      );
      // one PDF per course is enough for the search, which is slow here
      if (index > 0) continue;
      assert.deepEqual(
        [...words].filter((word) => findText(extracted.text, word).length === 0),
        [],
        `${notes}: not found by the search`,
      );
      withoutActualText.words += words.size;
      withoutActualText.found += [...words].filter(
        (word) => findText(extracted.withoutActualText.text, word).length > 0,
      ).length;
      withoutActualText.unknownGlyphs += extracted.withoutActualText.unknownGlyphs;
    }
  });
}

test('programs without support for ActualText find most words', () => {
  assert.ok(withoutActualText.words > 300);
  assert.ok(withoutActualText.found / withoutActualText.words > 0.95, JSON.stringify(withoutActualText));
  assert.ok(withoutActualText.unknownGlyphs < 40, JSON.stringify(withoutActualText));
});
