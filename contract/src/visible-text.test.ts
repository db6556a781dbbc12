import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requiredLine, requiredLines } from './text.ts';

const INVISIBLE = [
  '200b',
  '2060',
  'feff',
  'ad',
  '3164',
  '200d',
  '200c',
  '2800',
  '180e',
  'fe0f',
  '202e',
  'a0',
  '115f',
];

for (const code of INVISIBLE) {
  const character = String.fromCodePoint(Number.parseInt(code, 16));
  test(`refuses text of U+${code} alone as empty`, () => {
    for (const schema of [requiredLine(100), requiredLines(100)]) {
      const { error } = schema.safeParse(` ${character}${character}\u2060`);
      assert.equal(error?.issues[0]?.message, 'is empty');
    }
  });
}

test('accepts invisible characters among visible ones, and a vowel sign alone', () => {
  for (const text of ['କ୍\u200dଷ', 'a\u00adb', 'ି', '0', '👨\u200d👩'])
    assert.equal(requiredLine(100).parse(text), text);
});
