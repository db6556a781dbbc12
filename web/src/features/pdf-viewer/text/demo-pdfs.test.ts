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

async function textOf(pdf: URL): Promise<{ text: string; unknown: number }> {
  const task = library.getDocument({ data: new Uint8Array(readFileSync(pdf)), verbosity: 0 });
  const document = await task.promise;
  let text = '';
  let unknown = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const read = pageTextOf(items as ExtractedItem[], page.getViewport({ scale: 1 }));
    text += `${read.text}\n`;
    unknown += read.unknown;
  }
  await task.destroy();
  return { text, unknown };
}

for (const course of readdirSync(COURSES)) {
  test(`every Odia word of the notes is in the text of the PDFs of ${course}`, async () => {
    const inCourse = new URL(`${course}/`, COURSES);
    const all = readdirSync(inCourse).filter((name) => name.endsWith('.notes.md'));
    for (const [index, notes] of all.entries()) {
      const { text, unknown } = await textOf(new URL(notes.replace('.notes.md', '.pdf'), inCourse));
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
    }
  });
}
