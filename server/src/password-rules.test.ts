import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { findPasswordProblem } from './password-rules.ts';

for (const [password, username, expected] of [
  ['short', 'asha', /^A password has at least 12 characters\.$/],
  ['Asha Kumari Panigrahi', 'asha kumari panigrahi', /^The password must not be the username\.$/],
  ['Password@1234', 'asha', /^This password is too easy to guess\./],
  ['asha-asha-2026', 'asha', /^This password is too easy to guess\./],
  ['river lantern nine cups', 'asha', null],
  ['ନଦୀ ଓ ଦୀପ ଗଣନ୍ତି', 'ଆଶା', null],
] as const) {
  test(`${expected === null ? 'accepts' : 'refuses'} '${password}' of '${username}'`, () => {
    const problem = findPasswordProblem(password, username);
    if (expected === null) assert.equal(problem, null);
    else assert.match(translateToEnglish(problem!), expected);
  });
}
