import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { addTime, getSeconds, setAnswer, setShownLanguage } from './attempt.ts';
import { applySaveResponse, createSave } from './attempt-protocol.ts';
import {
  createExamAttempt,
  dropLateMarks,
  getRunningSection,
  hasLateAnswers,
  requireExam,
  setMarked,
  updateExamFromServer,
  visitQuestion,
} from './exam-attempt.ts';

const START = Date.parse('2026-11-15T10:00:00.000Z');
const inMinutes = (minutes: number) => START + minutes * 60_000;
const toText = (time: number) => new Date(time).toISOString();

const section = (title: string, minutes: number | null) => ({
  title,
  odiaTitle: null,
  totalQuestions: 2,
  minutes,
  marks: { right: 12, wrong: -3, empty: 0 },
  maxAnswers: null,
});

const createStarted = (isTimed: boolean, changed: Partial<ExamAttempt> = {}): ExamAttempt => ({
  attemptId: 'a',
  examId: 'e',
  title: 'Prelim',
  odiaTitle: null,
  startedAt: toText(START),
  deadline: toText(inMinutes(45)),
  questions: [],
  answers: [null, null, null, null],
  saveNumber: 0,
  seconds: null,
  rules: {
    minutes: 45,
    sections: [section('One', isTimed ? 25 : null), section('Two', isTimed ? 20 : null)],
    passPercent: 40,
    shufflesQuestions: false,
    shufflesOptions: false,
    allowsCalculator: false,
  },
  sectionEnds: isTimed ? [toText(inMinutes(25)), toText(inMinutes(45))] : null,
  marks: [null, null, null, null],
  ...changed,
});

const device = { student: 's@example.com', clockOffset: 0, deviceId: 'phone' };
const timed = createExamAttempt(createStarted(true), device, START);
const free = createExamAttempt(createStarted(false), device, START);

test('an exam opens at the first unanswered question of the running section', () => {
  const answers = [0, null, 1, null];
  assert.equal(createExamAttempt(createStarted(false, { answers }), device, START).question, 1);
  assert.equal(createExamAttempt(createStarted(true, { answers }), device, inMinutes(30)).question, 3);
});

test('one timed section runs after the other, and free sections all run', () => {
  const { sections } = timed.exam;
  const running = [0, 24.99, 25, 44, 99].map((minutes) => getRunningSection(sections, inMinutes(minutes)));
  assert.deepEqual(running, [0, 0, 1, 1, 1]);
  assert.equal(getRunningSection(free.exam.sections, START), -1);
});

test('a visit is sent with the next answer, a mark at once, both with the device', () => {
  const visited = visitQuestion(free, 1);
  assert.equal(createSave(visited), null);
  assert.deepEqual(createSave(setAnswer(visited, 0, 2)), {
    saveNumber: 1,
    changes: [
      { question: 0, option: 2 },
      { question: 1, mark: 'visited' },
    ],
    deviceId: 'phone',
  });
  assert.deepEqual(createSave(setMarked(visited, 1, true))?.changes, [{ question: 1, mark: 'marked' }]);
});

test('a confirmed mark is not sent again, one that changed meanwhile is', () => {
  const marked = setMarked(visitQuestion(free, 1), 1, true);
  const request = createSave(marked)!;
  const saved = { saved: true, saveNumber: 1, answers: null };
  assert.deepEqual(requireExam(applySaveResponse(marked, request, saved)).exam.unconfirmedMarks, []);
  const unmarked = setMarked(marked, 1, false);
  assert.deepEqual(requireExam(applySaveResponse(unmarked, request, saved)).exam.unconfirmedMarks, [1]);
});

test('answers are late once the grace period of their section is over', () => {
  const answered = setAnswer(timed, 1, 3);
  assert.equal(hasLateAnswers(answered, inMinutes(25.9)), false);
  assert.equal(hasLateAnswers(answered, inMinutes(26.1)), true);
  assert.equal(hasLateAnswers({ ...answered, clockOffset: -10 * 60_000 }, inMinutes(26.1)), false);
  assert.equal(hasLateAnswers(setAnswer(free, 1, 3), inMinutes(999)), false);
});

test('late visits and languages are dropped, those of the running section stay', () => {
  const seen = [0, 2].reduce(visitQuestion, setShownLanguage(setShownLanguage(timed, 0, 'or'), 2, 'en'));
  const dropped = requireExam(dropLateMarks(seen, inMinutes(30)));
  assert.deepEqual(dropped.exam.unconfirmedMarks, [2]);
  assert.deepEqual(dropped.unconfirmedLanguages, [2]);
  assert.equal(dropLateMarks(seen, inMinutes(20)), seen);
});

test('an update from the server replaces late answers, counts them and moves to the running section', () => {
  const stored = requireExam(setAnswer(setAnswer(timed, 1, 3), 2, 3));
  const started = createStarted(true, { answers: [0, 1, null, null], saveNumber: 4 });
  const updated = requireExam(updateExamFromServer(stored, started, device, inMinutes(30)));
  assert.deepEqual(updated.answers, [0, 1, 3, null]);
  assert.deepEqual(updated.unconfirmed, [2]);
  assert.deepEqual([updated.exam.lateAnswers, updated.question], [1, 2]);
});

test('an update from the server brings the marks of another device and keeps the unconfirmed ones of this device', () => {
  const stored = requireExam(setMarked(visitQuestion(free, 0), 0, true));
  const started = createStarted(false, { marks: ['visited', 'marked', null, 'visited'], saveNumber: 2 });
  const updated = requireExam(
    updateExamFromServer(stored, started, { ...device, deviceId: 'laptop' }, START),
  );
  assert.deepEqual(updated.marked.toSorted(), [0, 1]);
  assert.deepEqual(updated.exam.visited.toSorted(), [0, 1, 3]);
  assert.deepEqual(createSave(updated), {
    saveNumber: 3,
    changes: [{ question: 0, mark: 'marked' }],
    deviceId: 'laptop',
  });
});

test('times of a section that is over are dropped, because the server would refuse them', () => {
  const looked = addTime(addTime(timed, 0, 5000), 2, 7000);
  assert.deepEqual(dropLateMarks(looked, inMinutes(30)).unconfirmedTimes, [2]);
  assert.equal(dropLateMarks(looked, inMinutes(20)), looked);
});

test('another device continues with the times that the server knows', () => {
  const seconds = [30, 0, 0, 12];
  const other = createExamAttempt(createStarted(false, { seconds }), device, START);
  const looked = addTime(addTime(other, 0, 4400), 1, 600);
  assert.deepEqual(
    [0, 1, 2, 3].map((question) => getSeconds(looked, question)),
    [34, 1, 0, 12],
  );
  const updated = updateExamFromServer(
    looked as typeof other,
    createStarted(false, { seconds: [20, 9, 0, 15] }),
    device,
    START,
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((question) => getSeconds(updated, question)),
    [34, 9, 0, 15],
  );
});
