import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExtractedItem } from './actual-text.ts';
import { toPageText } from './page-text.ts';

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
const getText = (...items: ExtractedItem[]) => toPageText(items, VIEWPORT).text;

test('ActualText replaces the letters of the glyphs it covers', () => {
  // the parser's output for ଇତିହାସ in a PDF that Chromium printed
  const page = toPageText(
    [item('ଇ', 0), begin('ତି'), item('\u0000ି', 10), END, begin('ହା'), item('\u0000ା', 20), END, item('ସ', 30)],
    VIEWPORT,
  );
  assert.equal(page.text, 'ଇତିହାସ');
  assert.equal(page.unknownGlyphs, 0);
  assert.deepEqual(page.runs.length, 1);
  assert.ok(Math.abs(page.runs[0]!.area.width - 0.4) < 1e-9, 'one run covers all glyphs of the word');
});

test('spaces and line breaks before a group are kept, and nested groups are ignored', () => {
  assert.equal(getText(item('ଓ', 0), begin('ପ୍ରା'), item(' ', 10), item('\u0000ା', 20), END), 'ଓ ପ୍ରା');
  assert.equal(getText(item('ଓ', 0), begin('ତି'), item('', 0, true), item('ଟ', 0), END), 'ଓ\nତି');
  assert.equal(
    getText(begin(null), begin('କି'), begin('no'), item('କ', 0), END, END, item('ଏ', 10), END),
    'କିଏ',
  );
});

test('text outside groups is put into logical order', () => {
  assert.equal(getText(item('େ', 0), item('ମା', 10), item('ର', 20)), 'ମୋର');
  assert.equal(getText(item('େମା', 0), begin('ର୍'), item('\u0000', 10), END), 'ମୋର୍');
});

test('a group that is empty or never closed loses no text', () => {
  assert.equal(getText(begin('କି'), item('କ', 0)), 'କ');
  assert.equal(getText(begin('କି'), END, item('ଖ', 0)), 'ଖ');
  assert.equal(getText(END, item('ଖ', 0)), 'ଖ');
});

test('a word with a soft hyphen at the end of a line is joined', () => {
  assert.equal(getText(item('exami\u00ad', 0, true), item('nation', 0, true)), 'examination\n');
});

test('a gap narrower than a space does not split an Odia word', () => {
  const gap = (width: number) => ({ ...item(' ', 10), width }) as ExtractedItem;
  assert.equal(getText(begin('ଭୂ'), item('ଭ', 0), END, gap(0.3), item('ମି', 10)), 'ଭୂମି');
  assert.equal(getText(item('ଭୂ', 0), gap(3), item('ମି', 10)), 'ଭୂ ମି');
  assert.equal(getText(item('a', 0), gap(0.3), item('b', 10)), 'a b');
});

test('a run says where its text continues on a rotated page', () => {
  const getRunDirection = (convertToViewportPoint: (x: number, y: number) => number[]) =>
    toPageText([item('a', 0)], { ...VIEWPORT, convertToViewportPoint }).runs[0]!.direction;
  assert.equal(
    getRunDirection((x, y) => [x, 100 - y]),
    'right',
  );
  assert.equal(
    getRunDirection((x, y) => [y, x]),
    'down',
  );
  assert.equal(
    getRunDirection((x, y) => [100 - x, y]),
    'left',
  );
  assert.equal(
    getRunDirection((x, y) => [100 - y, 100 - x]),
    'up',
  );
});
