import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import {
  addTime,
  correctClockOffset,
  createAttempt,
  estimateClockOffset,
  getTimeLeft,
  goToQuestion,
  requestHandIn,
  resume,
  setAnswer,
  setShownLanguage,
  toggleMark,
} from './attempt.ts';
import { applySaveResponse, createSave, createSaveOrCheck, updateFromServer } from './attempt-protocol.ts';

const started: TestAttempt = {
  attemptId: 'a',
  courseId: 'c',
  chapterId: 'h',
  courseTitle: 'Course',
  chapterTitle: 'Chapter',
  odiaTitles: { courseTitle: null, chapterTitle: null },
  startedAt: '2026-11-15T10:00:00.000Z',
  deadline: '2026-11-15T10:06:00.000Z',
  questions: [],
  answers: [2, null, null],
  saveNumber: 3,
  seconds: null,
};
const deviceFields = {
  student: 's@example.com',
  place: { courseId: 'c', subjectIndex: '0', chapterIndex: '0' },
  clockOffset: 0,
};
const attempt = createAttempt(started, deviceFields);
const DAY_MS = 24 * 3600 * 1000;

test('an attempt that was started on another device opens at its first unanswered question', () => {
  assert.equal(attempt.question, 1);
  assert.equal(createAttempt({ ...started, answers: [0, 1, 2] }, deviceFields).question, 0);
});

test('setting the same answer again leaves nothing to save', () => {
  assert.equal(setAnswer(attempt, 0, 2), attempt);
  assert.deepEqual(setAnswer(setAnswer(attempt, 1, 0), 1, 3).unconfirmed, [1]);
});

test('a cleared answer is saved like any other', () => {
  const cleared = setAnswer(attempt, 0, null);
  assert.deepEqual(cleared.answers, [null, null, null]);
  assert.deepEqual(cleared.unconfirmed, [0]);
});

test('the language of a question is sent with the next answer, not on its own', () => {
  const shown = setShownLanguage(setShownLanguage(attempt, 0, 'en'), 0, 'or');
  assert.equal(setShownLanguage(shown, 0, 'or'), shown);
  assert.equal(createSave(shown), null);
  assert.deepEqual(createSave(setAnswer(shown, 1, 3))?.changes, [
    { question: 1, option: 3 },
    { question: 0, language: 'or' },
  ]);
  assert.deepEqual(createSaveOrCheck({ ...shown, question: 0 }).changes, [
    { question: 0, option: 2, language: 'or' },
  ]);
});

test('after a requested hand-in answers and reason do not change until the attempt is resumed', () => {
  const finished = requestHandIn(attempt, 'by-time');
  assert.equal(setAnswer(finished, 1, 1), finished);
  assert.equal(setShownLanguage(finished, 1, 'or'), finished);
  assert.equal(requestHandIn(finished, 'by-student').finished, 'by-time');
  assert.equal(resume(finished).finished, null);
});

test('a mark can be set and removed', () => {
  assert.deepEqual(toggleMark(attempt, 2).marked, [2]);
  assert.deepEqual(toggleMark(toggleMark(attempt, 2), 2).marked, []);
});

test('does not move before the first or past the last question', () => {
  assert.equal(goToQuestion(attempt, 99).question, 2);
  assert.equal(goToQuestion(attempt, -1).question, 0);
});

test('an update from the server brings the answers of other devices and keeps unconfirmed ones', () => {
  const stored = setAnswer(attempt, 1, 0);
  const fromServer = { ...started, answers: [1, 3, 2], saveNumber: 7 };
  const updated = updateFromServer(stored, fromServer, deviceFields);
  assert.deepEqual(updated.answers, [1, 0, 2]);
  assert.deepEqual(updated.unconfirmed, [1]);
  assert.equal(updated.saveNumber, 7);
});

test('everything is sent again to a server that was restored from a backup', () => {
  const languages = { 0: 'or', 2: 'both' } as const;
  const stored = { ...attempt, answers: [2, 1, null], saveNumber: 9, languages };
  const fromServer = { ...started, answers: [null, null, null], saveNumber: 1 };
  const updated = updateFromServer(stored, fromServer, deviceFields);
  assert.deepEqual(updated.answers, [2, 1, null]);
  assert.deepEqual(updated.unconfirmed.toSorted(), [0, 1]);
  assert.deepEqual(updated.unconfirmedLanguages, [0, 2]);
  assert.equal(updated.saveNumber, 1);
});

test('the time left follows the clock of the server, not of the device', () => {
  const deviceNow = Date.parse('2026-11-15T10:05:00.000Z') + DAY_MS;
  assert.equal(getTimeLeft({ ...attempt, clockOffset: -DAY_MS }, deviceNow), 60_000);
});

test('a clock that was set back cannot be before the start and the time on the questions', () => {
  const startedAt = Date.parse(started.startedAt);
  const stored = addTime(attempt, 1, 60_000);
  assert.equal(correctClockOffset(stored, startedAt, startedAt + 60_000), stored);
  const corrected = correctClockOffset(stored, startedAt, startedAt - DAY_MS);
  assert.equal(getTimeLeft(corrected, startedAt - DAY_MS), 300_000);
});

test('estimates the offset of a clock that is a day fast', () => {
  const serverNow = '2026-11-15T10:00:00.500Z';
  const sentAt = Date.parse('2026-11-15T10:00:00.000Z') + DAY_MS;
  assert.equal(estimateClockOffset(serverNow, sentAt, sentAt + 1000), -DAY_MS);
});

test('a time waits for the next answer, and is sent with it in whole seconds', () => {
  const looked = addTime(addTime(attempt, 1, 1200), 1, 1400);
  assert.equal(createSave(looked), null);
  const changes = createSave(setAnswer(looked, 0, 3))?.changes;
  assert.deepEqual(
    changes?.find(({ question }) => question === 1),
    { question: 1, seconds: 3 },
  );
});

test('time that passed after the request was sent stays unconfirmed', () => {
  const looked = setAnswer(addTime(attempt, 1, 5000), 1, 2);
  const request = createSave(looked)!;
  const later = addTime(looked, 1, 3000);
  const response = { saved: true, saveNumber: request.saveNumber, answers: null };
  assert.deepEqual(applySaveResponse(looked, request, response).unconfirmedTimes, []);
  assert.deepEqual(applySaveResponse(later, request, response).unconfirmedTimes, [1]);
});

test('no time is added to an attempt that is being handed in', () => {
  const finished = requestHandIn(attempt, 'by-student');
  assert.equal(addTime(finished, 0, 5000), finished);
});
