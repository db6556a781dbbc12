import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translateToEnglish } from './language/texts.ts';
import { findLengthProblem } from './password.ts';

const describe = (password: string) => {
  const problem = findLengthProblem(password);
  return problem && translateToEnglish(problem);
};

const TOO_SHORT = 'A password has at least 12 characters.';
const TOO_LONG = 'A password has at most 128 characters.';

for (const [name, password, expected] of [
  ['11 letters', 'abcdefghijk', TOO_SHORT],
  ['12 letters', 'abcdefghijkl', null],
  ['12 spaces and symbols', '  !! ?? -- +', null],
  ['128 letters', 'x'.repeat(128), null],
  ['129 letters', 'x'.repeat(129), TOO_LONG],
  ['11 emoji, which take 22 UTF-16 units', '🔑'.repeat(11), TOO_SHORT],
  ['128 emoji', '🔑'.repeat(128), null],
  [
    '11 letters with a separate accent each, which are 11 characters when normalised',
    'e\u0301'.repeat(11),
    TOO_SHORT,
  ],
  ['12 Odia characters', 'ପାସୱାର୍ଡ ଆଶା', null],
] as const) {
  test(`${expected === null ? 'accepts' : 'refuses'} ${name}`, () =>
    assert.equal(describe(password), expected));
}
