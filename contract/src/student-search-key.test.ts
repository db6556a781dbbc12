import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONG_VOWELS, SHORT_VOWELS, studentSearchKey, studentSearchWords } from './student-search-key.ts';

for (const [left, right] of [
  ['ମାଝୀ', 'ମାଝି'],
  ['କୂନି', 'କୁନି'],
  ['ଈଶ୍ୱର', 'ଇଶ୍ବର'],
  ['ଊର୍ମିଳା', 'ଉର୍ମିଳା'],
] as const) {
  test(`returns the same key for ${left} and ${right}`, () =>
    assert.equal(studentSearchKey(left), studentSearchKey(right)));
}

test('replaces each long vowel by its short one', () => {
  assert.deepEqual([...LONG_VOWELS].map(studentSearchKey), [...SHORT_VOWELS]);
});

test('a search has at most eight words and a hundred characters', () => {
  assert.deepEqual(studentSearchWords('  Mina  DAS mina '), ['mina', 'das']);
  assert.equal(studentSearchWords('a b c d e f g h i j').length, 8);
  assert.equal(studentSearchWords('x'.repeat(199)).join('').length, 100);
  assert.deepEqual(studentSearchWords(' '), []);
});
