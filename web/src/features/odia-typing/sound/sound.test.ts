import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distance } from './distance.ts';
import { soundsOfLatin } from './of-latin.ts';
import { soundsOfOdia } from './of-odia.ts';
import { skeletonOf, skeletonsOf } from './skeleton.ts';

test('an Odia word becomes its sounds', () => {
  const sounds = {
    କଟକ: 'kataka',
    ଓଡ଼ିଶା: 'oDiSA',
    ପଢ଼ା: 'paDhA',
    କୃଷି: 'krVSi',
    ଜ୍ଞାନ: 'GnAna',
    ସୂର୍ଯ୍ୟ: 'sUrJya',
    ସଂଖ୍ୟା: 'saMkhyA',
    ଦୁଃଖ: 'duHkha',
    ଗାଁ: 'gAN',
    ସ୍ୱାସ୍ଥ୍ୟ: 'swAsthya',
    ବୌଦ୍ଧ: 'bauddha',
  };
  for (const [word, sound] of Object.entries(sounds)) assert.equal(soundsOfOdia(word), sound, word);
});

test('ଡ଼ as one code point or as two is the same', () => {
  assert.equal(soundsOfOdia('\u0b5c'), soundsOfOdia('\u0b21\u0b3c'));
});

test('Latin spellings of one sound are one sign', () => {
  const sounds = {
    shiksha: 'SikSa',
    xetra: 'kSetra',
    phula: 'phula',
    fula: 'phula',
    chhatra: 'Chatra',
    school: 'skUl',
    paschima: 'pasCima',
    cuttack: 'kuttak',
    zilla: 'jilla',
    naam: 'nAm',
    Gaon: 'gaon',
    mausi: 'mausi',
    nowka: 'nouka',
  };
  for (const [typed, sound] of Object.entries(sounds)) assert.equal(soundsOfLatin(typed), sound, typed);
});

test('every usual spelling of a word has one of its keys', () => {
  const spellings = {
    ଓଡ଼ିଶା: ['odisha', 'orisa', 'odissa'],
    ଶିକ୍ଷା: ['shiksha', 'sikhya', 'sixa'],
    ଜ୍ଞାନ: ['jnana', 'gyan', 'gnana'],
    ସୂର୍ଯ୍ୟ: ['surya', 'surjya'],
    ସିଂହ: ['singh', 'sinha', 'simha'],
    ସମ୍ବାଦ: ['sambada', 'sanbad', 'samvad'],
    ସୁନ୍ଦରଗଡ଼: ['sundargarh', 'sundaragada'],
    ଯୋଜନା: ['yojana', 'jojana'],
    ଗାଁ: ['gaan', 'gaon', 'ga'],
  };
  for (const [word, typed] of Object.entries(spellings)) {
    const keys = skeletonsOf(soundsOfOdia(word));
    for (const spelling of typed) {
      assert.ok(keys.includes(skeletonOf(soundsOfLatin(spelling))), `${spelling} for ${word}: ${keys}`);
    }
  }
});

test('a word of many ambiguous sounds has a bounded number of keys', () => {
  assert.ok(skeletonsOf('JDGnMNw'.repeat(20)).length <= 16);
});

test('what is written as it sounds is at no distance, and each liberty costs a little', () => {
  assert.equal(distance('kataka', 'kataka'), 0);
  const toKataka = ['kataka', 'katak', 'katka', 'kotoko', 'kitiki'].map((typed) => distance(typed, 'kataka'));
  assert.deepEqual(
    toKataka,
    [...toKataka].sort((one, other) => one - other),
  );
  assert.ok(distance('katak', 'kataka') < 0.1);
  assert.equal(distance('', ''), 0);
});
