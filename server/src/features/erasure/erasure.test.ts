import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { eq, isNull, sql } from 'drizzle-orm';
import { PERSONAL_TABLES } from '../../database/personal-data.ts';
import { audit } from '../../database/tables/audit.ts';
import { extraTime } from '../../database/tables/exams.ts';
import { chapterVisits, results, studyTime } from '../../database/tables/learning.ts';
import { notices } from '../../database/tables/notices.ts';
import { orders, payments, refunds } from '../../database/tables/orders.ts';
import { students } from '../../database/tables/people.ts';
import { deleteOldIdempotencyKeys } from '../../jobs/delete-old-idempotency-keys.ts';
import { fillOrders } from '../../testing/fill-orders.ts';
import { findInDatabase } from '../../testing/find-in-database.ts';
import { createMockTestCourse, saveAttempt, startAttempt } from '../../testing/mock-test-helpers.ts';
import { createPractisingStudent, createReview } from '../../testing/practice-helpers.ts';
import { NEVER_ABORTED } from '../../testing/site-with-content.ts';
import { ADMIN, adminToken, studentToken, testApp } from '../../testing/test-app.ts';
import { EXAM } from '../../testing/test-exams.ts';
import { notify } from '../notices/service.ts';
import { checkDueOrders, reconcile } from '../orders/service.ts';
import { eraseDueAccounts, eraseOldBuyers } from './service.ts';

const here = await testApp();
const { app, db, clock } = here;
await adminToken(here);
const NAME = 'sulochana';
const EMAIL = `${NAME}@example.com`;
const DAY_MS = 24 * 3600 * 1000;

const wait = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY_MS);
};

const send = (token: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    ...(payload && { payload }),
  });

async function requestProof(person: { name: string; email: string }) {
  const response = await app.inject({ method: 'POST', url: '/identity/token', payload: person });
  const accessToken: string = response.json().access_token;
  const headers = { authorization: `Bearer ${accessToken}` };
  const { sub } = (await app.inject({ url: '/identity/userinfo', headers })).json();
  return { googleId: sub, accessToken };
}

const deleteAccount = async (token: string, person = { name: NAME, email: EMAIL }) =>
  send(token, 'POST', '/api/student/account/delete', await requestProof(person));

const erase = () => eraseDueAccounts(here, clock.now, NEVER_ABORTED);

const readMoney = async () => {
  const sum = (rows: { amountPaise: number }[]) => rows.reduce((total, row) => total + row.amountPaise, 0);
  const captured = await db.select().from(payments).where(eq(payments.status, 'captured'));
  const refunded = await db.select().from(refunds).where(eq(refunds.status, 'refunded'));
  return { captured: sum(captured), refunded: sum(refunded), orders: sum(await db.select().from(orders)) };
};

/** A student with tests, an exam, practice, orders of every state, and notes of admins. */
async function createBusyStudent(admin: string) {
  const course = await createMockTestCourse(db, [2]);
  const student = await createPractisingStudent(here, NAME, [course]);
  const token = student.headers.authorization.replace('Bearer ', '');
  await student.takeTest(course, { 0: 3 });
  const { cards } = await student.practice();
  await student.review([createReview(cards[0]!, clock.now)]);
  await student.send('PUT', '/api/student/practice/settings', { examDay: '2027-01-31' });
  await saveAttempt(student, (await startAttempt(student, course)).attemptId, 1, { 0: 1 });
  const filled = await fillOrders(here, { admin, student: token });

  const created = await send(admin, 'POST', '/api/admin/exams', { ...EXAM, attempts: 2 });
  const examId: string = created.json().exam._id;
  const { studentId } = student;
  await db.insert(extraTime).values({ examId, studentId, minutesPerHour: 20 });
  const start = async () =>
    (await send(token, 'POST', `/api/student/exams/${examId}/attempts`)).json().attempt.attemptId;
  const handedIn = await send(token, 'POST', '/api/student/progress/test-result', {
    attemptId: await start(),
  });
  assert.equal(handedIn.statusCode, 201, handedIn.body);
  const event = { kind: 'left-page' };
  await send(token, 'POST', `/api/student/exams/attempts/${await start()}/events`, event);

  const visit = { studentId, courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id };
  await db
    .insert(chapterVisits)
    .values({ ...visit, openedAt: null })
    .onConflictDoNothing();
  await db.insert(studyTime).values({ ...visit, day: '2026-11-15', minutes: 7 });
  const note = `${NAME} asked for it`;
  for (const action of ['block', 'unblock'])
    await send(admin, 'POST', `/api/admin/students/${studentId}/${action}`, { note });
  await send(admin, 'POST', `/api/admin/orders/${filled.passOrder._id}/decline-refund`, { reason: note });
  return { studentId, filled, examId, token: await studentToken(here, { name: NAME, email: EMAIL }) };
}

test('deleting needs a fresh sign-in with the same account, and can be taken back', async () => {
  const token = await studentToken(here, { name: 'kuni', email: 'kuni@example.com' });
  const withoutProof = await send(token, 'POST', '/api/student/account/delete', {});
  assert.equal(withoutProof.statusCode, 401);
  assert.equal((await deleteAccount(token, { name: 'other', email: 'other@example.com' })).statusCode, 403);
  const kuni = { name: 'kuni', email: 'kuni@example.com' };
  const deleted = await deleteAccount(token, kuni);
  assert.deepEqual(deleted.json(), { eraseAt: new Date(clock.now.getTime() + 30 * DAY_MS).toISOString() });
  assert.equal((await send(token, 'GET', '/api/student/account')).statusCode, 401, 'all sessions have ended');

  const ended = (await send(token, 'GET', '/api/student/account')).json();
  assert.deepEqual(
    [ended.expired, ended.accountDeleted],
    [undefined, true],
    'the device deletes unsent work',
  );

  const [row] = await db.select().from(students).where(eq(students.email, kuni.email));
  const notice = { kind: 'practice-due', data: { count: 3 }, cause: 'a day', at: clock.now } as const;
  await db.transaction((tx) => notify(tx, { studentId: row!.id }, notice));
  assert.equal(await db.$count(notices, eq(notices.studentId, row!.id)), 0, 'no notices');

  wait(29);
  await erase();
  const again = await studentToken(here, kuni);
  const session = (await send(again, 'GET', '/api/auth/session')).json();
  assert.equal(session.user.accountTask, 'restore-account');
  const refused = await send(again, 'GET', '/api/protected/student/my-courses');
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'account-deleted']);
  assert.equal(
    (await send(again, 'GET', '/api/student/account')).json().account.eraseAt,
    deleted.json().eraseAt,
  );
  const restored = await send(again, 'POST', '/api/student/account/restore');
  assert.deepEqual([restored.statusCode, restored.json().account.eraseAt], [200, null]);
  assert.equal((await send(again, 'GET', '/api/protected/student/my-courses')).statusCode, 200);
  assert.equal((await send(again, 'POST', '/api/student/account/restore')).statusCode, 409, 'not deleted');
});

test('an account that is due for erasure cannot be restored or used, and its owner gets a new one afterwards', async () => {
  const nira = { name: 'nira', email: 'nira@example.com' };
  await deleteAccount(await studentToken(here, nira), nira);
  wait(29.99);
  const late = await studentToken(here, nira);
  wait(0.02);
  assert.equal((await send(late, 'POST', '/api/student/account/restore')).statusCode, 409);
  const signIn = await app.inject({
    method: 'POST',
    url: '/api/auth/google-signin',
    payload: await requestProof(nira),
  });
  assert.equal(signIn.statusCode, 409, signIn.body);
  await erase();
  assert.equal((await send(late, 'GET', '/api/student/account')).json().accountDeleted, true);
  const fresh = await studentToken(here, nira);
  assert.equal((await send(fresh, 'GET', '/api/student/account')).json().account.eraseAt, null);
});

test('an admin deletes and restores an account on request', async () => {
  const ravi = { name: 'ravi', email: 'ravi@example.com' };
  const token = await studentToken(here, ravi);
  const [row] = await db.select().from(students).where(eq(students.email, ravi.email));
  const url = `/api/admin/students/${row!.id}`;
  const owner = await signInOwner();
  assert.equal((await send(owner, 'POST', `${url}/delete`, { note: 'by letter' })).statusCode, 200);
  assert.equal((await send(token, 'GET', '/api/student/account')).statusCode, 401);
  assert.notEqual((await send(owner, 'GET', url)).json().student.eraseAt, null);
  assert.equal((await send(owner, 'POST', `${url}/restore`, {})).statusCode, 200);
  const { student } = (await send(owner, 'GET', url)).json();
  assert.deepEqual([student.eraseAt, student.acts[0].action], [null, 'restore-account']);
});

test('the activity shows which admin has requested the erasure', async () => {
  const dibya = { name: 'dibya', email: 'dibya@example.com' };
  await studentToken(here, dibya);
  const [row] = await db.select().from(students).where(eq(students.email, dibya.email));
  const owner = await signInOwner();
  await send(owner, 'POST', `/api/admin/students/${row!.id}/delete`, { note: 'by letter' });
  wait(31);
  await erase();
  const list = (await send(await signInOwner(), 'GET', '/api/admin/activity?action=erase-account')).json();
  const [{ actor, details, student }] = list.entries;
  assert.deepEqual(
    [actor, details.username, details.by, student],
    ['server', ADMIN.username, undefined, null],
  );
});

/** The clock of the tests ends sessions. */
async function signInOwner(): Promise<string> {
  const response = await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: ADMIN });
  return response.json().token;
}

test('38 an erased student who used every feature leaves only what the law requires', async () => {
  const owner = await signInOwner();
  const busy = await createBusyStudent(owner);
  const before = await findInDatabase(db, busy.studentId);
  for (const table of Object.keys(before)) assert.ok(table in PERSONAL_TABLES, `${table} is not in the list`);
  const money = await readMoney();
  const [{ total: resultsBefore } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(results);

  assert.equal((await deleteAccount(busy.token)).statusCode, 200);
  wait(31);
  // responses to admins are stored for a day
  await deleteOldIdempotencyKeys(db, () => clock.now).run(NEVER_ABORTED);
  await erase();

  assert.deepEqual(await readMoney(), money);
  const [{ total: resultsAfter } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(results);
  assert.equal(resultsAfter, resultsBefore, 'results stay');
  assert.ok((await db.select().from(results).where(isNull(results.studentId))).length >= 2);

  assert.deepEqual(await findInDatabase(db, EMAIL), {});
  const named = await findInDatabase(db, NAME);
  assert.deepEqual(Object.keys(named).sort(), ['orders', 'receipts'], JSON.stringify(named, null, 1));
  const paid = [busy.filled.order.number, busy.filled.passOrder.number];
  for (const row of named.orders!)
    assert.ok(
      paid.some((number) => row.includes(number)),
      row,
    );
  const byId = await findInDatabase(db, busy.studentId);
  assert.deepEqual(Object.keys(byId), ['audit'], 'the id leads to nobody');
  const [entry] = await db
    .select()
    .from(audit)
    .where(eq(audit.action, 'erase-account'))
    .orderBy(sql`at desc`)
    .limit(1);
  assert.deepEqual([entry?.actor, entry?.subjectId], ['server', busy.studentId]);
  const {
    by,
    attempts,
    results: kept,
    orders: minimised,
  } = entry!.details as Record<string, string | number>;
  assert.equal(by, 'student');
  assert.deepEqual([attempts, kept, minimised], [4, 2, 3]);

  for (const file of await readdir(here.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const content = await readFile(path.join(file.parentPath, file.name), 'latin1');
    assert.ok(!content.includes(NAME), file.name);
  }
  assert.ok(!here.logged().includes(EMAIL), 'the log has the address');

  const list = (await send(await signInOwner(), 'GET', `/api/admin/exams/${busy.examId}/results`)).json();
  assert.deepEqual(
    list.results.map(({ student }: { student: object | null }) => student),
    [null],
    'the result of the exam stays without a name',
  );
  await expectLatePaymentRefunded(busy.filled.open);
});

/** The bank may report a payment after the student is gone. */
async function expectLatePaymentRefunded(open: { _id: string; providerOrderId: string }): Promise<void> {
  const { captured, refunded } = await readMoney();
  const payload = { order_id: open.providerOrderId, outcome: 'paid', webhook: 'once' };
  const response = await app.inject({ method: 'POST', url: '/local-payments/pay', payload });
  assert.equal(response.statusCode, 200, response.body);
  for (const _ of [1, 2, 3]) {
    wait(1);
    await checkDueOrders(app.orderDependencies, NEVER_ABORTED);
    await reconcile(app.orderDependencies, NEVER_ABORTED);
  }
  const after = await readMoney();
  assert.equal(after.captured - after.refunded, captured - refunded, 'the payment goes back');
  const [order] = await db.select().from(orders).where(eq(orders.id, open._id));
  assert.equal(order?.status, 'refunded');
}

test('the name of a buyer is erased when tax law no longer requires it', async () => {
  wait(9 * 366);
  await eraseOldBuyers(db, clock.now, NEVER_ABORTED);
  assert.deepEqual(await findInDatabase(db, NAME), {});
});
