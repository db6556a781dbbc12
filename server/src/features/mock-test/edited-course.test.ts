import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CourseTree, courseInput } from '@sikhya/contract/authoring.ts';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  saveAttempt,
  startAttempt,
} from '../../testing/mock-test-helpers.ts';
import { testApp } from '../../testing/test-app.ts';
import { removeTestCourse } from '../../testing/test-courses.ts';
import { updateCourse } from '../authoring/service.ts';

const here = await testApp();
const { db } = here;

async function edit(edited: CourseTree, change: (draft: CourseTree) => void): Promise<void> {
  const copy = structuredClone(edited);
  change(copy);
  await updateCourse(db, edited._id, courseInput.parse(copy), new Date());
}

test('22 an attempt is graded on the questions it started with, even if the course is edited', async () => {
  const edited = await createMockTestCourse(db, [2], 'Edited');
  const asha = await createStudent(here, 'middle', [edited]);
  const attempt = await startAttempt(asha, edited);
  await edit(edited, (draft) => {
    const questions = draft.subjects[0]!.chapters[0]!.questions;
    questions[0]!.correctAnswer = 3;
    questions[0]!.options.reverse();
    questions.pop();
    draft.subjects[0]!.chapters[0]!.title = 'Renamed';
  });
  await saveAttempt(asha, attempt.attemptId, 1, { 0: 0, 1: 1 });
  assert.deepEqual((await startAttempt(asha, edited)).questions, attempt.questions);
  const { result, review } = await handInAttempt(asha, attempt.handInBody);
  assert.deepEqual([result.score, result.totalQuestions, result.chapterTitle], [100, 2, 'Renamed']);
  assert.equal(review[0]!.selectedAnswer, '0 right');
  const next = await startAttempt(asha, edited);
  assert.equal(next.questions.length, 1);
  // the options of a retake are shuffled
  assert.equal(next.questions[0]!.options.includes('0 right'), true);
});

test('an attempt can be finished after its questions or its course were deleted', async () => {
  const doomed = await createMockTestCourse(db, [2], 'Doomed');
  const asha = await createStudent(here, 'doomed', [doomed]);
  const attempt = await startAttempt(asha, doomed);
  await edit(doomed, (draft) => {
    draft.subjects[0]!.chapters[0]!.questions = [];
  });
  assert.equal((await startAttempt(asha, doomed)).attemptId, attempt.attemptId);
  await removeTestCourse(db, doomed._id);
  assert.equal((await startAttempt(asha, doomed)).attemptId, attempt.attemptId);
  assert.equal((await saveAttempt(asha, attempt.attemptId, 1, { 0: 0 })).saved, true);
  const { result } = await handInAttempt(asha, attempt.handInBody);
  assert.deepEqual([result.score, result.courseTitle], [50, 'Doomed']);
  assert.equal((await asha.get(`/api/student/test/results/${result._id}`)).statusCode, 200);
  assert.equal((await asha.start(doomed._id, attempt.chapterId)).statusCode, 404);
});
