import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findText } from './find-text.ts';

const find = (text: string, query: string) =>
  findText(text, query).map(({ start, end }) => text.slice(start, end));

test('finds English text regardless of case and line breaks', () => {
  assert.deepEqual(find('The Kalinga war.\nKALINGA  lost', 'kalinga'), ['Kalinga', 'KALINGA']);
  assert.deepEqual(find('The Kalinga\n war', 'kalinga war'), ['Kalinga\n war']);
  assert.deepEqual(find('The war', 'thewar'), []);
});

test('finds Odia text in either spelling, and words that the PDF splits with spaces', () => {
  assert.deepEqual(find('ଏହି ଓଡ଼ିଶା ରାଜ୍ୟ', 'ଓଡ଼ିଶା'), ['ଓଡ଼ିଶା']);
  assert.deepEqual(find('ଏହି ଓଡ଼ି ଶା ରାଜ୍ୟ', 'ଓଡ଼ିଶା'), ['ଓଡ଼ି ଶା']);
  assert.deepEqual(find('ଇତି\nହାସ', 'ଇତିହାସ'), ['ଇତି\nହାସ'], 'across a line break');
  assert.deepEqual(find('ପିନ୍ ଦିଅ', 'ପିନ୍'), ['ପିନ୍'], 'the next word does not change this one');
  assert.deepEqual(find('କଳିଙ୍ଗ', 'କଳିଂଗ'), ['କଳିଙ୍ଗ']);
  assert.deepEqual(find('୧୯୩୬ ମସିହା', '1936'), ['୧୯୩୬']);
});

test('finds nothing for an empty query or in an empty text', () => {
  assert.deepEqual(findText('text', '  '), []);
  assert.deepEqual(findText('', 'x'), []);
});
