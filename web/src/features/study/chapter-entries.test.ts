import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findChapterToOpen, getNeighbours, listChapterEntries } from './chapter-entries.ts';

const subject = (...ids: string[]) => ({
  _id: `s-${ids.join()}`,
  title: '',
  description: '',
  odia: null,
  chapters: ids.map((_id) => ({
    _id,
    title: _id,
    description: '',
    odia: null,
    pdf: null,
    pagePicture: null,
    pdfBytes: null,
    totalQuestions: 0,
  })),
});

const ENTRIES = listChapterEntries({ subjects: [subject('a', 'b'), subject(), subject('c')] });
const find = (id: string) => ENTRIES.find(({ chapter }) => chapter._id === id)!;

test('lists the chapters of all subjects with their indexes', () => {
  assert.deepEqual(
    ENTRIES.map(({ chapter, subjectIndex, chapterIndex }) => [chapter._id, subjectIndex, chapterIndex]),
    [
      ['a', 0, 0],
      ['b', 0, 1],
      ['c', 2, 0],
    ],
  );
});

test('previous and next chapter may be in another subject, also across an empty one', () => {
  assert.equal(getNeighbours(ENTRIES, find('b')).next?.chapter._id, 'c');
  assert.equal(getNeighbours(ENTRIES, find('c')).previous?.chapter._id, 'b');
  assert.equal(getNeighbours(ENTRIES, find('a')).previous, undefined);
  assert.equal(getNeighbours(ENTRIES, find('c')).next, undefined);
});

test('opens the requested chapter, else the last visited one, else the first, and never replaces a removed one', () => {
  assert.equal(findChapterToOpen(ENTRIES, 'b', 'c')?.chapter._id, 'b');
  assert.equal(findChapterToOpen(ENTRIES, null, 'c')?.chapter._id, 'c');
  assert.equal(findChapterToOpen(ENTRIES, null, 'removed')?.chapter._id, 'a');
  assert.equal(findChapterToOpen(ENTRIES, 'removed', 'c'), undefined);
  assert.equal(findChapterToOpen([], null, null), undefined);
});
