import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NoticeList } from '@sikhya/contract/notices.ts';
import { eq } from 'drizzle-orm';
import { certificates } from '../../database/tables/certificates.ts';
import { exams } from '../../database/tables/exams.ts';
import { enrolments, results } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';
import { recheckCertificatesJob } from '../../jobs/recheck-certificates.ts';
import { testApp } from '../../testing/test-app.ts';
import {
  complete,
  createCertifiedCourse,
  createGraduate,
  readCertificates,
  SETTINGS,
} from '../../testing/test-certificates.ts';
import { removeTestCourse } from '../../testing/test-courses.ts';
import { createExamStudent, EXAM } from '../../testing/test-exams.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { chapterIds, storeResult } from '../../testing/test-study.ts';
import { waitForLocks } from '../../testing/wait-for-locks.ts';
import { issueEarned } from './issue.ts';

const here = await testApp();
const { app, db, clock } = here;
const admin = await createOwner(here);

const readPublic = (code: string) => app.inject(`/api/public/certificates/${code}`);

test('is issued once when the course is complete, with name, date, score and conditions', async () => {
  const course = await createCertifiedCourse(here, admin);
  const student = await createSignedInStudent(here, 'Mina Das', [course._id]);
  assert.deepEqual(await readCertificates(student), []);
  const [first, second] = chapterIds(course);
  const key = { studentId: student.id, courseId: course._id };
  await storeResult(here, { ...key, chapterId: first }, 70);
  await storeResult(here, { ...key, chapterId: second }, 59);
  assert.deepEqual(await readCertificates(student), [], 'one test is not passed');
  await storeResult(here, { ...key, chapterId: second }, 81);
  const lists = await Promise.all(Array.from({ length: 8 }, () => readCertificates(student)));
  const [certificate] = lists[0]!;
  for (const list of lists) assert.deepEqual(list, [certificate]);
  const { code, ...content } = certificate!;
  assert.match(code, /^[a-z0-9]{20}$/);
  assert.deepEqual(content, {
    courseId: course._id,
    name: 'Mina Das',
    courseTitle: 'History',
    odiaTitles: { courseTitle: 'ଓଡ଼ିଶାର ଇତିହାସ', examTitle: null },
    issuedAt: clock.now.toISOString(),
    score: 76,
    chapters: 2,
    tests: 2,
    passPercent: 60,
    examTitle: null,
    examScore: null,
    text: SETTINGS.text,
    signatory: SETTINGS.signatory,
    odia: SETTINGS.odia,
  });
  assert.equal(await db.$count(certificates, eq(certificates.studentId, student.id)), 1);
});

test('is not issued on a score that a correction is changing', async () => {
  const course = await createCertifiedCourse(here, admin);
  const student = await createSignedInStudent(here, 'Corrected', [course._id]);
  await complete(here, student, course);
  let reading: ReturnType<typeof readCertificates> | undefined;
  await db.transaction(async (tx) => {
    await tx.update(results).set({ score: 59 }).where(eq(results.studentId, student.id));
    reading = readCertificates(student);
    await Promise.race([reading, waitForLocks(db)]);
  });
  assert.deepEqual(await reading, []);
});

test('is not issued again by a call that began before an admin revoked it', async () => {
  const course = await createCertifiedCourse(here, admin);
  const student = await createSignedInStudent(here, 'Revoked', [course._id]);
  await complete(here, student, course);
  let reading: ReturnType<typeof readCertificates> | undefined;
  await db.transaction(async (tx) => {
    await issueEarned(tx, student.id, clock.now);
    reading = readCertificates(student);
    await waitForLocks(db);
    const isOfStudent = eq(certificates.studentId, student.id);
    await tx.update(certificates).set({ revokedAt: clock.now, reason: 'admin' }).where(isOfStudent);
  });
  assert.deepEqual(await reading, []);
});

test('is not issued without a certificate of the course, or without the course', async () => {
  const course = await createCertifiedCourse(here, admin);
  const student = await createSignedInStudent(here, 'no course');
  await complete(here, student, course);
  assert.deepEqual(await readCertificates(student), []);
  const url = `/api/admin/courses/${course._id}/certificate`;
  const { settings } = (await admin('GET', url)).json();
  const off = await admin('PUT', url, { ...SETTINGS, isEnabled: false, updatedAt: settings.updatedAt });
  assert.equal(off.statusCode, 200, off.body);
  await student.post(`/api/protected/student/enroll/${course._id}`);
  assert.deepEqual(await readCertificates(student), []);
});

test('stays as it is when settings and course change, the progress is reset and the course is removed', async () => {
  const { student, course, certificate } = await createGraduate(here, admin, 'frozen');
  const url = `/api/admin/courses/${course._id}/certificate`;
  const { settings } = (await admin('GET', url)).json();
  await admin('PUT', url, { isEnabled: true, text: 'other', updatedAt: settings.updatedAt });
  const reset = await student.post(`/api/student/reset/${course._id}`);
  assert.ok(reset.statusCode < 300, reset.body);
  assert.deepEqual(await readCertificates(student), [certificate]);
  await removeTestCourse(db, course._id);
  assert.deepEqual(await readCertificates(student), [{ ...certificate, courseId: null }]);
  assert.equal((await readPublic(certificate.code)).json().certificate.text, SETTINGS.text);
});

test('needs the final exam, passed, released and not cancelled, and who loses it with the exam is told', async () => {
  const created = await admin('POST', '/api/admin/exams', {
    ...EXAM,
    odia: { title: 'ଅନ୍ତିମ', instructions: '' },
    passPercent: 50,
    attempts: 2,
  });
  assert.equal(created.statusCode, 201, created.body);
  const examId: string = created.json().exam._id;
  const course = await createCertifiedCourse(here, admin, { examId });
  const student = await createExamStudent(here, 'examinee');
  await student.post(`/api/protected/student/enroll/${course._id}`);
  const reader = { id: student.studentId, get: student.get };
  await complete(here, reader, course);
  assert.deepEqual(await readCertificates(reader), [], 'not taken');
  await student.takeExam(examId, { 0: 0 });
  assert.deepEqual(await readCertificates(reader), [], 'not passed');
  await student.takeExam(examId, { 0: 0, 1: 1, 2: 2, 3: 3, 4: 0, 5: 1, 6: 2, 7: 3 });
  const later = new Date(clock.now.getTime() + 60_000);
  await db.update(exams).set({ releaseAt: later }).where(eq(exams.id, examId));
  assert.deepEqual(await readCertificates(reader), [], 'the results are not released');
  clock.now = later;
  const [certificate] = await readCertificates(reader);
  assert.deepEqual(
    [certificate?.examTitle, certificate?.odiaTitles.examTitle, certificate?.examScore],
    ['OSSC CGL', 'ଅନ୍ତିମ', 100],
  );
  const cancelled = await admin('POST', `/api/admin/exams/${examId}/cancel`);
  assert.equal(cancelled.statusCode, 200, cancelled.body);
  const job = recheckCertificatesJob(db, () => clock.now);
  await job.run(new AbortController().signal);
  await job.run(new AbortController().signal);
  assert.deepEqual(await readCertificates(reader), [], 'a cancelled exam gives no results');
  assert.equal((await readPublic(certificate!.code)).json().certificate, null);
  const { notices } = (await student.get('/api/student/notices')).json<NoticeList>();
  const told = notices.filter(({ kind }) => kind === 'certificate-revoked');
  assert.deepEqual(
    told.map(({ title, courseId }) => [title, courseId]),
    [[course.title, course._id]],
    'told once',
  );
});

test('everybody with the code sees it, however it is typed, and nothing else of the student', async () => {
  const { certificate, student } = await createGraduate(here, admin, 'shown to all');
  const { courseId: _, ...shown } = certificate;
  const typed = certificate.code.toUpperCase().match(/.{4}/g)!.join('-');
  for (const code of [certificate.code, typed, encodeURIComponent(` ${typed}`)]) {
    const response = await readPublic(code);
    assert.deepEqual(response.json(), { certificate: shown, revokedAt: null }, code);
    assert.ok(!response.body.includes(student.id) && !response.body.includes('@'));
  }
  for (const code of ['x', 'a'.repeat(20), `${certificate.code}a`, '%00', '../x', 'ଓ'])
    assert.equal((await readPublic(encodeURIComponent(code))).statusCode, 404, code);
});

test('codes cannot be guessed: the calls of an address are limited', async () => {
  const limited = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100' });
  const ask = (url: string) => limited.app.inject(url).then(({ statusCode }) => statusCode);
  for (const path of [
    '/api/public/certificates/%',
    '/certificates/%/credential.jwt',
    '/or/certificates/%/picture.png',
  ]) {
    const statuses = [];
    for (let n = 0; n < 40; n += 1) statuses.push(await ask(path.replace('%', `${n}`.padStart(20, 'a'))));
    assert.deepEqual([...new Set(statuses)], [404, 429], path);
  }
});

test('is deleted with the student', async () => {
  const { student, certificate } = await createGraduate(here, admin, 'leaves');
  await db.delete(students).where(eq(students.id, student.id));
  assert.equal((await readPublic(certificate.code)).statusCode, 404);
});

test('a refund at the same moment leaves no valid certificate', async () => {
  const course = await createCertifiedCourse(here, admin, { price: 500 });
  const buyer = await createBuyer(here, 'at once');
  const order = await buyer.place({ courseId: course._id });
  await buyer.confirm(order, await buyer.pay(order));
  await complete(here, buyer, course);
  const [, refund] = await Promise.all([
    readCertificates(buyer),
    admin('POST', `/api/admin/orders/${order._id}/refund`, { reason: 'asked' }),
    readCertificates(buyer),
  ]);
  assert.equal(refund.statusCode, 200, refund.body);
  assert.equal(await db.$count(enrolments, eq(enrolments.studentId, buyer.id)), 0);
  assert.deepEqual(await readCertificates(buyer), []);
});
