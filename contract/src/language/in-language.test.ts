import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage } from './in-language.ts';

const course = {
  title: 'History',
  description: 'Kings and temples',
  odia: { title: 'ଇତିହାସ', description: '' },
};

test('shows the Odia version, and the other text where it is empty', () => {
  assert.deepEqual(inLanguage(course, 'or'), { ...course, title: 'ଇତିହାସ' });
  assert.equal(inLanguage(course, 'en'), course);
});

test('shows content without an Odia version as it is', () => {
  const untranslated: typeof course & { odia: null } = { ...course, odia: null } as never;
  assert.equal(inLanguage(untranslated, 'or'), untranslated);
});
