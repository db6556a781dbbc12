import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  endsWebAddress,
  isInsideLatin,
  isJoinedToLatin,
  isLatinBefore,
  isUnitAfterNumber,
  touchesOdia,
} from './surroundings.ts';

test('after a letter with a digit, and in a web address, nothing but Latin is meant', () => {
  for (const before of ['H2', 'ଜଳ ହେଉଛି CO2', 'www.', 'see www.osssc.', 'https://', 'name@', 'a.b@gmail.'])
    assert.ok(isInsideLatin(before), before);
  for (const before of ['', '2026', 'କଟକ', 'H2 ', 'X-', 'A. ', 'BC, ', '(', 'name@mail.in '])
    assert.ok(!isInsideLatin(before), before);
});

test('signs inside a word carry Latin on; separators and spaces do not', () => {
  for (const before of ['X-', 'U.', 'U.S.', "UPSC'", 'R&', 'COVID-19-'])
    assert.ok(isJoinedToLatin(before), before);
  for (const before of ['', 'କଟକ-', '2026', 'BC ', 'CO2/', 'BC,', 'NaCl('])
    assert.ok(!isJoinedToLatin(before), before);
});

test('a unit is one only behind a number', () => {
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

test('the key that ends a word may show that it is Latin', () => {
  assert.ok(isLatinBefore('-', '', 'e'));
  assert.ok(isLatinBefore(')', '(', 'ii'));
  assert.ok(isLatinBefore(')', '', 'a'));
  assert.ok(isLatinBefore('@', 'x.', 'ramesh'));
  assert.ok(!isLatinBefore('-', '', 'se'));
  assert.ok(!isLatinBefore(')', '(', 'kataka'));
  assert.ok(!isLatinBefore('.', 'ଏହା ', 'e'));
  assert.ok(endsWebAddress('ଶିକ୍ଷା.', 'in'));
  assert.ok(!endsWebAddress('ଶିକ୍ଷା. ', 'in'));
});

test('letters touch, digits and signs do not', () => {
  assert.ok(touchesOdia('କଟକ', 'before') && touchesOdia('ଓଡ଼ିଶା', 'after') && touchesOdia('ଗାଁ', 'before'));
  assert.ok(!touchesOdia('୨୦୨୬', 'before') && !touchesOdia('କଟକ-', 'before') && !touchesOdia('', 'after'));
});
