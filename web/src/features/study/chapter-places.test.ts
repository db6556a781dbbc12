import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapterPlaces, chapterToOpen, neighbours } from './chapter-places.ts';

const subject = (...ids: string[]) => ({
  _id: `s-${ids.join()}`,
  title: '',
  description: '',
  chapters: ids.map((_id) => ({ _id, title: _id, description: '', pdf: null, totalQuestions: 0 })),
});

const PLACES = chapterPlaces({ subjects: [subject('a', 'b'), subject(), subject('c')] });
const at = (id: string) => PLACES.find(({ chapter }) => chapter._id === id)!;

test('chapters know their place in an address', () => {
  assert.deepEqual(
    PLACES.map(({ chapter, subjectIndex, chapterIndex }) => [chapter._id, subjectIndex, chapterIndex]),
    [
      ['a', 0, 0],
      ['b', 0, 1],
      ['c', 2, 0],
    ],
  );
});

test('previous and next cross the bounds of subjects, empty ones too', () => {
  assert.equal(neighbours(PLACES, at('b')).next?.chapter._id, 'c');
  assert.equal(neighbours(PLACES, at('c')).previous?.chapter._id, 'b');
  assert.equal(neighbours(PLACES, at('a')).previous, undefined);
  assert.equal(neighbours(PLACES, at('c')).next, undefined);
});

test('what is asked for opens, else where the student was, else the first', () => {
  assert.equal(chapterToOpen(PLACES, 'b', 'c')?.chapter._id, 'b');
  assert.equal(chapterToOpen(PLACES, null, 'c')?.chapter._id, 'c');
  assert.equal(chapterToOpen(PLACES, null, 'removed')?.chapter._id, 'a');
  assert.equal(chapterToOpen(PLACES, 'removed', 'c'), undefined);
  assert.equal(chapterToOpen([], null, null), undefined);
});
