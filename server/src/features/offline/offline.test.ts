import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFileId, UPLOADS } from '@sikhya/contract/files.ts';
import type { Lease, OfflineChapter } from '@sikhya/contract/offline.ts';
import type { resultWithReview } from '@sikhya/contract/test-result.ts';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { chapters } from '../../database/tables/courses.ts';
import { attempts, enrolments, results } from '../../database/tables/learning.ts';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  SECRET_EXPLANATION,
  type Student,
  startAttempt,
} from '../../testing/mock-test-helpers.ts';
import { adminToken, createTeamMember, testApp, testAppOn } from '../../testing/test-app.ts';
import { sendForm } from '../files/form-for-test.ts';
import { createPdf } from '../files/pdf-for-test.ts';

const here = await testApp();
const { app, db, clock } = here;
const admin = await adminToken(here);
/** Sessions end while the clock advances. */
const signInAdmin = async (username: string) => ({
  authorization: `Bearer ${(await createTeamMember(here, 'owner', username)).token}`,
});
const course = await createMockTestCourse(db, [4, 2]);
const other = await createMockTestCourse(db, [1], 'Other');
const [chapter, second] = course.subjects[0]!.chapters;
const reading = course.subjects[1]!.chapters[0]!;
const ids = chapter!.questions.map(({ _id }) => _id);
const DAY = 24 * 3600;

const pdf = Buffer.from(createPdf(''), 'latin1');
const parts = [{ field: UPLOADS.pdf.field, name: 'a.pdf', content: pdf }];
const uploaded: string = (await sendForm(app, UPLOADS.pdf.path, admin, parts)).json().url;
await db
  .update(chapters)
  .set({ pdfId: findFileId(uploaded)! })
  .where(eq(chapters.id, reading._id));

const advanceClock = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const post = (student: Pick<Student, 'headers'>, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/student/offline/${path}`, headers: student.headers, payload });
const take = (student: Student, chapterId = chapter!._id, courseId = course._id) =>
  post(student, 'chapters', { courseId, chapterId });
const takeAlong = async (student: Student, chapterId?: string): Promise<OfflineChapter> => {
  const response = await take(student, chapterId);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().chapter;
};
const renew = async (student: Student, chapterIds = [chapter!._id]): Promise<Lease[]> => {
  const asked = chapterIds.map((chapterId) => ({ courseId: course._id, chapterId }));
  const response = await post(student, 'leases', { chapters: asked });
  assert.equal(response.statusCode, 200, response.body);
  return response.json().leases;
};
const RIGHT = ids.map((questionId, n) => ({ questionId, selectedIndex: n % 4, language: 'en', seconds: 20 }));
const handIn = (student: Student, permit: string, more: object = {}) =>
  post(student, 'tests', {
    permit,
    startedAt: clock.now.toISOString(),
    timeSpent: 90,
    answers: RIGHT,
    ...more,
  });
const handInResult = async (student: Student, permit: string, status: number, more: object = {}) => {
  const response = await handIn(student, permit, more);
  assert.equal(response.statusCode, status, response.body);
  return response.json<z.output<typeof resultWithReview>>();
};
const removeEnrolment = ({ studentId }: Student) =>
  db.delete(enrolments).where(and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, course._id)));

test('42 a chapter comes with a key, a lease of 14 days and a paper without right answers', async () => {
  const mina = await createStudent(here, 'mina', [course]);
  const response = await take(mina);
  const { key, endsAt, document, test: paper }: OfflineChapter = response.json().chapter;
  assert.equal(Buffer.from(key, 'base64url').length, 32);
  assert.equal(Date.parse(endsAt) - clock.now.getTime(), 14 * DAY * 1000);
  assert.equal(document, null);
  assert.deepEqual([paper!.questions.length, paper!.intro.secondsAllowed], [4, 480]);
  assert.doesNotMatch(response.body, new RegExp(`correctAnswer|explanation|${SECRET_EXPLANATION}`));

  const withPdf = await takeAlong(mina, reading._id);
  assert.deepEqual([withPdf.document!.bytes, withPdf.test], [pdf.length, null]);
  const file = await app.inject({
    url: withPdf.document!.url,
    headers: { ...mina.headers, range: 'bytes=0-9', 'if-range': `"${withPdf.document!.version}"` },
  });
  assert.deepEqual([file.statusCode, file.rawPayload.length], [206, 10]);
});

test('42 each student has a key for each chapter, which never changes', async () => {
  const [one, two] = [
    await createStudent(here, 'key-one', [course]),
    await createStudent(here, 'key-two', [course]),
  ];
  const keys = [
    (await takeAlong(one)).key,
    (await takeAlong(two)).key,
    (await takeAlong(one, second!._id)).key,
  ];
  assert.equal(new Set(keys).size, 3);
  advanceClock(20 * DAY);
  const later = await createStudent(here, 'key-one', []);
  assert.equal((await takeAlong(later)).key, keys[0]);
  assert.equal((await renew(later))[0]!.key, keys[0]);
});

test('42 without access there is no lease: not enrolled, another course, unknown chapters', async () => {
  const outsider = await createStudent(here, 'outsider', []);
  assert.equal((await take(outsider)).json().code, 'not-enrolled');
  assert.equal(
    (await app.inject({ method: 'POST', url: '/api/student/offline/chapters', payload: {} })).statusCode,
    401,
  );
  assert.deepEqual(await renew(outsider), []);
  const mina = await createStudent(here, 'with-one', [course]);
  const foreign = other.subjects[0]!.chapters[0]!._id;
  assert.equal((await take(mina, foreign)).statusCode, 404);
  assert.equal((await take(mina, foreign, other._id)).json().code, 'not-enrolled');
  assert.equal((await take(mina, 'x')).statusCode, 404);
  assert.equal((await take(mina, crypto.randomUUID())).statusCode, 404);
  assert.deepEqual(await renew(mina, [foreign, 'x', crypto.randomUUID()]), []);
});

test('42 a lease is not renewed while the student is not enrolled', async () => {
  const mina = await createStudent(here, 'revoked', [course]);
  await takeAlong(mina);
  assert.equal((await renew(mina)).length, 1);
  await removeEnrolment(mina);
  assert.deepEqual(await renew(mina), []);
  assert.equal((await take(mina)).json().code, 'not-enrolled');
  await db.insert(enrolments).values({ studentId: mina.studentId, courseId: course._id, status: 'enrolled' });
  assert.equal((await renew(mina)).length, 1);
});

test('42 a blocked student and an ended session get no lease', async () => {
  const blocked = await createStudent(here, 'blocked', [course]);
  await takeAlong(blocked);
  const block = await app.inject({
    method: 'POST',
    url: `/api/admin/students/${blocked.studentId}/block`,
    headers: await signInAdmin('first'),
    payload: { note: 'x' },
  });
  assert.equal(block.statusCode, 200, block.body);
  const refused = await post(blocked, 'leases', { chapters: [] });
  assert.ok([401, 403].includes(refused.statusCode), refused.body);
  const leaving = await createStudent(here, 'leaving', [course]);
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: leaving.headers });
  assert.equal((await take(leaving)).statusCode, 401);
});

test('43 a test that was taken offline is graded on arrival, and marked', async () => {
  const mina = await createStudent(here, 'grade', [course]);
  const { test: paper } = await takeAlong(mina);
  const startedAt = new Date(clock.now.getTime() + 3600_000);
  advanceClock(2 * DAY);
  const { result, review } = await handInResult(mina, paper!.permit, 201, {
    startedAt: startedAt.toISOString(),
    answers: RIGHT.slice(0, 3),
  });
  assert.deepEqual([result.score, result.takenOffline, result.timeSpent], [75, true, 90]);
  assert.equal(result.completedAt, new Date(startedAt.getTime() + 90_000).toISOString());
  assert.equal(result.attemptId, paper!.attemptId);
  assert.deepEqual(
    review.map(({ selectedIndex, shownLanguage }) => [selectedIndex, shownLanguage]),
    [
      [0, 'en'],
      [1, 'en'],
      [2, 'en'],
      [null, null],
    ],
  );
  const stored = (await mina.get(`/api/student/test/results/${result._id}`)).json();
  assert.equal(stored.result.takenOffline, true);
});

test('43 a test counts once when its permit is handed in twice at the same moment', async () => {
  const mina = await createStudent(here, 'twice', [course]);
  const { permit } = (await takeAlong(mina)).test!;
  const both = await Promise.all([handIn(mina, permit), handIn(mina, permit)]);
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 201]);
  const again = await handInResult(mina, permit, 200, { answers: [] });
  assert.equal(again.result.score, 100);
  const rows = await db.select().from(results).where(eq(results.studentId, mina.studentId));
  assert.deepEqual(
    rows.map(({ score, takenOffline, attemptNumber, marks }) => [score, takenOffline, attemptNumber, marks]),
    [[100, true, null, null]],
  );
});

test('43 tests that arrive out of order keep their own times', async () => {
  const mina = await createStudent(here, 'order', [course]);
  const first = (await takeAlong(mina)).test!;
  const firstStart = new Date(clock.now.getTime() + 60_000);
  advanceClock(DAY);
  const later = (await renew(mina))[0]!.test!;
  const laterStart = new Date(clock.now.getTime() + 60_000);
  advanceClock(DAY);
  await handInResult(mina, later.permit, 201, { startedAt: laterStart.toISOString() });
  await handInResult(mina, first.permit, 201, { startedAt: firstStart.toISOString(), answers: [] });
  const rows = await db
    .select()
    .from(results)
    .where(eq(results.studentId, mina.studentId))
    .orderBy(results.completedAt);
  assert.deepEqual(
    rows.map(({ score }) => score),
    [0, 100],
  );
});

test('43 forged, foreign and old permits are refused', async () => {
  const mina = await createStudent(here, 'refused', [course]);
  const thief = await createStudent(here, 'thief', [course]);
  const { permit } = (await takeAlong(mina)).test!;
  assert.equal((await handIn(mina, `${permit}x`)).statusCode, 404);
  const token = mina.headers.authorization.slice('Bearer '.length);
  assert.equal((await handIn(mina, token)).statusCode, 404);
  assert.equal((await handIn(thief, permit)).statusCode, 403);
  const session = await app.inject({
    url: '/api/auth/session',
    headers: { authorization: `Bearer ${permit}` },
  });
  assert.equal(session.statusCode, 401);
  const foreign = await testAppOn(db, { SESSION_SECRET: 'x'.repeat(48) });
  const foreignPermit = (
    await foreign.app.inject({
      method: 'POST',
      url: '/api/student/offline/chapters',
      headers: (await createStudent(foreign, 'refused', [])).headers,
      payload: { courseId: course._id, chapterId: chapter!._id },
    })
  ).json().chapter.test.permit;
  assert.equal((await handIn(mina, foreignPermit)).statusCode, 404);
  advanceClock(30 * DAY + 60);
  const again = await createStudent(here, 'refused', []);
  const late = await handIn(again, permit);
  assert.deepEqual([late.statusCode, late.json().code], [409, 'test-over']);
  assert.equal(await db.$count(results, eq(results.studentId, mina.studentId)), 0);
  assert.equal(await db.$count(attempts, eq(attempts.studentId, mina.studentId)), 0);
});

test('a result counts even if the enrolment ended while the student had no connection', async () => {
  const mina = await createStudent(here, 'ended', [course]);
  const { permit } = (await takeAlong(mina)).test!;
  await removeEnrolment(mina);
  await handInResult(mina, permit, 201);
});

const reset = async (student: Student) => {
  const url = `/api/student/reset/${course._id}`;
  const response = await app.inject({ method: 'POST', url, headers: student.headers });
  assert.equal(response.statusCode, 200, response.body);
};
const after = (seconds: number) => new Date(clock.now.getTime() + seconds * 1000).toISOString();
const countResults = ({ studentId }: Student) => db.$count(results, eq(results.studentId, studentId));

test('43 a test from before a reset of the course does not count, also if it was handed in before', async () => {
  const mina = await createStudent(here, 'reset', [course]);
  const [{ permit }, handedIn] = [(await takeAlong(mina)).test!, (await takeAlong(mina)).test!.permit];
  const startedAt = after(60);
  advanceClock(3600);
  await handInResult(mina, handedIn, 201, { startedAt });
  await reset(mina);
  advanceClock(3600);
  for (const [one, more] of [
    [permit, { startedAt, sentAt: after(0) }],
    [permit, { startedAt }],
    [handedIn, { startedAt, sentAt: after(0) }],
  ] as const) {
    const refused = await handIn(mina, one, more);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'test-over']);
    assert.match(refused.json().message, /before you reset your progress/);
  }
  assert.equal(await countResults(mina), 0);
  await removeEnrolment(mina);
  assert.equal((await handIn(mina, permit, { startedAt })).statusCode, 409, 'after the enrolment has ended');
});

test('43 a test from after a reset counts, whatever the clock of the device says', async () => {
  const mina = await createStudent(here, 'after-reset', [course]);
  const before = (await takeAlong(mina)).test!;
  advanceClock(DAY);
  await reset(mina);
  const later = (await renew(mina))[0]!.test!;
  advanceClock(3600);
  // the permit is from before the reset, and the clock is two days slow
  const slow = { startedAt: after(-2 * DAY - 600), sentAt: after(-2 * DAY) };
  await handInResult(mina, before.permit, 201, slow);
  // the permit is from after the reset
  await handInResult(mina, later.permit, 201, { startedAt: '2001-01-01T00:00:00.000Z' });
  assert.equal(await countResults(mina), 2);
});

test('an offline test neither resumes nor ends the attempt that is open online', async () => {
  const mina = await createStudent(here, 'both', [course]);
  const { permit } = (await takeAlong(mina)).test!;
  const open = await startAttempt(mina, course);
  await handInResult(mina, permit, 201);
  const { result } = await handInAttempt(mina, open.handInBody);
  assert.deepEqual([result.attemptId, result.takenOffline], [open.attemptId, false]);
});

test('a changed chapter gets another paper, and the old permit is graded with the old one', async () => {
  const mina = await createStudent(here, 'changed', [course]);
  const before = (await takeAlong(mina)).test!;
  const headers = await signInAdmin('second');
  const tree = await app.inject({ url: `/api/admin/courses/${course._id}`, headers });
  const changed = structuredClone(tree.json().course);
  changed.subjects[0].chapters[0].questions[0].correctAnswer = 3;
  const saved = await app.inject({
    method: 'PUT',
    url: `/api/admin/courses/${course._id}`,
    headers,
    payload: changed,
  });
  assert.equal(saved.statusCode, 200, saved.body);
  advanceClock(1);
  const renewed = (await renew(mina))[0]!.test!;
  assert.notEqual(renewed.paperId, before.paperId);
  assert.equal((await handInResult(mina, before.permit, 201)).result.score, 100);
  assert.equal((await handInResult(mina, renewed.permit, 201)).result.score, 75);
});
