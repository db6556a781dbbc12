import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requiredLine, requiredLines, tidyLine, tidyLines } from './text.ts';

test('normalises a line to NFC, without zero-width spaces and with single spaces', () => {
  assert.equal(tidyLine('\ufeff ଓ\u0b5cିଶା\u00a0\t ଇତିହାସ\u200b '), 'ଓଡ଼ିଶା ଇତିହାସ');
});

test('joins a letter and a mark that a zero-width space separated', () => {
  assert.equal(tidyLine('e\u200b\u0301'), 'é');
});

test('keeps the joiners that Odia needs', () => {
  assert.equal(tidyLine('ର\u200d୍ୟ'), 'ର\u200d୍ୟ');
});

test('keeps line breaks, and converts those of Windows and old Macs', () => {
  assert.equal(tidyLines(' one \r\n two\rthree  \n'), 'one\ntwo\nthree');
});

test('refuses text that cannot be stored', () => {
  for (const bad of ['a\u0000b', 'half \ud83d pair', `a${'\u0301'.repeat(50)}`])
    assert.equal(requiredLine(100).safeParse(bad).success, false);
});

test('refuses text of spaces alone', () => {
  assert.equal(requiredLine(100).safeParse(' \u00a0\u200b ').success, false);
  assert.equal(requiredLines(100).safeParse('\n \n').success, false);
});

test('refuses text that is too long', () => {
  assert.equal(requiredLine(5).safeParse('123456').success, false);
});
