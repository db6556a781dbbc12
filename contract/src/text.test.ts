import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requiredLine, requiredLines, tidyLine, tidyLines } from './text.ts';

test('a line is stored as NFC, without invisible leftovers, with single spaces', () => {
  assert.equal(tidyLine('\ufeff ଓ\u0b5cିଶା\u00a0\t ଇତିହାସ\u200b '), 'ଓଡ଼ିଶା ଇତିହାସ');
});

test('what an invisible character kept apart is joined', () => {
  assert.equal(tidyLine('e\u200b\u0301'), 'é');
});

test('the joiners that Odia needs stay', () => {
  assert.equal(tidyLine('ର\u200d୍ୟ'), 'ର\u200d୍ୟ');
});

test('text of several lines keeps its line breaks, of whichever system', () => {
  assert.equal(tidyLines(' one \r\n two\rthree  \n'), 'one\ntwo\nthree');
});

test('what cannot be stored is refused', () => {
  for (const bad of ['a\u0000b', 'half \ud83d pair', `a${'\u0301'.repeat(50)}`])
    assert.equal(requiredLine(100).safeParse(bad).success, false);
});

test('only spaces are nothing', () => {
  assert.equal(requiredLine(100).safeParse(' \u00a0\u200b ').success, false);
  assert.equal(requiredLines(100).safeParse('\n \n').success, false);
});

test('what is too long is refused', () => {
  assert.equal(requiredLine(5).safeParse('123456').success, false);
});
