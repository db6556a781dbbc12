import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExtractedItem } from './actual-text.ts';
import { pageTextOf } from './page-text.ts';

const VIEWPORT = {
  width: 100,
  height: 100,
  convertToViewportPoint: (x: number, y: number) => [x, 100 - y],
};

const item = (str: string, x: number, hasEOL = false): ExtractedItem => ({
  str,
  transform: [10, 0, 0, 10, x, 50],
  width: 10,
  height: 10,
  hasEOL,
  dir: 'ltr',
  fontName: 'f',
});
const begin = (actualText: string | null): ExtractedItem => ({
  type: 'beginMarkedContentProps',
  id: '',
  actualText,
});
const END: ExtractedItem = { type: 'endMarkedContent', id: '' };
const textOf = (...items: ExtractedItem[]) => pageTextOf(items, VIEWPORT).text;

test('what the document says that glyphs stand for is their text', () => {
  // as the parser gives ଇତିହାସ of a PDF that Chromium printed
  const page = pageTextOf(
    [item('ଇ', 0), begin('ତି'), item('\u0000ି', 10), END, begin('ହା'), item('\u0000ା', 20), END, item('ସ', 30)],
    VIEWPORT,
  );
  assert.equal(page.text, 'ଇତିହାସ');
  assert.equal(page.unknown, 0);
  assert.deepEqual(page.runs.length, 1);
  assert.ok(Math.abs(page.runs[0]!.area.width - 0.4) < 1e-9, 'the word is one run over all its glyphs');
});

test('gaps and line breaks before a group stay, groups inside others count once', () => {
  assert.equal(textOf(item('ଓ', 0), begin('ପ୍ରା'), item(' ', 10), item('\u0000ା', 20), END), 'ଓ ପ୍ରା');
  assert.equal(textOf(item('ଓ', 0), begin('ତି'), item('', 0, true), item('ଟ', 0), END), 'ଓ\nତି');
  assert.equal(
    textOf(begin(null), begin('କି'), begin('no'), item('କ', 0), END, END, item('ଏ', 10), END),
    'କିଏ',
  );
});

test('what is drawn beside such groups comes into logical order by itself', () => {
  assert.equal(textOf(item('େ', 0), item('ମା', 10), item('ର', 20)), 'ମୋର');
  assert.equal(textOf(item('େମା', 0), begin('ର୍'), item('\u0000', 10), END), 'ମୋର୍');
});

test('a group that is never closed, or empty, loses nothing', () => {
  assert.equal(textOf(begin('କି'), item('କ', 0)), 'କ');
  assert.equal(textOf(begin('କି'), END, item('ଖ', 0)), 'ଖ');
  assert.equal(textOf(END, item('ଖ', 0)), 'ଖ');
});

test('a word that a soft hyphen divides is whole', () => {
  assert.equal(textOf(item('exami\u00ad', 0, true), item('nation', 0, true)), 'examination\n');
});

test('a gap that is too narrow for a space tears no Odia word apart', () => {
  const gap = (width: number) => ({ ...item(' ', 10), width }) as ExtractedItem;
  assert.equal(textOf(begin('ଭୂ'), item('ଭ', 0), END, gap(0.3), item('ମି', 10)), 'ଭୂମି');
  assert.equal(textOf(item('ଭୂ', 0), gap(3), item('ମି', 10)), 'ଭୂ ମି');
  assert.equal(textOf(item('a', 0), gap(0.3), item('b', 10)), 'a b');
});
