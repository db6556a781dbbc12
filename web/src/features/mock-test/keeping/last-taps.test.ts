import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { stored } from '../../../testing/local-storage.ts';
import { choose, newSheet, type Sheet } from '../sheet/sheet.ts';
import { forgetTaps, noteTaps, withNotedTaps } from './last-taps.ts';

beforeEach(() => stored.clear());

const sheet: Sheet = newSheet(
  {
    attemptId: 'a',
    courseId: 'c',
    chapterId: 'h',
    courseTitle: 'ଗଣିତ',
    chapterTitle: 'ଅନୁପାତ',
    startedAt: '2026-11-15T10:00:00.000Z',
    deadline: '2026-11-15T10:06:00.000Z',
    questions: [],
    answers: [null, null, 2],
    saveNumber: 1,
  },
  {
    student: 's',
    place: { courseId: 'c', subjectIndex: '0', chapterIndex: '0' },
    clockOffset: 0,
  },
);

test('a tap that did not get into the database is there again, and still to be told', () => {
  noteTaps(choose(choose(sheet, 1, 3), 2, null));
  const again = withNotedTaps(sheet);
  assert.deepEqual(again.answers, [null, 3, null]);
  assert.deepEqual(again.unconfirmed, [1, 2]);
});

test('what the database has is forgotten, and so is what belongs to another test', () => {
  noteTaps(choose(sheet, 0, 1));
  assert.equal(withNotedTaps({ ...sheet, attemptId: 'other' }).answers[0], null);
  forgetTaps('a');
  assert.deepEqual(withNotedTaps(sheet), sheet);
});

for (const [what, value] of [
  ['no JSON', '{'],
  ['a question beyond the last', '[[9,1]]'],
] as const) {
  test(`${what} changes nothing`, () => {
    stored.set('last-taps:a', value);
    assert.deepEqual(withNotedTaps(sheet), sheet);
  });
}
