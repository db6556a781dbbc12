import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countUnknownGlyphs, isInVisualOrder, removeUnknownGlyphs, toLogicalOrder } from './odia-order.ts';

/** Left: the text that parsers without ActualText extract from Chromium's PDFs. Right: the original text. */
const VISUAL_AND_LOGICAL = [
  ['ଅେଶାକ', 'ଅଶୋକ'],
  ['ତ୍ରେୟାଦଶ', 'ତ୍ରୟୋଦଶ'],
  ['ଶିଳାେଲଖ', 'ଶିଳାଲେଖ'],
  ['େମାର', 'ମୋର'],
  ['େଚାଡ଼ଗଙ୍ଗେଦବ', 'ଚୋଡ଼ଗଙ୍ଗଦେବ'],
  // a joined consonant between the sign and the end of its syllable
  ['େକ୍ଷତ୍ର', 'କ୍ଷେତ୍ର'],
  ['େପ୍ରମ', 'ପ୍ରେମ'],
  // the reph is drawn after its consonant
  ['ଧମର୍', 'ଧର୍ମ'],
  ['ପୂବର୍', 'ପୂର୍ବ'],
  ['ବଷର୍ର', 'ବର୍ଷର'],
  // the two parts of ai and au
  ['େଜୖନ', 'ଜୈନ'],
  ['େକୗଶଳ', 'କୌଶଳ'],
  // a sign for the whole vowel, followed by its second part
  ['ୋକା', 'କୋ'],
  ['ୈଜୖନ', 'ଜୈନ'],
  // a mark before the vowel sign that it is drawn over
  ['କଂା', 'କାଂ'],
  ['English 261', 'English 261'],
] as const;

for (const [visual, logical] of VISUAL_AND_LOGICAL) {
  test(`${visual} in visual order is ${logical} in logical order`, () => {
    assert.equal(toLogicalOrder(visual), logical.normalize('NFC'));
  });
}

test('vowel signs without a consonant before them show visual order', () => {
  assert.equal(isInVisualOrder('କଳିଙ୍ଗ ଓ ଅେଶାକ'), true);
  assert.equal(isInVisualOrder('େମାର ସନ୍ତାନ'), true);
  assert.equal(isInVisualOrder('କଳିଙ୍ଗ ଓ ଅଶୋକ, ଚୋଡ଼ଗଙ୍ଗଦେବ'), false);
  assert.equal(isInVisualOrder('no Odia at all'), false);
  assert.equal(isInVisualOrder('\u0000େ'), false, 'a sign after an unknown glyph is not counted');
  const withSplitWord = `${'କେ '.repeat(20)}ଅ େ`;
  assert.equal(isInVisualOrder(withSplitWord), false, 'one split word among many others');
});

test('glyphs without a letter are counted and removed', () => {
  assert.equal(removeUnknownGlyphs('ଇ\u0000ି\uf0b7\ufffd'), 'ଇି');
  assert.equal(countUnknownGlyphs('ଇ\u0000ି\uf0b7\ufffd'), 3);
  assert.equal(removeUnknownGlyphs('a\tb\nc'), 'a\tb\nc');
});
