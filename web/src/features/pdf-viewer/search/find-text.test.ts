import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findText } from './find-text.ts';

const found = (text: string, query: string) =>
  findText(text, query).map(({ start, end }) => text.slice(start, end));

test('English is found whatever its case and line breaks', () => {
  assert.deepEqual(found('The Kalinga war.\nKALINGA  lost', 'kalinga'), ['Kalinga', 'KALINGA']);
  assert.deepEqual(found('The Kalinga\n war', 'kalinga war'), ['Kalinga\n war']);
  assert.deepEqual(found('The war', 'thewar'), []);
});

test('Odia is found in either spelling, and where the file tore a word apart', () => {
  assert.deepEqual(found('ଏହି ଓଡ଼ିଶା ରାଜ୍ୟ', 'ଓଡ଼ିଶା'), ['ଓଡ଼ିଶା']);
  assert.deepEqual(found('ଏହି ଓଡ଼ି ଶା ରାଜ୍ୟ', 'ଓଡ଼ିଶା'), ['ଓଡ଼ି ଶା']);
  assert.deepEqual(found('ଇତି\nହାସ', 'ଇତିହାସ'), ['ଇତି\nହାସ'], 'over the end of a line');
  assert.deepEqual(found('ପିନ୍ ଦିଅ', 'ପିନ୍'), ['ପିନ୍'], 'the next word changes no letter of this one');
  assert.deepEqual(found('କଳିଙ୍ଗ', 'କଳିଂଗ'), ['କଳିଙ୍ଗ']);
  assert.deepEqual(found('୧୯୩୬ ମସିହା', '1936'), ['୧୯୩୬']);
});

test('nothing is found by nothing', () => {
  assert.deepEqual(findText('text', '  '), []);
  assert.deepEqual(findText('', 'x'), []);
});
