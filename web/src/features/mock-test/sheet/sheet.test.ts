import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import { choose, finish, goOn, goTo, newSheet, resumed, timeLeft, toggleMark } from './sheet.ts';

const attempt: TestAttempt = {
  attemptId: 'a',
  courseId: 'c',
  chapterId: 'h',
  courseTitle: 'Course',
  chapterTitle: 'Chapter',
  startedAt: '2026-11-15T10:00:00.000Z',
  deadline: '2026-11-15T10:06:00.000Z',
  questions: [],
  answers: [2, null, null],
  saveNumber: 3,
};
const opening = {
  student: 's@example.com',
  place: { courseId: 'c', subjectIndex: '0', chapterIndex: '0' },
  clockOffset: 0,
};
const sheet = newSheet(attempt, opening);

test('a test that was begun elsewhere opens at its first unanswered question', () => {
  assert.equal(sheet.question, 1);
  assert.equal(newSheet({ ...attempt, answers: [0, 1, 2] }, opening).question, 0);
});

test('choosing what is chosen already is nothing to tell the server', () => {
  assert.equal(choose(sheet, 0, 2), sheet);
  assert.deepEqual(choose(choose(sheet, 1, 0), 1, 3).unconfirmed, [1]);
});

test('taking an answer back is told like any other', () => {
  const cleared = choose(sheet, 0, null);
  assert.deepEqual(cleared.answers, [null, null, null]);
  assert.deepEqual(cleared.unconfirmed, [0]);
});

test('once it is being handed in nothing changes any more', () => {
  const finished = finish(sheet, 'by-time');
  assert.equal(choose(finished, 1, 1), finished);
  assert.equal(finish(finished, 'by-student').finished, 'by-time');
  assert.equal(goOn(finished).finished, null);
});

test('a mark is put and taken, and the way stays within the paper', () => {
  assert.deepEqual(toggleMark(sheet, 2).marked, [2]);
  assert.deepEqual(toggleMark(toggleMark(sheet, 2), 2).marked, []);
  assert.equal(goTo(sheet, 99).question, 2);
  assert.equal(goTo(sheet, -1).question, 0);
});

test('what another device saved appears on resuming, and what was not told yet stays', () => {
  const kept = choose(sheet, 1, 0);
  const met = resumed(kept, { ...attempt, answers: [1, 3, 2], saveNumber: 7 }, opening);
  assert.deepEqual(met.answers, [1, 0, 2]);
  assert.deepEqual(met.unconfirmed, [1]);
  assert.equal(met.saveNumber, 7);
});

test('a server that was set back is told everything again', () => {
  const kept = { ...sheet, answers: [2, 1, null], saveNumber: 9 };
  const met = resumed(kept, { ...attempt, answers: [null, null, null], saveNumber: 1 }, opening);
  assert.deepEqual(met.answers, [2, 1, null]);
  assert.deepEqual(met.unconfirmed.toSorted(), [0, 1]);
  assert.equal(met.saveNumber, 1);
});

test('the time left is by the clock of the server, whatever this device shows', () => {
  const day = 24 * 3600 * 1000;
  const deviceNow = Date.parse('2026-11-15T10:05:00.000Z') + day;
  assert.equal(timeLeft({ ...sheet, clockOffset: -day }, deviceNow), 60_000);
});
