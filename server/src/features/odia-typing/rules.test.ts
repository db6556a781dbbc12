import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countWords, getMostFrequent } from './rules.ts';

const counted = (...texts: string[]) => {
  const counts = new Map<string, number>();
  for (const text of texts) countWords(text, counts);
  return counts;
};

for (const [text, words] of [
  ['ଓଡ଼ିଶାର ଇତିହାସ, ୨୦୨୬ (ନୂଆ)', ['ଓଡ଼ିଶାର', 'ଇତିହାସ', 'ନୂଆ']],
  ['mixed-ଶବ୍ଦ ଭାଗ।', ['ଶବ୍ଦ', 'ଭାଗ']],
  ['କ ଖ 12 ୧୨', []],
  ['କ'.repeat(41), []],
] as const) {
  test(`finds ${words.join(', ') || 'no word'} in '${text}'`, () =>
    assert.deepEqual(
      [...counted(text.normalize('NFC')).keys()],
      words.map((word) => word.normalize('NFC')),
    ));
}

test('returns the most frequent words first, up to the limit', () => {
  const counts = counted('ନଦୀ ଘର ଘର', 'ଘର ନଦୀ ପଥ ଗଛ');
  assert.deepEqual(getMostFrequent(counts, 3), ['ଘର', 'ନଦୀ', 'ଗଛ']);
});
