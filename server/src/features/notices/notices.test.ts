import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Notice, NoticeList } from '@sikhya/contract/notices.ts';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../database/database.ts';
import { noticeBroadcasts, notices } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { ADMIN, testApp } from '../../testing/test-app.ts';
import { chapter, createTestCourse } from '../../testing/test-courses.ts';
import { createExamStudent, EXAM } from '../../testing/test-exams.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { announceDay, announceExams, deleteOldNotices, notify, writeBroadcasts } from './service.ts';

const NEVER = new AbortController().signal;
const HOUR = 3600_000;

const here = await testApp();
const { db, clock } = here;
const owner = await createOwner(here);
const wait = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const writeAll = () => writeBroadcasts({ db, now: () => clock.now, protectsMinors: true }, NEVER);

type Reader = { get(url: string): Promise<{ json(): NoticeList }> };
const list = async ({ get }: Reader, query = ''): Promise<NoticeList> =>
  (await get(`/api/student/notices${query}`)).json();
const kindsOf = ({ notices: found }: { notices: Notice[] }) => found.map(({ kind }) => kind);

test('notifies a buyer of the purchase and the refund, with titles and amounts', async () => {
  const buyer = await createBuyer(here, 'buyer');
  const course = await createTestCourse(db, {
    title: 'Polity',
    price: 100,
    odia: { title: 'ରାଜନୀତି', description: 'd' },
  });
  const order = await buyer.place({ courseId: course._id });
  const returned = await buyer.pay(order);
  await buyer.confirm(order, returned);
  wait(1000);
  await buyer.confirm(order, returned);
  const [purchase, ...others] = (await list(buyer)).notices;
  assert.equal(others.length, 0);
  assert.deepEqual(
    [purchase!.kind, purchase!.title, purchase!.odiaTitles.title, purchase!.amount, purchase!.isRead],
    ['purchase', 'Polity', 'ରାଜନୀତି', 100, false],
  );
  wait(1000);
  const refund = await owner('POST', `/api/admin/orders/${order._id}/refund`, { reason: 'x' });
  assert.equal(refund.statusCode, 200, refund.body);
  const [newest] = (await list(buyer)).notices;
  assert.deepEqual([newest!.kind, newest!.amount], ['refund', 100]);
});

test('counts, filters and marks notices as read, for their owner alone', async () => {
  const mina = await createSignedInStudent(here, 'mina');
  const rabi = await createSignedInStudent(here, 'rabi');
  for (const [n, kind] of (['exam-results', 'practice-due', 'exam-coming'] as const).entries()) {
    wait(1000);
    const notice = { kind, data: {}, cause: String(n), at: clock.now };
    await inTransaction(db, (tx) => notify(tx, { studentId: mina.id }, notice));
    await inTransaction(db, (tx) => notify(tx, { studentId: mina.id }, notice));
  }
  assert.deepEqual((await mina.get('/api/notices/unread')).json(), { unread: 3 });
  assert.deepEqual((await rabi.get('/api/notices/unread')).json(), { unread: 0 });
  assert.deepEqual(kindsOf(await list(mina)), ['exam-coming', 'practice-due', 'exam-results']);
  assert.deepEqual(kindsOf(await list(mina, '?group=practice')), ['practice-due']);
  const [first] = (await list(mina)).notices;
  const body = { noticeIds: [first!._id, 'unknown'] };
  assert.deepEqual((await rabi.post('/api/notices/read', body)).json(), { unread: 0 });
  assert.deepEqual((await mina.post('/api/notices/read', body)).json(), { unread: 2 });
  assert.deepEqual(kindsOf(await list(mina, '?only=unread')), ['practice-due', 'exam-results']);
  assert.deepEqual((await mina.post('/api/notices/read', { noticeIds: ['x'] })).json(), { unread: 2 });
  assert.deepEqual((await mina.post('/api/notices/read', {})).json(), { unread: 0 });
  assert.equal(
    (await list(mina)).notices.every(({ isRead }) => isRead),
    true,
  );
});

test('rolls a notice back with its cause', async () => {
  const sita = await createSignedInStudent(here, 'sita');
  const failing = inTransaction(db, async (tx) => {
    await notify(tx, { studentId: sita.id }, { kind: 'purchase', data: {}, cause: 'x', at: clock.now });
    throw new Error('the cause fails');
  });
  await assert.rejects(failing, /the cause fails/);
  assert.deepEqual((await list(sita)).notices, []);
});

test('notifies the students of a course once about new chapters, in all batches', async () => {
  const course = await createTestCourse(db, { title: 'History', subjects: [[chapter('One')]] });
  const gita = await createSignedInStudent(here, 'gita', [course._id]);
  const other = await createSignedInStudent(here, 'other');
  const stored = (await owner('GET', `/api/admin/courses/${course._id}`)).json().course;
  const [subject] = stored.subjects;
  const subjects = [{ ...subject, chapters: [...subject.chapters, chapter('Two'), chapter('Three')] }];
  const saved = await owner('PUT', `/api/admin/courses/${course._id}`, { ...stored, subjects });
  assert.equal(saved.statusCode, 200, saved.body);
  assert.deepEqual((await list(gita)).notices, []);
  await writeAll();
  await writeAll();
  const [notice, ...rest] = (await list(gita)).notices;
  assert.deepEqual(
    [notice!.kind, notice!.count, notice!.title, notice!.courseId, rest.length],
    ['new-chapter', 2, 'History', course._id, 0],
  );
  assert.deepEqual((await list(other)).notices, []);
  const renamed = saved.json().course;
  await owner('PUT', `/api/admin/courses/${course._id}`, { ...renamed, title: 'History of Odisha' });
  await writeAll();
  assert.deepEqual(kindsOf(await list(gita)), ['new-chapter']);
  assert.equal((await list(gita)).notices[0]!.title, 'History of Odisha');
});

test('announces an exam the day before, before it begins and when results are out, each once', async () => {
  const opensAt = new Date(clock.now.getTime() + 20 * HOUR).toISOString();
  const closesAt = new Date(clock.now.getTime() + 24 * HOUR).toISOString();
  const releaseAt = new Date(clock.now.getTime() + 30 * HOUR).toISOString();
  const created = await owner('POST', '/api/admin/exams', {
    ...EXAM,
    opensAt,
    closesAt,
    releaseAt,
    state: 'published',
  });
  assert.equal(created.statusCode, 201, created.body);
  const examId: string = created.json().exam._id;
  const lata = await createExamStudent(here, 'lata');
  const look = async () => {
    await announceExams(db, clock.now);
    await announceExams(db, clock.now);
    await writeAll();
    return kindsOf(await list({ get: async (url) => here.app.inject({ url, headers: lata.headers }) }));
  };
  assert.deepEqual(await look(), ['exam-coming']);
  wait(19 * HOUR + 50 * 60_000);
  assert.deepEqual(await look(), ['exam-begins', 'exam-coming']);
  wait(20 * 60_000);
  await lata.takeExam(examId, { 0: 0 });
  wait(5 * HOUR);
  assert.deepEqual(await look(), ['exam-begins', 'exam-coming']);
  wait(6 * HOUR);
  assert.deepEqual(await look(), ['exam-results', 'exam-begins', 'exam-coming']);
  const [{ total }] = (await db
    .select({ total: noticeBroadcasts.total })
    .from(noticeBroadcasts)
    .where(eq(noticeBroadcasts.cause, `exam-results:${examId}`))) as [{ total: number }];
  assert.equal(total, 1);
});

test('announces nothing of an exam that is cancelled or archived meanwhile', async () => {
  const [opensAt, releaseAt] = [10, 12].map((hours) => new Date(clock.now.getTime() + hours * HOUR));
  const create = async () => {
    const created = await owner('POST', '/api/admin/exams', {
      ...EXAM,
      opensAt,
      closesAt: releaseAt,
      releaseAt,
    });
    return created.json().exam._id as string;
  };
  const [archived, cancelled] = [await create(), await create()];
  const rupa = await createExamStudent(here, 'rupa');
  const look = async () => {
    await writeAll();
    const found = await list({ get: async (url) => here.app.inject({ url, headers: rupa.headers }) });
    return found.notices.flatMap(({ kind, examId }) => (examId === archived ? [] : [kind]));
  };
  await owner('POST', `/api/admin/exams/${archived}/archive`, {});
  await announceExams(db, clock.now);
  assert.equal(await db.$count(noticeBroadcasts, sql`${noticeBroadcasts.cause} like ${`%${archived}%`}`), 0);
  assert.deepEqual(await look(), ['exam-coming']);
  wait(11 * HOUR);
  await rupa.takeExam(cancelled, { 0: 0 });
  wait(HOUR);
  await announceExams(db, clock.now);
  await owner('POST', `/api/admin/exams/${cancelled}/cancel`, {});
  assert.deepEqual(await look(), ['exam-coming']);
});

test('notifies the others if somebody of the audience has a notice with the same cause', async () => {
  const [mita, nila] = [await createSignedInStudent(here, 'mita'), await createSignedInStudent(here, 'nila')];
  const notice = { kind: 'breach', data: {}, cause: 'partly-sent', at: clock.now } as const;
  await inTransaction(db, async (tx) => {
    await notify(tx, { studentId: mita.id }, notice);
    await notify(tx, { audience: 'all-students', audienceId: mita.id }, notice);
  });
  await writeAll();
  const rows = await db.select().from(notices).where(eq(notices.cause, 'breach:partly-sent'));
  const ids = rows.map(({ studentId }) => studentId);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.includes(mita.id) && ids.includes(nila.id));
  const [broadcast] = await db
    .select()
    .from(noticeBroadcasts)
    .where(eq(noticeBroadcasts.cause, 'breach:partly-sent'));
  assert.equal(broadcast!.total, ids.length - 1);
});

test('leaves blocked students out', async () => {
  const kuni = await createSignedInStudent(here, 'kuni');
  await db.update(students).set({ blockedAt: clock.now }).where(eq(students.id, kuni.id));
  const notice = { kind: 'exam-results', data: {}, cause: 'blocked', at: clock.now } as const;
  await inTransaction(db, (tx) => notify(tx, { studentId: kuni.id }, notice));
  assert.deepEqual(await db.select().from(notices).where(eq(notices.studentId, kuni.id)), []);
});

test('reminds only once of a pass that ends within seven days', async () => {
  const buyer = await createBuyer(here, 'passenger');
  const pass = await owner('POST', '/api/admin/passes', { title: 'Month', days: 30, price: 50 });
  assert.equal(pass.statusCode, 201, pass.body);
  const order = await buyer.place({ passId: pass.json().pass._id });
  await buyer.confirm(order, await buyer.pay(order));
  const readEnds = () =>
    db
      .select({ kind: notices.kind })
      .from(notices)
      .where(sql`${notices.studentId} = ${buyer.id} and ${notices.kind} = 'pass-ends'`);
  await announceDay(db, clock.now);
  await writeAll();
  assert.equal((await readEnds()).length, 0);
  for (let day = 0; day < 3; day += 1) {
    wait((day === 0 ? 24 : 1) * 24 * HOUR);
    await announceDay(db, clock.now);
    await writeAll();
    assert.equal((await readEnds()).length, 1);
  }
});

test('notifies an admin of a sign-in on a new device and of a changed password', async () => {
  const login = async (headers = {}) =>
    here.app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: ADMIN, headers });
  await db.delete(notices).where(sql`${notices.adminId} is not null`);
  wait(1000);
  const signedIn = await login();
  const headers = { authorization: `Bearer ${signedIn.json().token}` };
  const read = async () =>
    kindsOf((await here.app.inject({ url: '/api/admin/notices', headers })).json() as NoticeList);
  assert.deepEqual(await read(), ['new-device']);
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0]!;
  wait(1000);
  assert.equal((await login({ cookie })).statusCode, 200);
  assert.deepEqual(await read(), ['new-device']);
  wait(1000);
  const payload = { currentPassword: ADMIN.password, newPassword: 'another-ପାସୱାର୍ଡ-7' };
  const changed = await here.app.inject({
    method: 'PUT',
    url: '/api/admin/account/password',
    headers,
    payload,
  });
  assert.equal(changed.statusCode, 200, changed.body);
  assert.deepEqual(await read(), ['password-changed', 'new-device']);
});

test('notifies a student of a sign-in with another kind of device', async () => {
  const lila = await createSignedInStudent(here, 'lila');
  const signIn = async (userAgent: string) => {
    wait(1000);
    const payload = { name: 'lila', email: 'lila@example.com' };
    const issued = await here.app.inject({ method: 'POST', url: '/identity/token', payload });
    const accessToken: string = issued.json().access_token;
    const profile = await here.app.inject({
      url: '/identity/userinfo',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const response = await here.app.inject({
      method: 'POST',
      url: '/api/auth/google-signin',
      payload: { googleId: profile.json().sub, accessToken },
      headers: { 'user-agent': userAgent },
    });
    assert.equal(response.statusCode, 200, response.body);
  };
  const phone = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
  await signIn(phone);
  const before = kindsOf(await list(lila)).length;
  await signIn(phone);
  assert.equal(kindsOf(await list(lila)).length, before);
  await signIn('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0');
  assert.equal(kindsOf(await list(lila)).length, before + 1);
  assert.equal(kindsOf(await list(lila))[0], 'new-device');
});

test('deletes notices after 180 days', async () => {
  const old = await createSignedInStudent(here, 'old');
  await inTransaction(db, (tx) =>
    notify(tx, { studentId: old.id }, { kind: 'purchase', data: {}, cause: 'old', at: clock.now }),
  );
  await deleteOldNotices(db, new Date(clock.now.getTime() + 179 * 24 * HOUR), NEVER);
  assert.equal((await db.select().from(notices).where(eq(notices.studentId, old.id))).length, 1);
  await deleteOldNotices(db, new Date(clock.now.getTime() + 181 * 24 * HOUR), NEVER);
  assert.deepEqual(await db.select().from(notices), []);
});
