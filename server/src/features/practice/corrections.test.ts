import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PracticeCard } from '@sikhya/contract/practice.ts';
import { createMockTestCourse } from '../../testing/mock-test-helpers.ts';
import { createPractisingStudent, createReview } from '../../testing/practice-helpers.ts';
import { testApp } from '../../testing/test-app.ts';
import { createExamAdmin } from '../../testing/test-exams.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { db, clock } = here;
const admin = await createExamAdmin(here);

const wait = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

async function decide(questionId: string, body: object): Promise<void> {
  const opened = await admin.send('POST', '/api/admin/reports', { questionId });
  const decided = await admin.send('POST', `/api/admin/reports/${opened.json().case._id}/decision`, body);
  assert.equal(decided.statusCode, 200, decided.body);
  wait(1);
}

/** A student of a course of their own, whose answers are right but for one; the right answer of question n is n. */
async function createStudent(name: string, answers: Record<number, number>) {
  const course = await createMockTestCourse(db, [4], name);
  const student = await createPractisingStudent(here, name, [course]);
  const { review, result } = await student.takeTest(course, answers);
  wait(1);
  const find = async (index: number): Promise<PracticeCard | undefined> =>
    (await student.practice('?minutes=60&aheadDays=7')).cards.find(
      ({ questionId }) => questionId === review[index]!._id,
    );
  return { ...student, find, questionIds: review.map(({ _id }) => _id), resultId: result._id };
}

test('a mistake that a correction makes right leaves the notebook, and a new mistake comes in', async () => {
  const mina = await createStudent('mina', { 0: 0, 1: 2, 2: 2, 3: 3 });
  assert.equal((await mina.find(1))?.correctAnswer, 1);
  await decide(mina.questionIds[1]!, { kind: 'key-changed', correctAnswers: [2] });
  assert.equal(await mina.find(1), undefined);
  await decide(mina.questionIds[0]!, { kind: 'key-changed', correctAnswers: [3] });
  const card = (await mina.find(0))!;
  assert.deepEqual([card.reason.kind, card.correctAnswer, card.correctAnswers], ['wrong', 3, [3]]);
  await decide(mina.questionIds[0]!, { kind: 'dropped' });
  assert.equal(await mina.find(0), undefined);
});

test('practice is graded with the corrected key, and answers to the wrong key are forgotten', async () => {
  const rabi = await createStudent('rabi', { 0: 1, 1: 1, 2: 2, 3: 3 });
  const before = (await rabi.find(0))!;
  // learned with the wrong key
  const { cards } = await rabi.review([createReview(before, clock.now, { option: 0 })]);
  assert.equal(cards[0]!.rightSince, 1);
  wait(1);
  await decide(rabi.questionIds[0]!, { kind: 'several-right', correctAnswers: [2, 3] });
  const card = (await rabi.find(0))!;
  assert.deepEqual([card.correctAnswers, card.rightSince, card.memory], [[2, 3], 0, null]);
  const wrong = await rabi.review([createReview(card, clock.now, { option: 0 })]);
  assert.equal(wrong.cards[0]!.rightSince, 0);
  wait(1);
  const right = await rabi.review([createReview(card, clock.now, { option: 3 })]);
  assert.equal(right.cards[0]!.rightSince, 1);
});

test('a question with a bookmark stays in the notebook when a correction makes its answer right', async () => {
  const gita = await createStudent('gita', { 0: 1, 1: 1, 2: 2, 3: 3 });
  await gita.find(0);
  const body = { questionId: gita.questionIds[0]!, isBookmarked: true };
  await gita.send('PUT', `/api/student/practice/bookmarks/${gita.resultId}`, body);
  await decide(gita.questionIds[0]!, { kind: 'key-changed', correctAnswers: [1] });
  assert.equal((await gita.find(0))?.reason.kind, 'bookmark');
});
