import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { and, eq } from 'drizzle-orm';
import { certificates } from '../../database/tables/certificates.ts';
import { createStudent, handInAttempt, saveAttempt, startAttempt } from '../../testing/mock-test-helpers.ts';
import { testApp } from '../../testing/test-app.ts';
import { complete, createCertifiedCourse, readCertificates } from '../../testing/test-certificates.ts';
import { createExamStudent, EXAM } from '../../testing/test-exams.ts';
import { createOwner } from '../../testing/test-orders.ts';
import { regradeResults } from '../attempts/service.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { db, clock } = here;
const admin = await createOwner(here);

/** Previews and makes a decision about a question; returns the preview. */
async function correct(questionId: string, body: object) {
  const opened = await admin('POST', '/api/admin/reports', { questionId });
  assert.equal(opened.statusCode, 200, opened.body);
  const url = `/api/admin/reports/${opened.json().case._id}/decision`;
  const preview = await admin('POST', url, { ...body, preview: true });
  assert.equal(preview.statusCode, 200, preview.body);
  const made = await admin('POST', url, body);
  assert.equal(made.statusCode, 200, made.body);
  return preview.json().effect;
}

async function regrade(): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 60_000);
  await regradeResults(db, () => clock.now, new AbortController().signal);
}

/** Reads the stored certificates from the database, because a request of a student would issue new ones. */
async function readStored(studentId: string, courseId: string) {
  return db
    .select({ code: certificates.code, reason: certificates.reason, issuedAt: certificates.issuedAt })
    .from(certificates)
    .where(and(eq(certificates.studentId, studentId), eq(certificates.courseId, courseId)))
    .orderBy(certificates.issuedAt);
}

/**
 * Creates a student who takes the tests of both chapters, the first one once per answer to its first question. The right
 * answer of each question is option 2.
 */
async function createTaker(course: CourseTree, name: string, firstAnswers: number[]) {
  const student = await createStudent(here, name, [course]);
  const first = course.subjects[0]!.chapters[0]!.questions[0]!;
  const take = async (firstAnswer: number, chapter: number) => {
    const { attemptId, questions, handInBody } = await startAttempt(student, course, chapter);
    // a repeated attempt has questions and options in another order
    const answers = questions.map(({ _id, options }) =>
      options.indexOf(first.options[_id === first._id ? firstAnswer : 2]!),
    );
    await saveAttempt(student, attemptId, 1, { ...answers });
    await handInAttempt(student, handInBody);
  };
  await take(2, 1);
  for (const answer of firstAnswers) await take(answer, 0);
  return { id: student.studentId, get: student.get, headers: student.headers, questionId: first._id };
}

test('a changed key revokes certificates of those who lose the pass, and issues to those who gain it', async () => {
  const course = await createCertifiedCourse(here, admin);
  const loser = await createTaker(course, 'loser', [2]);
  const winner = await createTaker(course, 'winner', [0]);
  const both = await createTaker(course, 'both', [2, 0]);
  const before = await Promise.all([loser, winner, both].map(readCertificates));
  assert.deepEqual(
    before.map((list) => list.length),
    [1, 0, 1],
  );
  const effect = await correct(loser.questionId, { kind: 'key-changed', correctAnswers: [0] });
  assert.deepEqual([effect.certificatesRevoked, effect.chaptersLost, effect.chaptersGained], [1, 1, 1]);
  assert.equal((await readStored(loser.id, course._id))[0]!.reason, null, 'the preview changes nothing');
  await regrade();
  assert.deepEqual(
    (await readStored(loser.id, course._id)).map(({ reason }) => reason),
    ['score'],
  );
  const { notices } = (await loser.get('/api/student/notices')).json();
  assert.deepEqual(
    notices
      .map(({ kind }: { kind: string }) => kind)
      .filter((kind: string) => kind === 'certificate-revoked'),
    ['certificate-revoked'],
  );
  const [issued] = await readStored(winner.id, course._id);
  assert.deepEqual([issued?.reason, issued?.issuedAt], [null, clock.now]);
  assert.deepEqual(await readCertificates(both), before[2], 'passed by another result now');

  const further = await correct(loser.questionId, { kind: 'key-changed', correctAnswers: [1] });
  assert.equal(further.certificatesRevoked, 2, 'also the one that the other result keeps');
  await regrade();
  for (const { id } of [winner, both])
    assert.deepEqual(
      (await readStored(id, course._id)).map(({ reason }) => reason),
      ['score'],
    );
  assert.deepEqual(await readCertificates(both), []);
});

test('the score stays after the student has deleted a result that earned it, whatever is corrected', async () => {
  const course = await createCertifiedCourse(here, admin);
  const taker = await createTaker(course, 'forgetful', [2]);
  const before = await readCertificates(taker);
  assert.equal(before.length, 1);
  const reset = { method: 'POST', url: `/api/student/reset/${course._id}`, headers: taker.headers } as const;
  assert.equal((await here.app.inject(reset)).statusCode, 200);
  await correct(taker.questionId, { kind: 'key-changed', correctAnswers: [0] });
  await regrade();
  assert.deepEqual(await readCertificates(taker), before);
});

test('a correction of the final exam revokes, issues, and corrects the score of those who still pass', async () => {
  const created = await admin('POST', '/api/admin/exams', { ...EXAM, passPercent: 8 });
  assert.equal(created.statusCode, 201, created.body);
  const { _id: examId, sections } = created.json().exam;
  const course = await createCertifiedCourse(here, admin, { examId });
  const createExaminee = async (name: string, answers: Record<number, number>) => {
    const student = await createExamStudent(here, name);
    await student.post(`/api/protected/student/enroll/${course._id}`);
    const reader = { id: student.studentId, get: student.get };
    await complete(here, reader, course);
    await student.takeExam(examId, answers);
    const [certificate] = await readCertificates(reader);
    return { ...reader, post: student.post, certificate };
  };
  const loser = await createExaminee('exam-loser', { 0: 0 });
  const winner = await createExaminee('exam-winner', { 0: 3 });
  const keeper = await createExaminee('exam-keeper', { 0: 0, 1: 1, 2: 2 });
  const resetter = await createExaminee('exam-resetter', { 0: 0, 1: 1, 2: 2 });
  assert.equal((await resetter.post(`/api/student/reset/${course._id}`)).statusCode, 200);
  assert.deepEqual(
    [loser, winner, keeper, resetter].map(({ certificate }) => certificate?.examScore),
    [8, undefined, 25, 25],
  );
  const findStatusIndex = async () =>
    (await db.select().from(certificates).where(eq(certificates.studentId, keeper.id)))[0]!.statusIndex;
  const statusIndex = await findStatusIndex();
  const questionId = sections[0].questions[0]._id;
  const effect = await correct(questionId, { kind: 'key-changed', correctAnswers: [3] });
  assert.deepEqual([effect.certificatesRevoked, effect.passesLost, effect.chaptersLost], [1, 1, 0]);
  await regrade();
  assert.deepEqual(
    (await readStored(loser.id, course._id)).map(({ reason }) => reason),
    ['score'],
  );
  assert.deepEqual(
    (await readStored(winner.id, course._id)).map(({ reason }) => reason),
    [null],
  );
  const [kept] = await readStored(resetter.id, course._id);
  assert.deepEqual([kept?.code, kept?.reason], [resetter.certificate!.code, null]);
  const shown = (await here.app.inject({ url: `/api/public/certificates/${kept!.code}` })).json().certificate;
  assert.deepEqual(
    [shown.score, shown.examScore],
    [resetter.certificate!.score, 15],
    'the exam is corrected, the deleted tests count as they were',
  );
  // 3 of 12 marks became 2 - 1/4, which is still a pass
  assert.deepEqual(await readCertificates(keeper), [{ ...keeper.certificate!, examScore: 15 }]);
  assert.notEqual(await findStatusIndex(), statusIndex, 'credentials with the old score are revoked');
});
