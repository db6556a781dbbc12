import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { stored } from '../../../testing/local-storage.ts';
import { type Attempt, createAttempt, setAnswer } from './attempt.ts';
import { addUnwrittenAnswers, clearUnwrittenAnswers, storeUnwrittenAnswers } from './attempt-storage.ts';

beforeEach(() => stored.clear());

const attempt: Attempt = createAttempt(
  {
    attemptId: 'a',
    courseId: 'c',
    chapterId: 'h',
    courseTitle: 'ଗଣିତ',
    chapterTitle: 'ଅନୁପାତ',
    odiaTitles: { courseTitle: null, chapterTitle: null },
    startedAt: '2026-11-15T10:00:00.000Z',
    deadline: '2026-11-15T10:06:00.000Z',
    questions: [],
    answers: [null, null, 2],
    saveNumber: 1,
    seconds: null,
  },
  {
    student: 's',
    place: { courseId: 'c', subjectIndex: '0', chapterIndex: '0' },
    clockOffset: 0,
  },
);

test('restores answers that were not written to the database, as unconfirmed ones', () => {
  storeUnwrittenAnswers(setAnswer(setAnswer(attempt, 1, 3), 2, null));
  const restored = addUnwrittenAnswers(attempt);
  assert.deepEqual(restored.answers, [null, 3, null]);
  assert.deepEqual(restored.unconfirmed, [1, 2]);
});

test('does not restore answers that were cleared, or answers of another attempt', () => {
  storeUnwrittenAnswers(setAnswer(attempt, 0, 1));
  assert.equal(addUnwrittenAnswers({ ...attempt, attemptId: 'other' }).answers[0], null);
  clearUnwrittenAnswers('a');
  assert.deepEqual(addUnwrittenAnswers(attempt), attempt);
});

for (const [content, value] of [
  ['invalid JSON', '{'],
  ['a question after the last one', '[[9,1]]'],
] as const) {
  test(`ignores ${content}`, () => {
    stored.set('last-taps:a', value);
    assert.deepEqual(addUnwrittenAnswers(attempt), attempt);
  });
}
