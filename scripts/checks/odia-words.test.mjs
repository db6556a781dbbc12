import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAllTexts } from '../texts/find-texts.mjs';
import { findWordsToAvoid, readWordsToAvoid } from './odia-words.mjs';

/** The words that people may type to search the help. */
const SEARCHED_WORDS = 'web/src/features/help/keywords.ts';

/** Terms of two Odia words, of which one alone means something else: ଖାତା alone is an account, not a notebook. */
const WHOLE_TERMS = [
  { english: /\bnotebook\b/i, odia: 'ଅଭ୍ୟାସ ଖାତା' },
  { english: /\bpassing score\b/i, odia: 'ଆବଶ୍ୟକ ପ୍ରାପ୍ତାଙ୍କ' },
];

test('every text uses the words of the Odia glossary', () => {
  const words = readWordsToAvoid();
  assert.ok(words.length > 10);
  const texts = findAllTexts().filter(({ file }) => file !== SEARCHED_WORDS);
  assert.deepEqual(
    texts.flatMap(({ place, odia }) => findWordsToAvoid(odia, words).map((found) => `${place}: ${found}`)),
    [],
  );
});

test('the notebook and the passing score have the same name everywhere', () => {
  for (const term of WHOLE_TERMS) {
    const texts = findAllTexts().filter(({ english }) => term.english.test(english));
    assert.ok(texts.length > 1);
    for (const { place, odia } of texts) assert.ok(odia.includes(term.odia), `${place}: ${odia}`);
  }
});

test('finds other words with endings, and no longer words that contain them', () => {
  const words = [
    { word: 'ୱେବସାଇଟ', other: 'ସାଇଟ' },
    { word: 'ପୁଶ୍', other: 'ପୁଶ' },
    { word: 'ଆପ', other: 'ଆପ୍' },
  ];
  const find = (text) => findWordsToAvoid(text, words);
  assert.deepEqual(find('ଏହି ୱେବସାଇଟରେ ଆପର ପୁଶ୍ ସୂଚନା, ଆପ୍ତ'), []);
  assert.deepEqual(find('ଏହି ସାଇଟରେ'), ['ସାଇଟ instead of ୱେବସାଇଟ']);
  assert.deepEqual(find('ଆପ୍ ଓ ପୁଶ'), ['ପୁଶ instead of ପୁଶ୍', 'ଆପ୍ instead of ଆପ']);
});
