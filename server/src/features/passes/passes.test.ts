import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_PASSES, type StudentPass } from '@sikhya/contract/passes.ts';
import { eq, inArray } from 'drizzle-orm';
import { audit } from '../../database/tables/audit.ts';
import { courses } from '../../database/tables/courses.ts';
import { passes } from '../../database/tables/passes.ts';
import { emptyBin } from '../../jobs/empty-bin.ts';
import { testApp } from '../../testing/test-app.ts';
import { chapter, createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';

const here = await testApp();
const { app, db, storage, clock } = here;
const send = await createOwner(here);

const createPass = async (terms: object = {}) => {
  const response = await send('POST', '/api/admin/passes', {
    title: 'Month',
    days: 30,
    price: 300,
    ...terms,
  });
  assert.equal(response.statusCode, 201, response.body);
  return response.json().pass;
};

const wait = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * 24 * 3600 * 1000);
};

const SECONDS_A_DAY = 24 * 3600;

/** Signs in again, because a session ends after a week. */
async function buyPass(name: string, passId: string) {
  const buyer = await createBuyer(here, name);
  const order = await buyer.place({ passId });
  const paid = (await buyer.confirm(order, await buyer.pay(order))).json().order;
  assert.equal(paid.status, 'paid');
  return { buyer, order: paid };
}

test('a pass opens courses until its end by the clock of the server', async () => {
  const pass = await createPass();
  const course = await createTestCourse(db, { price: 500, subjects: [[chapter('One')]] });
  const { buyer, order } = await buyPass('mina', pass._id);
  assert.deepEqual([order.kind, order.passId, order.courseId, order.amount], ['pass', pass._id, null, 300]);
  const url = `/api/protected/student/course/${course._id}`;
  assert.equal((await buyer.get(url)).statusCode, 403, 'the student chooses the courses');
  const enrolled = await buyer.post(`/api/protected/student/enroll/${course._id}`);
  assert.deepEqual([enrolled.statusCode, enrolled.json().enrollmentDetails.status], [201, 'enrolled']);
  assert.equal((await buyer.get(url)).statusCode, 200);
  wait(29.9);
  const later = await createBuyer(here, 'mina');
  assert.equal((await later.get(url)).statusCode, 200);
  wait(0.2);
  assert.equal((await later.get(url)).statusCode, 403);
  assert.deepEqual((await later.get('/api/protected/student/my-courses')).json().courses, []);
  assert.equal((await later.post(`/api/protected/student/enroll/${course._id}`)).statusCode, 402);
  // buying the course outright keeps it open
  const own = await later.place({ courseId: course._id });
  await later.confirm(own, await later.pay(own));
  assert.equal((await later.get(url)).statusCode, 200);
});

test('a mock test that was started before the end of a pass is handed in after it', async () => {
  const pass = await createPass();
  const chapters = [chapter('One', { questions: 2 })];
  const course = await createTestCourse(db, { price: 500, subjects: [chapters] });
  const { buyer } = await buyPass('rini', pass._id);
  await buyer.post(`/api/protected/student/enroll/${course._id}`);
  wait(30 - 30 / SECONDS_A_DAY);
  const later = await createBuyer(here, 'rini');
  const test = { courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id };
  const started = await later.post('/api/student/test/attempts', test);
  assert.equal(started.statusCode, 200, started.body);
  wait(60 / SECONDS_A_DAY);
  const { attemptId } = started.json().attempt;
  const handedIn = await later.post('/api/student/progress/test-result', { ...test, attemptId });
  assert.equal(handedIn.statusCode, 201, handedIn.body);
  assert.equal((await later.post('/api/student/test/attempts', test)).statusCode, 403, 'the pass has ended');
});

test('there are at most 200 passes, so that every list contains all of them', async () => {
  const before = await db.$count(passes);
  const rows = Array.from({ length: MAX_PASSES - before - 1 }, (_, n) => ({
    title: `Pass ${n}`,
    description: '',
    days: 30,
    pricePaise: 10_000,
    courseIds: [],
    isOnSale: true,
  }));
  const added = await db.insert(passes).values(rows).returning({ id: passes.id });
  const input = { title: 'One of two', days: 30, price: 300 };
  const created = await Promise.all([1, 2].map(() => send('POST', '/api/admin/passes', input)));
  assert.deepEqual(created.map(({ statusCode }) => statusCode).sort(), [201, 422]);
  assert.equal(
    created.find(({ statusCode }) => statusCode === 422)!.json().message,
    'There are 200 passes already. Delete one that is no longer sold.',
  );
  const listed = (await send('GET', '/api/admin/passes')).json().passes;
  assert.equal(listed.length, MAX_PASSES);
  assert.equal((await send('DELETE', `/api/admin/passes/${listed[0]._id}`)).statusCode, 204);
  const { _id } = await createPass();
  const ids = [_id, ...added.map(({ id }) => id)];
  await db.update(passes).set({ deletedAt: clock.now }).where(inArray(passes.id, ids));
});

test('the activity names a pass in both languages', async () => {
  const pass = await createPass({ title: 'Year', odia: { title: 'ବର୍ଷ', description: '' } });
  const [entry] = await db.select().from(audit).where(eq(audit.subjectId, pass._id));
  assert.deepEqual(entry!.details, { title: 'Year', odiaTitle: 'ବର୍ଷ' });
});

test('a renewal adds to what is left, and cancelling keeps access to the end', async () => {
  const pass = await createPass();
  await buyPass('rama', pass._id);
  wait(5);
  const { buyer } = await buyPass('rama', pass._id);
  const { passes } = (await buyer.get('/api/student/passes')).json();
  assert.deepEqual(
    passes.map(({ state }: { state: string }) => state),
    ['coming', 'valid'],
  );
  assert.equal(passes[0].startsAt, passes[1].endsAt);
  const cancelled = await buyer.post(`/api/student/passes/${passes[1]._id}/cancel`);
  assert.equal(cancelled.statusCode, 200, cancelled.body);
  assert.deepEqual([cancelled.json().pass.state, cancelled.json().pass.endsAt], ['valid', passes[1].endsAt]);
  assert.ok(cancelled.json().pass.cancelledAt);
  const stranger = await createBuyer(here, 'stranger');
  assert.equal((await stranger.post(`/api/student/passes/${passes[0]._id}/cancel`)).statusCode, 404);
});

test('a pass that ends within seven days is marked until it is renewed or cancelled', async () => {
  const pass = await createPass();
  await buyPass('usha', pass._id);
  const read = async () => {
    const { get, post } = await createBuyer(here, 'usha');
    const { passes } = (await get('/api/student/passes')).json();
    return { passes, endsSoon: passes.some(({ endsSoon }: StudentPass) => endsSoon), post };
  };
  wait(22.9);
  assert.equal((await read()).endsSoon, false);
  wait(0.2);
  const { passes, endsSoon, post } = await read();
  assert.equal(endsSoon, true);
  const cancelled = await post(`/api/student/passes/${passes[0]._id}/cancel`);
  assert.equal(cancelled.json().pass.endsSoon, false);
  assert.equal((await read()).endsSoon, false);
});

test('a pass for chosen courses opens no others, and keeps its terms when it is changed', async () => {
  const [chosen, other] = [
    await createTestCourse(db, { price: 500 }),
    await createTestCourse(db, { price: 500 }),
  ];
  const pass = await createPass({ courseIds: [chosen._id] });
  const { buyer } = await buyPass('sita', pass._id);
  const enrol = async (id: string) => (await buyer.post(`/api/protected/student/enroll/${id}`)).statusCode;
  assert.deepEqual([await enrol(chosen._id), await enrol(other._id)], [201, 402]);
  const changed = { title: 'Month', days: 90, price: 400, courseIds: [other._id] };
  assert.equal((await send('PUT', `/api/admin/passes/${pass._id}`, changed)).json().pass.holders, 1);
  assert.deepEqual([await enrol(chosen._id), await enrol(other._id)], [200, 402]);
  assert.equal((await send('DELETE', `/api/admin/passes/${pass._id}`)).statusCode, 204);
  assert.equal((await buyer.order({ passId: pass._id })).statusCode, 404);
  assert.equal(await enrol(chosen._id), 200);
});

test('returns 409 when the pass was saved since it was loaded', async () => {
  const { _id, updatedAt } = await createPass();
  wait(1);
  const save = (price: number) =>
    send('PUT', `/api/admin/passes/${_id}`, { title: 'Month', days: 30, price, updatedAt });
  assert.equal((await save(200)).json().pass.updatedAt, clock.now.toISOString());
  const second = await save(300);
  assert.equal(second.statusCode, 409);
  assert.match(second.json().message, /^Somebody else saved this pass meanwhile/);
});

test('an open order for a pass is returned again only while the pass has the same terms', async () => {
  const pass = await createPass();
  const buyer = await createBuyer(here, 'lata');
  const first = await buyer.place({ passId: pass._id });
  assert.equal((await buyer.place({ passId: pass._id }))._id, first._id);
  const course = await createTestCourse(db, { price: 500 });
  const seen = new Set([first._id]);
  for (const terms of [{ days: 90 }, { days: 90, courseIds: [course._id] }]) {
    await send('PUT', `/api/admin/passes/${pass._id}`, { title: 'Month', price: 300, ...terms });
    const order = await buyer.place({ passId: pass._id });
    assert.ok(!seen.has(order._id), JSON.stringify(terms));
    assert.equal((await buyer.place({ passId: pass._id }))._id, order._id);
    seen.add(order._id);
  }
});

test('a refunded pass ends at once', async () => {
  const pass = await createPass();
  const course = await createTestCourse(db, { price: 500 });
  const { buyer, order } = await buyPass('gita', pass._id);
  await buyer.post(`/api/protected/student/enroll/${course._id}`);
  await send('POST', `/api/admin/orders/${order._id}/refund`, { reason: 'x' });
  assert.equal((await buyer.read(order)).status, 'refunded');
  assert.equal((await buyer.get(`/api/protected/student/course/${course._id}`)).statusCode, 403);
  assert.deepEqual((await buyer.get('/api/student/passes')).json().passes, []);
});

test('the renewal of a refunded pass starts at once', async () => {
  const pass = await createPass();
  const course = await createTestCourse(db, { price: 500, subjects: [[chapter('One')]] });
  const first = await buyPass('bina', pass._id);
  const second = await buyPass('bina', pass._id);
  const third = await buyPass('bina', pass._id);
  await first.buyer.post(`/api/protected/student/enroll/${course._id}`);
  wait(3);
  const refund = async ({ _id }: { _id: string }) =>
    (await send('POST', `/api/admin/orders/${_id}/refund`, { reason: 'x' })).statusCode;
  const readPeriods = async () => {
    const { passes } = (await first.buyer.get('/api/student/passes')).json();
    const daysFromNow = (moment: string) => (Date.parse(moment) - clock.now.getTime()) / 86_400_000;
    return passes.map((each: StudentPass) => [
      each.orderId,
      daysFromNow(each.startsAt),
      daysFromNow(each.endsAt),
    ]);
  };
  assert.equal(await refund(first.order), 200);
  assert.deepEqual(await readPeriods(), [
    [third.order._id, 30, 60],
    [second.order._id, 0, 30],
  ]);
  const url = `/api/protected/student/course/${course._id}`;
  assert.equal((await first.buyer.get(url)).statusCode, 200);
  wait(1);
  assert.equal(await refund(third.order), 200);
  assert.deepEqual(await readPeriods(), [[second.order._id, -1, 29]]);
});

test('only passes on sale are listed, and none while payments are off', async () => {
  const hidden = await createPass({ isOnSale: false });
  const listed = (await app.inject('/api/public/passes')).json().passes;
  assert.ok(listed.length > 0 && !listed.some(({ _id }: { _id: string }) => _id === hidden._id));
  for (const days of [0, 31, 30.5])
    assert.equal((await send('POST', '/api/admin/passes', { title: 'x', days, price: 300 })).statusCode, 422);
});

test('a course in the bin is not removed while a pass opens it to a student', async () => {
  const pass = await createPass({ days: 90 });
  const [opened, unopened] = [
    await createTestCourse(db, { price: 500, subjects: [[chapter('One')]] }),
    await createTestCourse(db, { price: 500 }),
  ];
  const { buyer } = await buyPass('gita', pass._id);
  await buyer.post(`/api/protected/student/enroll/${opened._id}`);
  for (const { _id } of [opened, unopened]) await send('DELETE', `/api/admin/courses/${_id}`);
  wait(31);
  await emptyBin({ db, storage, now: () => clock.now }, app.log).run(new AbortController().signal);
  const later = await createBuyer(here, 'gita');
  const url = `/api/protected/student/course/${opened._id}`;
  assert.equal((await later.get(url)).statusCode, 200);
  const rows = await db.select({ id: courses.id, state: courses.state }).from(courses);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  assert.deepEqual([states.get(opened._id), states.get(unopened._id)], ['archived', undefined]);
});
