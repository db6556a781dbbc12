import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getConsonantKey, getConsonantKeys } from './consonant-key.ts';
import { getDistance } from './distance.ts';
import { latinToSounds } from './latin-to-sounds.ts';
import { odiaToSounds } from './odia-to-sounds.ts';

test('converts Odia words to sounds', () => {
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
  for (const [word, sound] of Object.entries(sounds)) assert.equal(odiaToSounds(word), sound, word);
});

test('ଡ଼ has the same sound as one or two code points', () => {
  assert.equal(odiaToSounds('\u0b5c'), odiaToSounds('\u0b21\u0b3c'));
});

test('converts Latin spellings of the same sound to one letter', () => {
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
  for (const [typed, sound] of Object.entries(sounds)) assert.equal(latinToSounds(typed), sound, typed);
});

test('every usual spelling of a word has one of the keys of the word', () => {
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
    const keys = getConsonantKeys(odiaToSounds(word));
    for (const spelling of typed) {
      assert.ok(keys.includes(getConsonantKey(latinToSounds(spelling))), `${spelling} for ${word}: ${keys}`);
    }
  }
});

test('a word with many ambiguous sounds has at most 16 keys', () => {
  assert.ok(getConsonantKeys('JDGnMNw'.repeat(20)).length <= 16);
});

test('the exact spelling has distance 0, and worse spellings have larger distances', () => {
  assert.equal(getDistance('kataka', 'kataka'), 0);
  const distances = ['kataka', 'katak', 'katka', 'kotoko', 'kitiki'].map((typed) =>
    getDistance(typed, 'kataka'),
  );
  assert.deepEqual(
    distances,
    [...distances].sort((a, b) => a - b),
  );
  assert.ok(getDistance('katak', 'kataka') < 0.1);
  assert.equal(getDistance('', ''), 0);
});
