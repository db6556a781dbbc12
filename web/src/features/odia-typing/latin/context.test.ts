import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  continuesLatin,
  endsWebAddress,
  endsWithOdia,
  isLatinByEndKey,
  isLatinOnly,
  isUnitAfterNumber,
  startsWithOdia,
} from './context.ts';

test('a run is Latin after a letter with a digit, and in a web address', () => {
  for (const before of ['H2', 'ଜଳ ହେଉଛି CO2', 'www.', 'see www.osssc.', 'https://', 'name@', 'a.b@gmail.'])
    assert.ok(isLatinOnly(before), before);
  for (const before of ['', '2026', 'କଟକ', 'H2 ', 'X-', 'A. ', 'BC, ', '(', 'name@mail.in '])
    assert.ok(!isLatinOnly(before), before);
});

test('hyphens, dots and apostrophes continue a Latin word; spaces and separators do not', () => {
  for (const before of ['X-', 'U.', 'U.S.', "UPSC'", 'R&', 'COVID-19-'])
    assert.ok(continuesLatin(before), before);
  for (const before of ['', 'କଟକ-', '2026', 'BC ', 'CO2/', 'BC,', 'NaCl('])
    assert.ok(!continuesLatin(before), before);
});

test('letters are a unit only after a number', () => {
  for (const [before, letters] of [
    ['5 ', 'km'],
    ['10', 'kg'],
    ['୨୫ ', 'cm'],
    ['60 km/', 'h'],
    ['1', 'st'],
    ['1990', 's'],
  ] as const)
    assert.ok(isUnitAfterNumber(before, letters), before + letters);
  for (const [before, letters] of [
    ['', 'km'],
    ['କଟକ ', 'g'],
    ['5 ', 'ti'],
    ['2026', 're'],
    ['5 ', 'th'],
    ['5, ', 'm'],
  ] as const)
    assert.ok(!isUnitAfterNumber(before, letters), before + letters);
});

test('the key that ends a word can show that it is Latin', () => {
  assert.ok(isLatinByEndKey('-', '', 'e'));
  assert.ok(isLatinByEndKey(')', '(', 'ii'));
  assert.ok(isLatinByEndKey(')', '', 'a'));
  assert.ok(isLatinByEndKey('@', 'x.', 'ramesh'));
  assert.ok(!isLatinByEndKey('-', '', 'se'));
  assert.ok(!isLatinByEndKey(')', '(', 'kataka'));
  assert.ok(!isLatinByEndKey('.', 'ଏହା ', 'e'));
  assert.ok(endsWebAddress('ଶିକ୍ଷା.', 'in'));
  assert.ok(!endsWebAddress('ଶିକ୍ଷା. ', 'in'));
});

test('Odia letters and vowel signs count as Odia, digits and hyphens do not', () => {
  assert.ok(endsWithOdia('କଟକ') && startsWithOdia('ଓଡ଼ିଶା') && endsWithOdia('ଗାଁ'));
  assert.ok(!endsWithOdia('୨୦୨୬') && !endsWithOdia('କଟକ-') && !startsWithOdia(''));
});
