import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { withActualText } from '../../../../build/pdfjs-actual-text.ts';
import { findText } from '../search/find-text.ts';
import type { ExtractedItem } from './actual-text.ts';
import { pageTextOf } from './page-text.ts';

const COURSES = new URL('../../../../../server/src/demo/courses/', import.meta.url);
const ODIA_WORD = /[\u0b00-\u0b7f\u200c\u200d]+/g;
const ODIA = /[\u0b00-\u0b7f]/;

type Library = typeof import('pdfjs-dist');
const builds = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs'));
let library: Library;
let folder: string;

before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sikhya-pdfjs-'));
  const parser = path.join(folder, 'parser.mjs');
  writeFileSync(parser, withActualText(readFileSync(path.join(builds, 'pdf.worker.mjs'), 'utf8')));
  library = await import(pathToFileURL(path.join(builds, 'pdf.mjs')).href);
  library.GlobalWorkerOptions.workerSrc = pathToFileURL(parser).href;
});
after(() => rmSync(folder, { recursive: true }));

type Read = {
  text: string;
  unknown: number;
  /** As those programs see it that do not read ActualText. */
  glyphs: { text: string; unknown: number };
};

async function textOf(pdf: URL): Promise<Read> {
  const task = library.getDocument({ data: new Uint8Array(readFileSync(pdf)), verbosity: 0 });
  const document = await task.promise;
  const read = { text: '', unknown: 0, glyphs: { text: '', unknown: 0 } };
  const add = (to: { text: string; unknown: number }, from: { text: string; unknown: number }) => {
    to.text += `${from.text}\n`;
    to.unknown += from.unknown;
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const viewport = page.getViewport({ scale: 1 });
    add(read, pageTextOf(items as ExtractedItem[], viewport));
    const drawn = items.filter((item) => 'str' in item);
    add(read.glyphs, pageTextOf(drawn, viewport));
  }
  await task.destroy();
  return read;
}

/** In the first PDF of each course. */
const byGlyphs = { words: 0, found: 0, unknown: 0 };

for (const course of readdirSync(COURSES)) {
  test(`every Odia word of the notes is in the text of the PDFs of ${course}`, async () => {
    const inCourse = new URL(`${course}/`, COURSES);
    const all = readdirSync(inCourse).filter((name) => name.endsWith('.notes.md'));
    for (const [index, notes] of all.entries()) {
      const { text, unknown, glyphs } = await textOf(new URL(notes.replace('.notes.md', '.pdf'), inCourse));
      assert.equal(unknown, 0, `${notes}: glyphs without a letter`);
      const written = readFileSync(new URL(notes, inCourse), 'utf8').replaceAll('*', '').normalize('NFC');
      const words = new Set(written.match(ODIA_WORD)?.filter((word) => ODIA.test(word)));
      // whole words, not only their letters: so those who listen hear them, too
      const heard = new Set(text.match(ODIA_WORD));
      assert.deepEqual(
        [...words].filter((word) => !heard.has(word)),
        [],
        notes,
      );
      // one is enough for the search, which looks through the whole text for every word
      if (index > 0) continue;
      assert.deepEqual(
        [...words].filter((word) => findText(text, word).length === 0),
        [],
        `${notes}: not found by the search`,
      );
      byGlyphs.words += words.size;
      byGlyphs.found += [...words].filter((word) => findText(glyphs.text, word).length > 0).length;
      byGlyphs.unknown += glyphs.unknown;
    }
  });
}

test('most words are found also by a program that does not read ActualText', () => {
  assert.ok(byGlyphs.words > 300);
  assert.ok(byGlyphs.found / byGlyphs.words > 0.95, JSON.stringify(byGlyphs));
  assert.ok(byGlyphs.unknown < 40, JSON.stringify(byGlyphs));
});
