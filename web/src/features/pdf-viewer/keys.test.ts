import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSaveOrPrint, pageByKey, typedPage } from './keys.ts';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
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
  test(`${key} on page ${page} of 10 leads to ${expected ?? 'nowhere'}`, () =>
    assert.equal(pageByKey(press(key), page, 10), expected));
}

test('keys that are held with others are left to the browser', () => {
  assert.equal(pageByKey(press('ArrowLeft', { altKey: true }), 3, 10), undefined);
  assert.equal(pageByKey(press('ArrowDown', { shiftKey: true }), 3, 10), undefined);
});

test('saving and printing are known on every keyboard', () => {
  assert.ok(isSaveOrPrint(press('s', { ctrlKey: true })));
  assert.ok(isSaveOrPrint(press('P', { metaKey: true })));
  assert.ok(!isSaveOrPrint(press('p')));
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
  test(`'${text}' typed as a page of 10 is ${page}`, () => assert.equal(typedPage(text, 10), page));
}
