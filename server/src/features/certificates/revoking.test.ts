import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeNotice } from '@sikhya/contract/describe-notice.ts';
import { getLocale } from '@sikhya/contract/language/language.ts';
import type { NoticeKind, NoticeList } from '@sikhya/contract/notices.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { audit } from '../../database/tables/audit.ts';
import { certificates } from '../../database/tables/certificates.ts';
import { courses } from '../../database/tables/courses.ts';
import { enrolments, results } from '../../database/tables/learning.ts';
import { recheckCertificatesJob } from '../../jobs/recheck-certificates.ts';
import { testApp } from '../../testing/test-app.ts';
import {
  complete,
  createCertifiedCourse,
  createGraduate,
  readCertificates,
} from '../../testing/test-certificates.ts';
import { type Buyer, createBuyer, createOwner } from '../../testing/test-orders.ts';
import { chapterIds, storeResult } from '../../testing/test-study.ts';
import { recheckCertificates } from './service.ts';

const here = await testApp();
const { app, db, clock } = here;
const admin = await createOwner(here);
const signal = new AbortController().signal;

const readPublic = async (code: string) => (await app.inject(`/api/public/certificates/${code}`)).json();
const wait = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3600_000);
};

test('a refund of the course revokes the certificate, and buying it again gives a new one', async () => {
  const course = await createCertifiedCourse(here, admin, { price: 500 });
  const buyer = await createBuyer(here, 'buyer');
  const buy = async () => {
    const order = await buyer.place({ courseId: course._id });
    await buyer.confirm(order, await buyer.pay(order));
    return order;
  };
  const order = await buy();
  await complete(here, buyer, course);
  const [certificate] = await readCertificates(buyer);
  const readRefundTexts = async () =>
    (await readNotices(buyer, 'refund')).map((notice) => describeNotice(notice, getLocale('en')).text);
  const part = await admin('POST', `/api/admin/orders/${order._id}/refund`, {
    amount: 100,
    reason: 'goodwill',
  });
  assert.equal(part.statusCode, 200, part.body);
  assert.deepEqual(await readCertificates(buyer), [certificate], 'a part of the price changes nothing');
  wait(1);
  const rest = await admin('POST', `/api/admin/orders/${order._id}/refund`, { amount: 400, reason: 'all' });
  assert.equal(rest.statusCode, 200, rest.body);
  assert.deepEqual(await readCertificates(buyer), []);
  assert.deepEqual(await readRefundTexts(), [
    '₹400 for “History” is on its way back to you. The certificate that you earned with it was revoked.',
    '₹100 for “History” is on its way back to you.',
  ]);
  assert.deepEqual(await readNotices(buyer, 'certificate-revoked'), []);
  assert.deepEqual(await readPublic(certificate!.code), {
    certificate: null,
    revokedAt: clock.now.toISOString(),
  });
  const [entry] = await db.select().from(audit).where(eq(audit.action, 'revoke-certificate'));
  assert.deepEqual([entry?.actor, entry?.courseId], ['server', course._id]);
  await buy();
  const [again] = await readCertificates(buyer);
  assert.ok(again && again.code !== certificate!.code);
  assert.equal((await readPublic(certificate!.code)).certificate, null);
});

test('a refund revokes the certificate also after an admin has ended the enrolment, unless the student has it again', async () => {
  const course = await createCertifiedCourse(here, admin, { price: 500 });
  for (const hasItAgain of [false, true]) {
    const buyer = await createBuyer(here, `taken back ${hasItAgain}`);
    const order = await buyer.place({ courseId: course._id });
    await buyer.confirm(order, await buyer.pay(order));
    await complete(here, buyer, course);
    const before = await readCertificates(buyer);
    assert.equal(before.length, 1);
    const url = `/api/admin/students/${buyer.id}/courses/${course._id}`;
    const taken = await admin('DELETE', url, { note: 'refund' });
    assert.ok(taken.statusCode < 300, taken.body);
    if (hasItAgain) {
      const given = await admin('POST', `/api/admin/students/${buyer.id}/courses`, {
        courseId: course._id,
        method: 'gift',
      });
      assert.ok(given.statusCode < 300, given.body);
    }
    const refund = await admin('POST', `/api/admin/orders/${order._id}/refund`, { reason: 'asked' });
    assert.equal(refund.statusCode, 200, refund.body);
    assert.deepEqual(await readCertificates(buyer), hasItAgain ? before : []);
  }
});

test('a refunded pass revokes what was earned by it, unless another pass opens the course', async () => {
  const [course, other] = [
    await createCertifiedCourse(here, admin, { price: 500 }),
    await createCertifiedCourse(here, admin, { price: 500 }),
  ];
  const createPass = async (courseIds: string[]): Promise<string> =>
    (await admin('POST', '/api/admin/passes', { title: 'Pass', days: 30, price: 300, courseIds })).json().pass
      ._id;
  const [all, one] = [await createPass([course._id, other._id]), await createPass([other._id])];
  const buyer = await createBuyer(here, 'pass holder');
  const buy = async (passId: string) => {
    const order = await buyer.place({ passId });
    await buyer.confirm(order, await buyer.pay(order));
    return order;
  };
  const order = await buy(all);
  await buy(one);
  for (const each of [course, other]) {
    await buyer.post(`/api/protected/student/enroll/${each._id}`);
    await complete(here, buyer, each);
  }
  assert.equal((await readCertificates(buyer)).length, 2);
  const refund = await admin('POST', `/api/admin/orders/${order._id}/refund`, { reason: 'asked' });
  assert.equal(refund.statusCode, 200, refund.body);
  assert.deepEqual(
    (await readCertificates(buyer)).map(({ courseId }) => courseId),
    [other._id],
  );
  const [notice, ...more] = await readNotices(buyer, 'refund');
  assert.deepEqual([notice!.count, more], [1, []]);
});

test('a refund of the course keeps a certificate that was earned by a pass before it was bought', async () => {
  const course = await createCertifiedCourse(here, admin, { price: 500 });
  const pass = await admin('POST', '/api/admin/passes', { title: 'Pass', days: 30, price: 300 });
  const buyer = await createBuyer(here, 'pass and course');
  const buy = async (item: object) => {
    const order = await buyer.place(item);
    await buyer.confirm(order, await buyer.pay(order));
    return order;
  };
  await buy({ passId: pass.json().pass._id });
  await buyer.post(`/api/protected/student/enroll/${course._id}`);
  await complete(here, buyer, course);
  const before = await readCertificates(buyer);
  assert.equal(before.length, 1);
  wait(1);
  const order = await buy({ courseId: course._id });
  const refund = await admin('POST', `/api/admin/orders/${order._id}/refund`, { reason: 'asked' });
  assert.equal(refund.statusCode, 200, refund.body);
  assert.equal((await buyer.read(order)).status, 'refunded');
  assert.deepEqual(await readCertificates(buyer), before);
});

const readNotices = async ({ get }: Pick<Buyer, 'get'>, ...kinds: NoticeKind[]) => {
  const { notices } = (await get('/api/student/notices')).json<NoticeList>();
  return notices.filter(({ kind }) => kinds.includes(kind));
};

async function setScore(studentId: string, testId: string, score: number): Promise<string> {
  const [row] = await db
    .update(results)
    .set({ score })
    .where(and(eq(results.studentId, studentId), eq(results.testId, testId)))
    .returning({ id: results.id });
  return row!.id;
}

const recheck = (tx: Tx, id: string) =>
  recheckCertificates(tx, { changedScores: [id], changedPasses: [id] }, clock.now);

test('a corrected score that is no pass any more revokes it: at once for given results, or by the job', async () => {
  const job = recheckCertificatesJob(db, () => clock.now);
  const [first, second] = [
    await createGraduate(here, admin, 'corrected one'),
    await createGraduate(here, admin, 'corrected two'),
  ];
  const passing = await setScore(first.student.id, chapterIds(first.course)[0], 60);
  await db.transaction((tx) => recheck(tx, passing));
  const [kept] = await readCertificates(first.student);
  assert.deepEqual(
    [kept?.code, kept?.score],
    [first.certificate.code, 71],
    'still passed, with the new score',
  );
  const failing = await setScore(first.student.id, chapterIds(first.course)[0], 59);
  await db.transaction((tx) => recheck(tx, failing));
  assert.deepEqual(await readCertificates(first.student), []);

  await setScore(second.student.id, chapterIds(second.course)[1], 10);
  await job.run(signal);
  assert.equal((await readCertificates(second.student)).length, 1, 'each is checked every six hours');
  wait(6);
  await job.run(signal);
  assert.deepEqual(await readCertificates(second.student), []);
  const [row] = await db.select().from(certificates).where(eq(certificates.code, second.certificate.code));
  assert.equal(row!.reason, 'score');

  await setScore(second.student.id, chapterIds(second.course)[1], 90);
  assert.equal((await readCertificates(second.student)).length, 1, 'earned again');
});

test('who loses a certificate with a test is told once, also if the course was deleted', async () => {
  const job = recheckCertificatesJob(db, () => clock.now);
  const readRevoked = (student: Pick<Buyer, 'get'>) => readNotices(student, 'certificate-revoked');
  const [loser, keeper, withoutCourse] = [
    await createGraduate(here, admin, 'told'),
    await createGraduate(here, admin, 'not told'),
    await createGraduate(here, admin, 'without course'),
  ];
  for (const { student, course } of [loser, withoutCourse])
    await setScore(student.id, chapterIds(course)[0], 3);
  await db.delete(courses).where(eq(courses.id, withoutCourse.course._id));
  wait(7);
  await job.run(signal);
  const [notice, ...more] = await readRevoked(loser.student);
  assert.deepEqual(more, []);
  assert.deepEqual([notice!.title, notice!.courseId], [loser.course.title, loser.course._id]);
  for (const language of ['en', 'or'] as const) {
    const { title, text, path } = describeNotice(notice!, getLocale(language));
    assert.match(title, language === 'en' ? /^A certificate was revoked$/ : /ପ୍ରମାଣପତ୍ର ରଦ୍ଦ/);
    const course = language === 'en' ? notice!.title : notice!.odiaTitles.title;
    assert.ok(course && text.includes(`“${course}”`), text);
    assert.equal(path, '/student/certificates');
  }
  assert.deepEqual(
    (await readRevoked(withoutCourse.student)).map(({ title, odiaTitles }) => [title, odiaTitles.title]),
    [[withoutCourse.course.title, notice!.odiaTitles.title]],
  );
  assert.deepEqual(await readRevoked(keeper.student), []);
  wait(7);
  await job.run(signal);
  assert.deepEqual(await readRevoked(keeper.student), []);
  assert.deepEqual(await readRevoked(loser.student), [notice], 'told once');
});

test('the job keeps certificates with another passed result, a deleted result or a changed course', async () => {
  const { student, course, certificate } = await createGraduate(here, admin, 'kept');
  const [first, second] = chapterIds(course);
  const about = { studentId: student.id, courseId: course._id };
  await db.delete(results).where(and(eq(results.studentId, student.id), eq(results.testId, first)));
  await storeResult(here, { ...about, chapterId: first }, 0);
  await setScore(student.id, second, 3);
  await storeResult(here, { ...about, chapterId: second }, 100);
  wait(7);
  await recheckCertificatesJob(db, () => clock.now).run(signal);
  assert.deepEqual(await readCertificates(student), [certificate]);
});

test('an admin revokes, and only an admin makes it valid again', async () => {
  const { student, certificate } = await createGraduate(here, admin, 'cheater');
  const [row] = await db.select().from(certificates).where(eq(certificates.code, certificate.code));
  const url = `/api/admin/certificates/${row!.id}`;
  const revoked = await admin('POST', `${url}/revoke`, { note: 'copied' });
  assert.deepEqual(
    [
      revoked.json().certificate.reason,
      revoked.json().certificate.note,
      revoked.json().certificate.revokedAt,
    ],
    ['admin', 'copied', clock.now.toISOString()],
  );
  assert.equal((await admin('POST', `${url}/revoke`, {})).statusCode, 409);
  assert.deepEqual(await readCertificates(student), [], 'it is not issued again');
  wait(1);
  const valid = await admin('POST', `${url}/reinstate`, {});
  assert.equal(valid.json().certificate.revokedAt, null, valid.body);
  assert.equal((await admin('POST', `${url}/reinstate`, {})).statusCode, 409);
  assert.deepEqual(await readCertificates(student), [certificate]);
  wait(1);
  await admin('POST', `${url}/revoke`, { note: 'copied again' });
  const told = await readNotices(student, 'certificate-revoked-by-admin', 'certificate-reinstated');
  const revokedText =
    'An admin revoked your certificate of “History”. Write to us if you think that this is a mistake.';
  assert.deepEqual(
    told.map((notice) => describeNotice(notice, getLocale('en')).text),
    [
      revokedText,
      'Your certificate of “History” is valid again. Its code and its link are the same as before.',
      revokedText,
    ],
  );
  assert.doesNotMatch(JSON.stringify(told), /copied/);
  for (const id of ['x', crypto.randomUUID()])
    assert.equal((await admin('POST', `/api/admin/certificates/${id}/revoke`, {})).statusCode, 404);
});

test('a certificate that was refunded while it was revoked stays revoked', async () => {
  const { student, course, certificate } = await createGraduate(here, admin, 'refunded meanwhile');
  const [row] = await db.select().from(certificates).where(eq(certificates.code, certificate.code));
  const url = `/api/admin/certificates/${row!.id}`;
  await admin('POST', `${url}/revoke`, {});
  await db.delete(enrolments).where(eq(enrolments.studentId, student.id));
  const refused = await admin('POST', `${url}/reinstate`, {});
  assert.equal(refused.statusCode, 409, refused.body);
  assert.match(refused.json().message, /no longer has this course/);
  await student.post(`/api/protected/student/enroll/${course._id}`);
  assert.equal((await admin('POST', `${url}/reinstate`, {})).statusCode, 200);
});

test('an admin corrects the name; code and date stay', async () => {
  const { student, certificate } = await createGraduate(here, admin, 'Mian Das');
  const [row] = await db.select().from(certificates).where(eq(certificates.code, certificate.code));
  wait(1);
  const put = (name: unknown) => admin('PUT', `/api/admin/certificates/${row!.id}/name`, { name });
  assert.equal((await put('  Mina   Das ')).json().certificate.name, 'Mina Das');
  assert.deepEqual(await readCertificates(student), [{ ...certificate, name: 'Mina Das' }]);
  for (const name of ['', ' ', 'x'.repeat(201)]) assert.equal((await put(name)).statusCode, 422);
  assert.equal((await put(null)).statusCode, 400);
  const entries = await db.select().from(audit).where(eq(audit.action, 'correct-certificate-name'));
  assert.ok(!JSON.stringify(entries).includes('Das'), 'the log never forgets a name');
});

test('the list finds by name, e-mail address, code, course and state', async () => {
  const { course, certificate } = await createGraduate(here, admin, 'Sabita Nayak');
  const list = async (query: string) => {
    const response = await admin('GET', `/api/admin/certificates?${query}`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };
  const { certificates: found, pagination } = await list(`courseId=${course._id}`);
  assert.deepEqual(
    [found[0].name, found[0].student.email, found[0].courseTitle, pagination.totalCertificates],
    ['Sabita Nayak', 'Sabita.Nayak@example.com', 'History', 1],
  );
  const typed = certificate.code.toUpperCase().match(/.{4}/g)!.join('-');
  for (const query of [
    'search=sabita',
    'search=nayak%40example',
    `search=${typed}`,
    'search=sabita&state=valid',
  ])
    assert.deepEqual(
      (await list(query)).certificates.map(({ code }: { code: string }) => code),
      [certificate.code],
      query,
    );
  for (const query of [
    'search=sabita&state=revoked',
    'search=nobody',
    'courseId=x',
    'page=900',
    'search=%25_',
  ])
    assert.deepEqual((await list(query)).certificates, [], query);
  const all = await list('limit=5');
  assert.equal(all.certificates.length, 5);
  assert.ok(all.pagination.totalPages > 1);
});
