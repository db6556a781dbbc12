import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage, titlesInLanguage } from './in-language.ts';

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

test('shows the Odia titles of content that has only titles, and the others where there is none', () => {
  const odiaTitles = { courseTitle: 'ଇତିହାସ', chapterTitle: null };
  const result = { courseTitle: 'History', chapterTitle: 'Kings', odiaTitles };
  const { courseTitle, chapterTitle } = titlesInLanguage(result, 'or');
  assert.deepEqual([courseTitle, chapterTitle], ['ଇତିହାସ', 'Kings']);
  assert.equal(titlesInLanguage(result, 'en').courseTitle, 'History');
});
