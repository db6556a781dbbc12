import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchChapters } from './match-chapters.ts';

const CHAPTERS = [
  { id: 'kalinga', titles: ['Kalinga War', 'କଳିଙ୍ଗ ଯୁଦ୍ଧ'] },
  { id: 'ganga', titles: ['Eastern Ganga Dynasty'] },
  { id: 'one', titles: ['Chapter 1'] },
  { id: 'two', titles: ['Chapter 2'] },
];

test('finds chapters by names with underscores, numbers, other spellings and in Odia', () => {
  assert.deepEqual(
    matchChapters(
      ['kalinga_war.pdf', 'EASTERN-GANGA-DYNASTY (final).PDF', 'chapter 02.pdf', 'Chapter-1.pdf'],
      CHAPTERS,
    ),
    ['kalinga', 'ganga', 'two', 'one'],
  );
  assert.deepEqual(matchChapters(['କଳିଙ୍ଗ ଯୁଦ୍ଧ.pdf'], CHAPTERS), ['kalinga']);
});

test('gives no chapter to a file with another name', () => {
  assert.deepEqual(matchChapters(['scan0001.pdf', '.pdf'], CHAPTERS), [undefined, undefined]);
});

test('gives a chapter to the most similar file only', () => {
  assert.deepEqual(matchChapters(['Kalinga Wars old.pdf', 'Kalinga War.pdf'], CHAPTERS), [
    undefined,
    'kalinga',
  ]);
});

test('chapters without a title match nothing', () => {
  assert.deepEqual(matchChapters(['a.pdf'], [{ id: 'x', titles: [''] }]), [undefined]);
});
