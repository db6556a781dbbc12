import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminRole } from '@sikhya/contract/permissions.ts';
import {
  MAX_PICTURES_PER_DAY,
  MAX_REPORTS_PER_DAY,
  REPORT_PICTURE_UPLOAD,
} from '@sikhya/contract/reports.ts';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { newId } from '../../database/new-id.ts';
import { files } from '../../database/tables/files.ts';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  type Student,
  saveAttempt,
  startAttempt,
} from '../../testing/mock-test-helpers.ts';
import { createTeamMember, testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamStudent, EXAM } from '../../testing/test-exams.ts';
import { regradeResults } from '../attempts/service.ts';
import { addAuthor } from '../course-rights/queries.ts';
import { sendForm } from '../files/form-for-test.ts';
import { writeBroadcasts } from '../notices/service.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { db, clock, app } = here;
const admin = await createExamAdmin(here);
const NEVER_ABORTED = new AbortController().signal;

const work = () => regradeResults(db, () => clock.now, NEVER_ABORTED);
const wait = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

const post = (student: Pick<Student, 'headers'>, url: string, payload?: object) =>
  app.inject({ method: 'POST', url, headers: student.headers, ...(payload && { payload }) });

const report = (student: Pick<Student, 'headers'>, body: object) =>
  post(student, '/api/student/reports', { kind: 'wrong-key', text: 'ଉତ୍ତର ଭୁଲ ଅଛି।', ...body });

const decide = (id: string, body: object) => admin.send('POST', `/api/admin/reports/${id}/decision`, body);

/** Creates a course whose chapter has five questions, and a student who answered some of them. */
async function createTested(name: string, answers: Record<number, number>) {
  const course = await createMockTestCourse(db, [5], name);
  const student = await createStudent(here, name, [course]);
  const take = async (own: Record<number, number>) => {
    const attempt = await startAttempt(student, course);
    if (Object.keys(own).length > 0) await saveAttempt(student, attempt.attemptId, 1, own);
    return handInAttempt(student, attempt.handInBody);
  };
  const { result, review } = await take(answers);
  const questionId = review[1]!._id;
  return { course, student, result, questionId, take };
}

const createPicture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

const findCase = async (questionId: string) => {
  const { cases } = (await admin.send('GET', '/api/admin/reports?limit=100')).json();
  return cases.find((own: { questionId: string }) => own.questionId === questionId);
};

/** The notices of a student as kinds with titles, after the job has written them. */
async function readNotices(student: Pick<Student, 'get'>): Promise<string[]> {
  await writeBroadcasts({ db, now: () => clock.now, protectsMinors: true }, NEVER_ABORTED);
  const { notices } = (await student.get('/api/student/notices')).json();
  return notices.map(({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`).sort();
}

const readResult = async (student: Student, resultId: string) =>
  (await student.get(`/api/student/test/results/${resultId}`)).json();

test('reports of one question are one case, and a repeated report replaces the first', async () => {
  const { course, student, result, questionId } = await createTested('one-case', { 0: 0 });
  const body = { questionId, resultId: result._id };
  const first = await report(student, body);
  assert.equal(first.statusCode, 201, first.body);
  wait(1);
  const second = await report(student, { ...body, kind: 'unclear', text: 'It is unclear.' });
  assert.equal(second.json().report._id, first.json().report._id);
  const other = await createStudent(here, 'one-case-2', [course]);
  const attempt = await startAttempt(other, course);
  const handedIn = await handInAttempt(other, attempt.handInBody);
  await report(other, { questionId, resultId: handedIn.result._id, kind: 'translation', language: 'or' });
  const found = await findCase(questionId);
  assert.deepEqual([found.question, found.reports], ['Question 2?', 2]);
  assert.deepEqual(found.kinds, [
    { kind: 'translation', reports: 1 },
    { kind: 'unclear', reports: 1 },
  ]);
  const { reports } = (await student.get('/api/student/reports')).json();
  assert.deepEqual(
    reports.map((own: typeof reports) => [own.kind, own.text, own.question, own.test.title, own.decision]),
    [['unclear', 'It is unclear.', 'Question 2?', 'Chapter 1', null]],
  );
});

test('a student can report only questions of their own reviews', async () => {
  const { student, result, questionId } = await createTested('own', { 0: 0 });
  const stranger = await createStudent(here, 'stranger', []);
  const bodies = [
    [stranger, { questionId, resultId: result._id }],
    [student, { questionId: result._id, resultId: result._id }],
    [student, { questionId, resultId: 'x' }],
  ] as const;
  for (const [who, body] of bodies) assert.equal((await report(who, body)).statusCode, 404);
  const incomplete = await report(student, { questionId, resultId: result._id, kind: 'translation' });
  assert.equal(incomplete.statusCode, 422);
  const empty = await report(student, { questionId, resultId: result._id, text: ' ' });
  assert.equal(empty.statusCode, 422);
});

test('reports are limited per day', async () => {
  const course = await createMockTestCourse(db, [MAX_REPORTS_PER_DAY + 1], 'Many');
  const eager = await createStudent(here, 'eager', [course]);
  const attempt = await startAttempt(eager, course);
  const { result, review } = await handInAttempt(eager, attempt.handInBody);
  const statuses = [];
  for (const { _id } of review)
    statuses.push((await report(eager, { questionId: _id, resultId: result._id })).statusCode);
  assert.deepEqual([...new Set(statuses.slice(0, -1)), statuses.at(-1)], [201, 429]);
  // the student can still change their own report
  const again = await report(eager, { questionId: review[0]!._id, resultId: result._id, kind: 'unclear' });
  assert.equal(again.statusCode, 201);
  wait(24 * 60 + 1);
  const last = { questionId: review.at(-1)!._id, resultId: result._id };
  const signedInAgain = await createStudent(here, 'eager', []);
  assert.equal((await report(signedInAgain, last)).statusCode, 201);
});

test('reports that are sent at once are limited per day', async () => {
  const course = await createMockTestCourse(db, [MAX_REPORTS_PER_DAY + 5], 'Many at once');
  const eager = await createStudent(here, 'eager-at-once', [course]);
  const attempt = await startAttempt(eager, course);
  const { result, review } = await handInAttempt(eager, attempt.handInBody);
  const responses = await Promise.all(
    review.map(({ _id }) => report(eager, { questionId: _id, resultId: result._id })),
  );
  assert.equal(responses.filter(({ statusCode }) => statusCode === 201).length, MAX_REPORTS_PER_DAY);
  assert.equal(responses.filter(({ statusCode }) => statusCode === 429).length, 5);
});

test('pictures that are uploaded at once are limited per day', async () => {
  const student = await createStudent(here, 'many-pictures', []);
  const token = student.headers.authorization.slice('Bearer '.length);
  const content = await createPicture();
  const upload = () =>
    sendForm(app, REPORT_PICTURE_UPLOAD, token, [{ field: 'questionImage', name: 'a.png', content }]);
  await db.insert(files).values(
    Array.from({ length: MAX_PICTURES_PER_DAY - 1 }, () => ({
      id: newId(),
      kind: 'question-image' as const,
      bytes: 1,
      sha256: 'x',
      originalName: 'earlier.png',
      uploadedByStudent: student.studentId,
      createdAt: clock.now,
    })),
  );
  const statuses = (await Promise.all([upload(), upload(), upload()])).map(({ statusCode }) => statusCode);
  assert.deepEqual(statuses.sort(), [201, 429, 429]);
  const stored = await db.$count(files, eq(files.uploadedByStudent, student.studentId));
  assert.equal(stored, MAX_PICTURES_PER_DAY);
});

test('a report may have a picture that the student uploaded', async () => {
  const { student, result, questionId } = await createTested('picture', { 0: 0 });
  const content = await createPicture();
  const token = student.headers.authorization.slice('Bearer '.length);
  const upload = (bytes: Buffer | string) =>
    sendForm(app, REPORT_PICTURE_UPLOAD, token, [{ field: 'questionImage', name: 'a.png', content: bytes }]);
  const stored = await upload(content);
  assert.equal(stored.statusCode, 201, stored.body);
  assert.equal((await upload('%PDF-1.4')).statusCode, 415);
  const { url } = stored.json();
  const stranger = await createTested('picture-2', { 0: 0 });
  const taken = { questionId: stranger.questionId, resultId: stranger.result._id, picture: url };
  assert.equal((await report(stranger.student, taken)).statusCode, 422);
  const reported = await report(student, { questionId, resultId: result._id, picture: url });
  assert.equal(reported.statusCode, 201, reported.body);
  const { _id } = await findCase(questionId);
  const { newestReports } = (await admin.send('GET', `/api/admin/reports/${_id}`)).json().case;
  assert.equal((await app.inject({ url: newestReports[0].picture })).statusCode, 200);
});

test('a decision is previewed and made, and the student sees the old and the new score', async () => {
  const { course, student, result, questionId } = await createTested('decided', { 0: 0, 1: 3, 2: 2 });
  assert.equal(result.score, 40);
  const { _id } = (await report(student, { questionId, resultId: result._id })).json().report;
  const body = { kind: 'key-changed', correctAnswers: [3], reason: 'Puri is right.' };
  const preview = (await decide(_id, { ...body, preview: true })).json().effect;
  const { concerned, ...counts } = preview;
  assert.deepEqual(counts, {
    results: 1,
    passesGained: 1,
    passesLost: 0,
    chaptersGained: 1,
    chaptersLost: 0,
    certificatesRevoked: 0,
    ranks: 0,
    checked: 1,
    total: 1,
  });
  assert.deepEqual([concerned[0].student.name, concerned[0].from, concerned[0].to], ['decided', 40, 60]);
  assert.equal((await readResult(student, result._id)).result.score, 40);
  const progress = `/api/student/progress/${course._id}`;
  assert.deepEqual((await student.get(progress)).json().progress.completedChapters, []);

  assert.deepEqual((await decide(_id, body)).json().effect, preview);
  assert.equal((await decide(_id, body)).statusCode, 409);
  wait(1);
  await work();
  const changed = await readResult(student, result._id);
  assert.deepEqual([changed.result.score, changed.result.passed], [60, true]);
  assert.deepEqual(changed.scoreChanges, [
    {
      from: 40,
      to: 60,
      fromMarks: null,
      toMarks: null,
      at: clock.now.toISOString(),
      reason: 'Puri is right.',
    },
  ]);
  const reviewed = changed.review.find((own: { _id: string }) => own._id === questionId);
  assert.deepEqual(
    [reviewed.correctAnswer, reviewed.isCorrect, reviewed.correction.kind],
    [3, true, 'key-changed'],
  );
  assert.equal((await student.get(progress)).json().progress.completedChapters.length, 1);
  const { reports } = (await student.get('/api/student/reports')).json();
  assert.deepEqual([reports[0].decision.kind, reports[0].decision.reason], ['key-changed', 'Puri is right.']);

  const told = (await student.get('/api/student/score-changes')).json();
  assert.deepEqual([told.totalNew, told.changes[0].from, told.changes[0].to], [1, 40, 60]);
  const notices = [`report-answered ${course.title}`, `score-corrected ${course.title}`];
  assert.deepEqual(await readNotices(student), notices);
  await work();
  assert.deepEqual(await readNotices(student), notices, 'told once');
  assert.equal((await post(student, '/api/student/score-changes/seen')).statusCode, 204);
  assert.equal((await student.get('/api/student/score-changes')).json().totalNew, 0);

  const list = await app.inject({ url: `/api/public/courses/${course.slug}/corrections` });
  const { corrections } = list.json();
  assert.deepEqual(
    corrections.map((own: typeof corrections) => [own.kind, own.title, own.reason, own.changedScores]),
    [['key-changed', 'Chapter 1', 'Puri is right.', 1]],
  );
  assert.doesNotMatch(list.body, /Question 2|right"/);
});

test('later attempts and retakes are graded with the correction', async () => {
  const { student, result, questionId, take } = await createTested('later', { 0: 0 });
  const { _id } = (await report(student, { questionId, resultId: result._id })).json().report;
  await decide(_id, { kind: 'dropped' });
  wait(1);
  const retake = await take({});
  assert.equal(retake.result.score, 20);
  assert.deepEqual(retake.scoreChanges, []);
});

test('a decision that makes no sense is refused with a reason', async () => {
  const { student, result, questionId } = await createTested('senseless', { 0: 0 });
  const { _id } = (await report(student, { questionId, resultId: result._id })).json().report;
  const refused = [
    [{ kind: 'key-changed' }, /one right answer/],
    [{ kind: 'key-changed', correctAnswers: [1] }, /already the right answer/],
    [{ kind: 'key-changed', correctAnswers: [5] }, /one right answer/],
    [{ kind: 'several-right', correctAnswers: [1, 1] }, /at least two/],
    [{ kind: 'translation' }, /language/],
    [{ kind: 'translation', language: 'or' }, /no Odia version/],
    [{ kind: 'no-change' }, /reason/],
  ] as const;
  for (const [body, pattern] of refused) {
    const response = await decide(_id, body);
    assert.equal(response.statusCode, 422, JSON.stringify(body));
    assert.match(response.json().message, pattern);
  }
  assert.equal((await decide(_id, { kind: 'no-change', reason: 'Right as it is.' })).statusCode, 200);
  const { reports } = (await student.get('/api/student/reports')).json();
  assert.equal(reports[0].decision.kind, 'no-change');
  // a new report opens a new case
  await report(student, { questionId, resultId: result._id });
  assert.equal((await findCase(questionId)).reports, 1);
});

test('authors read the cases of their courses, and only owners and reviewers decide', async () => {
  const { course, student, result, questionId } = await createTested('roles', { 0: 0 });
  const { _id } = (await report(student, { questionId, resultId: result._id })).json().report;
  const members = {} as Record<AdminRole, { token: string; id: string }>;
  for (const role of ['author', 'reviewer', 'support'] as const)
    members[role] = await createTeamMember(here, role);
  const ask = (role: AdminRole, method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${members[role].token}` },
      ...(payload && { payload }),
    });
  const url = `/api/admin/reports/${_id}`;
  assert.equal((await ask('author', 'GET', url)).statusCode, 404);
  await addAuthor(db, course._id, members.author.id);
  const seen = (await ask('author', 'GET', url)).json().case;
  assert.deepEqual([seen.canDecide, seen.newestReports[0].student], [false, null]);
  assert.equal((await ask('author', 'GET', '/api/admin/reports')).json().cases.length, 1);
  assert.equal((await ask('author', 'POST', `${url}/decision`, { kind: 'dropped' })).statusCode, 403);
  assert.equal((await ask('support', 'GET', url)).statusCode, 403);
  const effect = (
    await ask('reviewer', 'POST', `${url}/decision`, { kind: 'dropped', preview: true })
  ).json();
  assert.equal(effect.effect.concerned[0].student, null);
});

test('a changed key goes into the course, after a look', async () => {
  const { course, student, result, questionId } = await createTested('content', { 0: 0 });
  const { _id } = (await report(student, { questionId, resultId: result._id })).json().report;
  const content = (uses: object[]) => admin.send('POST', `/api/admin/reports/${_id}/content`, { uses });
  const use = { kind: 'course', _id: course._id, questionId };
  assert.equal((await content([use])).statusCode, 409);
  await decide(_id, { kind: 'key-changed', correctAnswers: [2] });
  const { uses } = (await admin.send('GET', `/api/admin/reports/${_id}`)).json().case;
  assert.deepEqual(
    uses.map((own: typeof uses) => [own.kind, own._id, own.correctAnswer, own.hasSameOptions, own.isCopy]),
    [['course', course._id, 1, true, false]],
  );
  assert.equal((await content([use])).json().corrected, 1);
  assert.equal((await content([use])).json().corrected, 0);
  const saved = (await admin.send('GET', `/api/admin/courses/${course._id}`)).json().course;
  assert.equal(saved.hasUnpublishedChanges, true);
  assert.equal(saved.subjects[0].chapters[0].questions[1].correctAnswer, 2);
  const published = await admin.send('POST', `/api/admin/courses/${course._id}/publish`, {});
  assert.equal(published.statusCode, 200, published.body);
  wait(1);
  // the new paper has the new key itself
  const attempt = await startAttempt(student, course);
  await saveAttempt(student, attempt.attemptId, 1, {
    [attempt.questions.findIndex((own) => own._id === questionId)]: attempt.questions
      .find((own) => own._id === questionId)!
      .options.indexOf('1 wrong 2'),
  });
  assert.equal((await handInAttempt(student, attempt.handInBody)).result.score, 20);
});

test('nothing of an exam is disclosed before its release', async () => {
  const releaseAt = new Date(clock.now.getTime() + 3600_000).toISOString();
  const exam = await admin.create({ ...EXAM, releaseAt });
  const student = await createExamStudent(here, 'unreleased');
  await student.takeExam(exam._id, { 0: 0 });
  const questionId = exam.sections[0]!.questions[0]!._id;
  const { rows } = await db.execute<{ id: string }>(sql`select id from results where test_id = ${exam._id}`);
  const body = { questionId, resultId: rows[0]!.id };
  assert.equal((await report(student, body)).statusCode, 404);
  const opened = (await admin.send('POST', '/api/admin/reports', { questionId })).json().case;
  await decide(opened._id, { kind: 'key-changed', correctAnswers: [1], reason: 'b0 is right' });
  await work();
  const list = `/api/student/exams/${exam._id}/corrections`;
  assert.deepEqual((await student.get(list)).json(), { corrections: [] });
  assert.deepEqual((await student.get('/api/student/score-changes')).json(), { changes: [], totalNew: 0 });
  assert.deepEqual(await readNotices(student), []);
  await post(student, '/api/student/score-changes/seen');
  assert.equal((await student.result(exam._id)).result, null);
  wait(61);
  const again = await createExamStudent(here, 'unreleased');
  assert.equal((await again.get(list)).json().corrections[0].reason, 'b0 is right');
  assert.equal((await again.get('/api/student/score-changes')).json().totalNew, 1);
  assert.equal((await report(again, body)).statusCode, 201);
});

test('open cases are ordered by the number of reports and by signs of a wrong key', async () => {
  const many = await createTested('urgent-reports', { 0: 0 });
  const signs = await createTested('urgent-signs', { 0: 0 });
  const calm = await createTested('urgent-not', { 0: 0 });
  for (const { student, result, questionId } of [calm, many, signs])
    await report(student, { questionId, resultId: result._id });
  await db.execute(sql`update report_cases set reports = 5 where question_id = ${many.questionId}`);
  await db.execute(sql`
    insert into question_statistics (question_id, test_id, results, share_right, discrimination, best_option, counted_at)
    values (${signs.questionId}, ${signs.result.chapterId}, 100, 0.2, -0.3, 3, now())`);
  const { cases } = (await admin.send('GET', '/api/admin/reports?limit=100')).json();
  const ids = [many, signs, calm].map(({ questionId }) => questionId);
  const order = cases
    .map((own: { questionId: string }) => own.questionId)
    .filter((id: string) => ids.includes(id));
  assert.deepEqual(order, [signs.questionId, many.questionId, calm.questionId]);
  const found = await findCase(signs.questionId);
  assert.deepEqual([found.hasNegativeDiscrimination, found.hasOtherBestOption], [true, true]);
});
