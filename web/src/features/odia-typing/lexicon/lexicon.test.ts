import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALIASES } from './aliases.ts';
import { LEXICON } from './lexicon.ts';

const ALL = LEXICON.flatMap(({ words }) => words);

/** A letter, then letters, signs and joiners: no digits, no danda, no other script. */
const ODIA_WORD =
  /^[\u0b05-\u0b39\u0b5f-\u0b61\u0b71][\u0b01-\u0b03\u0b05-\u0b39\u0b3c-\u0b57\u0b5f-\u0b63\u0b71\u200c\u200d]*$/;

test('the lexicon has more than 2500 words', () => {
  assert.ok(ALL.length > 2500, String(ALL.length));
});

test('every word is Odia, starts with a letter and is in NFC', () => {
  assert.deepEqual(
    ALL.filter((word) => !ODIA_WORD.test(word)),
    [],
  );
  assert.deepEqual(
    ALL.filter((word) => word !== word.normalize('NFC')),
    [],
  );
});

test('no word has letters that Odia does not use or impossible sequences of signs', () => {
  // the Sanskrit va; ଯ for ya-phala; two vowel signs or two halants on one letter; a vowel sign after a vowel or a halant
  const invalid =
    /[\u0b35\u0b5c\u0b5d]|(?<!\u0b30)\u0b4d\u0b2f|[\u0b3e-\u0b4c][\u0b3e-\u0b4d]|\u0b4d[\u0b3c-\u0b4d]|[\u0b05-\u0b14][\u0b3c-\u0b4d]/;
  assert.deepEqual(
    ALL.filter((word) => invalid.test(word)),
    [],
  );
});

test('no word is in two lists', () => {
  const seen = new Set<string>();
  const duplicates = ALL.filter((word) => seen.size === seen.add(word).size);
  assert.deepEqual(duplicates, []);
});

test('every alias is lower-case and maps to a word of the lexicon', () => {
  const words = new Set(ALL);
  assert.deepEqual(
    Object.values(ALIASES).filter((word) => !words.has(word)),
    [],
  );
  assert.ok(Object.keys(ALIASES).every((typed) => /^[a-z]+$/.test(typed)));
});
