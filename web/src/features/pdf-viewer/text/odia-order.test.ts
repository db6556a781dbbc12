import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countUnknownGlyphs, isInVisualOrder, toLogicalOrder, withoutUnknownGlyphs } from './odia-order.ts';

/** Left what parsers that know no ActualText give for the glyphs that Chromium prints, right what was written. */
const DRAWN_AND_WRITTEN = [
  ['ଅେଶାକ', 'ଅଶୋକ'],
  ['ତ୍ରେୟାଦଶ', 'ତ୍ରୟୋଦଶ'],
  ['ଶିଳାେଲଖ', 'ଶିଳାଲେଖ'],
  ['େମାର', 'ମୋର'],
  ['େଚାଡ଼ଗଙ୍ଗେଦବ', 'ଚୋଡ଼ଗଙ୍ଗଦେବ'],
  // a joined consonant between the sign and the end of its syllable
  ['େକ୍ଷତ୍ର', 'କ୍ଷେତ୍ର'],
  ['େପ୍ରମ', 'ପ୍ରେମ'],
  // the reph is drawn behind its consonant
  ['ଧମର୍', 'ଧର୍ମ'],
  ['ପୂବର୍', 'ପୂର୍ବ'],
  ['ବଷର୍ର', 'ବର୍ଷର'],
  // ai and au in their parts
  ['େଜୖନ', 'ଜୈନ'],
  ['େକୗଶଳ', 'କୌଶଳ'],
  // a part that stands for the whole vowel, and the rest of it again
  ['ୋକା', 'କୋ'],
  ['ୈଜୖନ', 'ଜୈନ'],
  // a mark before the vowel sign it stands over
  ['କଂା', 'କାଂ'],
  ['English 261', 'English 261'],
] as const;

for (const [drawn, written] of DRAWN_AND_WRITTEN) {
  test(`the glyphs of ${written} come into the order in which it is written`, () => {
    assert.equal(toLogicalOrder(drawn), written.normalize('NFC'));
  });
}

test('the order of a page is known by signs that follow no consonant', () => {
  assert.equal(isInVisualOrder('କଳିଙ୍ଗ ଓ ଅେଶାକ'), true);
  assert.equal(isInVisualOrder('େମାର ସନ୍ତାନ'), true);
  assert.equal(isInVisualOrder('କଳିଙ୍ଗ ଓ ଅଶୋକ, ଚୋଡ଼ଗଙ୍ଗଦେବ'), false);
  assert.equal(isInVisualOrder('no Odia at all'), false);
  assert.equal(isInVisualOrder('\u0000େ'), false, 'what follows an unknown glyph proves nothing');
  const torn = `${'କେ '.repeat(20)}ଅ େ`;
  assert.equal(isInVisualOrder(torn), false, 'one torn word among many whole ones');
});

test('glyphs without a letter are counted and left out', () => {
  assert.equal(withoutUnknownGlyphs('ଇ\u0000ି\uf0b7\ufffd'), 'ଇି');
  assert.equal(countUnknownGlyphs('ଇ\u0000ି\uf0b7\ufffd'), 3);
  assert.equal(withoutUnknownGlyphs('a\tb\nc'), 'a\tb\nc');
});
