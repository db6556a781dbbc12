import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPageForKey, isSaveOrPrint, parsePageNumber } from './keyboard.ts';

const createKey = (key: string, modifiers: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

for (const [key, page, expected] of [
  ['ArrowRight', 3, 4],
  ['ArrowDown', 3, 4],
  ['PageDown', 10, 10],
  ['ArrowLeft', 3, 2],
  ['ArrowUp', 3, 2],
  ['PageUp', 1, 1],
  ['Home', 7, 1],
  ['End', 7, 10],
  ['a', 7, undefined],
] as const) {
  test(`${key} on page ${page} of 10 goes to ${expected ? `page ${expected}` : 'no other page'}`, () =>
    assert.equal(getPageForKey(createKey(key), page, 10), expected));
}

test('a key with Alt or Shift changes no page', () => {
  assert.equal(getPageForKey(createKey('ArrowLeft', { altKey: true }), 3, 10), undefined);
  assert.equal(getPageForKey(createKey('ArrowDown', { shiftKey: true }), 3, 10), undefined);
});

test('Ctrl or Cmd with S or P is save or print', () => {
  assert.ok(isSaveOrPrint(createKey('s', { ctrlKey: true })));
  assert.ok(isSaveOrPrint(createKey('P', { metaKey: true })));
  assert.ok(!isSaveOrPrint(createKey('p')));
});

for (const [text, page] of [
  ['1', 1],
  [' 10 ', 10],
  ['୭', 7],
  ['0', null],
  ['11', null],
  ['2.5', null],
  ['-1', null],
  ['1e0', null],
  ['', null],
  ['page 3', null],
] as const) {
  test(`'${text}' is parsed as ${page === null ? 'no page' : `page ${page}`} of 10`, () =>
    assert.equal(parsePageNumber(text, 10), page));
}
