import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTitle } from '@sikhya/contract/coupons.ts';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../database/database.ts';
import { couponUses } from '../../database/tables/coupons.ts';
import { courses } from '../../database/tables/courses.ts';
import { retryWhileBusy } from '../../testing/inject-with-retry.ts';
import { testApp } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';
import { deleteCourse } from '../authoring/service.ts';
import { checkDueOrders } from '../orders/service.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { app, db, clock } = here;
const send = await createOwner(here);

const create = async (coupon: object) => {
  const response = await send('POST', '/api/admin/coupons', coupon);
  assert.equal(response.statusCode, 201, response.body);
  return response.json().coupon;
};

const wait = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * 24 * 3600 * 1000);
};

const find = async (code: string) =>
  (await send('GET', '/api/admin/coupons?limit=50'))
    .json()
    .coupons.find((each: { code: string }) => each.code === code);

test('a hundred students at once cannot oversell the one use that is left', async () => {
  await create({ code: 'last-one', percent: 50, total: 1 });
  const course = await createTestCourse(db, { price: 100 });
  const buyers = [];
  // one after the other, because a busy machine has no connection for a hundred at once
  for (let n = 0; n < 100; n += 1) buyers.push(await createBuyer(here, `hundred${n}`));
  const answers = await Promise.all(
    buyers.map((buyer) => retryWhileBusy(() => buyer.order({ courseId: course._id, coupon: 'Last-One' }))),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  // 200 if the provider did not respond in time and the repeated request found the order
  assert.ok(statuses[0] === 201 || statuses[0] === 200, String(statuses[0]));
  assert.deepEqual(statuses.slice(1), Array(99).fill(422));
  const refused = answers.find(({ statusCode }) => statusCode === 422)!;
  assert.equal(refused.json().message, 'This coupon has been used up.');
  assert.deepEqual(await find('LAST-ONE').then(({ used, reserved }) => [used, reserved]), [0, 1]);
});

test('a lapsed order gives its use back, and a paid one keeps it', async () => {
  await create({ code: 'BACK', amount: 40, total: 1 });
  const course = await createTestCourse(db, { price: 100 });
  const [mina, rama] = [await createBuyer(here, 'mina'), await createBuyer(here, 'rama')];
  const lost = await mina.place({ courseId: course._id, coupon: 'BACK' });
  assert.deepEqual([lost.price, lost.discount, lost.amount], [100, 40, 60]);
  assert.equal((await rama.order({ courseId: course._id, coupon: 'BACK' })).statusCode, 422);
  wait(3.1);
  await checkDueOrders(app.orderDependencies, new AbortController().signal);
  const order = await rama.place({ courseId: course._id, coupon: 'BACK' });
  await rama.confirm(order, await rama.pay(order));
  assert.deepEqual(await find('BACK').then(({ used, reserved }) => [used, reserved]), [1, 0]);
  // the first student pays the lapsed order now, but the only use is gone, so the money goes back
  await mina.confirm(lost, await mina.pay(lost));
  assert.equal((await mina.read(lost)).status, 'refunded');
  assert.deepEqual(await mina.findEnrolments(), []);
  assert.equal(await db.$count(couponUses, eq(couponUses.orderId, lost._id)), 0);
});

test('a lapsed order that is paid late does not exceed the uses of its student', async () => {
  await create({ code: 'ONCE-EACH', amount: 40, perStudent: 1 });
  const [first, second] = [
    await createTestCourse(db, { price: 100 }),
    await createTestCourse(db, { price: 100 }),
  ];
  const late = await (await createBuyer(here, 'bina')).place({ courseId: first._id, coupon: 'ONCE-EACH' });
  wait(3.1);
  await checkDueOrders(app.orderDependencies, new AbortController().signal);
  const bina = await createBuyer(here, 'bina');
  const order = await bina.place({ courseId: second._id, coupon: 'ONCE-EACH' });
  await bina.confirm(order, await bina.pay(order));
  await bina.confirm(late, await bina.pay(late));
  assert.equal((await bina.read(late)).status, 'refunded');
  assert.deepEqual(
    (await bina.findEnrolments()).map(({ courseId }) => courseId),
    [second._id],
  );
  assert.deepEqual(await find('ONCE-EACH').then(({ used, reserved }) => [used, reserved]), [1, 0]);
});

test('the one of two open orders for a course that is paid gets the use', async () => {
  await create({ code: 'ONE-OF-TWO', amount: 40, total: 1, perStudent: 1 });
  const course = await createTestCourse(db, { price: 100 });
  const jaya = await createBuyer(here, 'jaya');
  const first = await jaya.place({ courseId: course._id, coupon: 'ONE-OF-TWO' });
  await db.update(courses).set({ pricePaise: 20_000 }).where(eq(courses.id, course._id));
  const dearer = await jaya.place({ courseId: course._id, coupon: 'ONE-OF-TWO' });
  assert.notEqual(dearer._id, first._id);
  await jaya.confirm(first, await jaya.pay(first));
  assert.equal((await jaya.read(first)).status, 'paid');
  assert.deepEqual(await find('ONE-OF-TWO').then(({ used, reserved }) => [used, reserved]), [1, 0]);
});

test('an open order is returned again only while its coupon gives the same discount', async () => {
  const { _id: couponId } = await create({ code: 'CHANGES', percent: 20, total: 1, perStudent: 1 });
  await create({ code: 'OTHER', percent: 10 });
  const courseId = (await createTestCourse(db, { price: 100 }))._id;
  const lata = await createBuyer(here, 'lata');
  const first = await lata.place({ courseId, coupon: 'CHANGES' });
  const quote = await lata.post('/api/student/orders/quote', { courseId, coupon: 'CHANGES' });
  assert.deepEqual(
    [quote.statusCode, quote.json().amount],
    [200, 80],
    'the reservation of the open order does not count',
  );
  const other = await lata.place({ courseId, coupon: 'OTHER' });
  assert.equal((await find('CHANGES')).reserved, 0);
  const again = await lata.order({ courseId, coupon: 'CHANGES' });
  assert.deepEqual([again.statusCode, again.json().order._id], [200, first._id]);
  assert.equal((await find('CHANGES')).reserved, 1, 'the order that is returned holds the use');
  assert.equal((await find('OTHER')).reserved, 0);
  const change = (terms: object) =>
    send('PUT', `/api/admin/coupons/${couponId}`, { code: 'CHANGES', total: 1, perStudent: 1, ...terms });
  await change({ percent: 50 });
  const cheaper = await lata.place({ courseId, coupon: 'CHANGES' });
  assert.ok(![first._id, other._id].includes(cheaper._id));
  assert.equal(cheaper.amount, 50);
  await change({ percent: 50, until: clock.now.toISOString() });
  const late = await lata.order({ courseId, coupon: 'CHANGES' });
  assert.deepEqual([late.statusCode, late.json().message], [422, 'This coupon has expired.']);
  // the order that is open keeps its price
  await lata.confirm(cheaper, await lata.pay(cheaper));
  assert.equal((await lata.read(cheaper)).status, 'paid');
});

test('a coupon that covers the price enrols without the provider', async () => {
  await create({ code: 'FREE', percent: 100, perStudent: 1 });
  const course = await createTestCourse(db, { price: 100 });
  const sita = await createBuyer(here, 'sita');
  const order = await sita.place({ courseId: course._id, coupon: 'free' });
  assert.deepEqual(
    [order.status, order.provider, order.providerOrderId, order.amount, order.receiptNumber],
    ['paid', 'none', null, 0, null],
  );
  const [enrolment] = await sita.findEnrolments();
  assert.deepEqual([enrolment?.status, enrolment?.amountPaise], ['enrolled', 0]);
  const second = await sita.order({
    courseId: (await createTestCourse(db, { price: 100 }))._id,
    coupon: 'FREE',
  });
  assert.equal(second.json().message, 'You have used this coupon already.');
  assert.equal(
    (await sita.post(`/api/student/orders/${order._id}/refund-request`, { reason: 'x' })).statusCode,
    409,
  );
});

test('concurrent orders that a coupon covers are one order and one use', async () => {
  await create({ code: 'ALL-OF-IT', percent: 100 });
  const { _id: courseId } = await createTestCourse(db, { price: 100 });
  const kuni = await createBuyer(here, 'kuni');
  const order = () => retryWhileBusy(() => kuni.order({ courseId, coupon: 'ALL-OF-IT' }));
  const answers = await Promise.all(Array.from({ length: 10 }, order));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, ...Array(9).fill(409)]);
  assert.equal((await find('ALL-OF-IT')).used, 1);
});

test('a quote shows the discount and reserves nothing', async () => {
  await create({ code: 'QUOTE', percent: 33 });
  const course = await createTestCourse(db, { price: 99.99 });
  const gita = await createBuyer(here, 'gita');
  const quote = await gita.post('/api/student/orders/quote', { courseId: course._id, coupon: 'quote' });
  assert.deepEqual(quote.json(), {
    title: 'ଓଡ଼ିଶାର ଇତିହାସ',
    odiaTitles: { title: null },
    price: 99.99,
    discount: 32.99,
    amount: 67,
    coupon: 'QUOTE',
  });
  assert.equal((await find('QUOTE')).reserved, 0);
});

test('a coupon applies within its dates and to its courses', async () => {
  const [course, other] = [
    await createTestCourse(db, { price: 100 }),
    await createTestCourse(db, { price: 100 }),
  ];
  const day = 24 * 3600 * 1000;
  const at = (days: number) => new Date(clock.now.getTime() + days * day).toISOString();
  await create({ code: 'DATED', percent: 10, from: at(1), until: at(2), courseIds: [course._id] });
  const hari = await createBuyer(here, 'hari');
  const quote = async (courseId: string) =>
    (await hari.post('/api/student/orders/quote', { courseId, coupon: 'DATED' })).json();
  assert.equal((await quote(course._id)).message, 'This coupon is not valid yet.');
  wait(1);
  assert.equal((await quote(course._id)).discount, 10);
  assert.equal((await quote(other._id)).message, 'This coupon is not valid for this course.');
  wait(1);
  assert.equal((await quote(course._id)).message, 'This coupon has expired.');
  const unknown = await hari.order({ courseId: course._id, coupon: 'NOTHING' });
  assert.deepEqual(
    [unknown.statusCode, unknown.json().message],
    [422, 'There is no such coupon. Check the code.'],
  );
});

test('a discount leaves at least ₹1, which the provider needs, or nothing', async () => {
  await create({ code: 'ALMOST', amount: 99.5 });
  const uma = await createBuyer(here, 'uma');
  const order = await uma.place({
    courseId: (await createTestCourse(db, { price: 100 }))._id,
    coupon: 'ALMOST',
  });
  assert.deepEqual([order.discount, order.amount], [99, 1]);
});

test('coupons are created, changed and deleted, and invalid terms are refused', async () => {
  const coupon = await create({ code: 'new', percent: 10 });
  for (const [body, status] of [
    [{ code: 'NEW', percent: 5 }, 409],
    [{ code: 'BOTH', percent: 5, amount: 5 }, 422],
    [{ code: 'NEITHER' }, 422],
    [{ code: 'DATES', percent: 5, from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' }, 422],
    [{ code: 'COURSE', percent: 5, courseIds: [crypto.randomUUID()] }, 422],
    [{ code: 'a', percent: 5 }, 422],
    [{ code: 'PERCENT', percent: 101 }, 422],
    [{ code: 'TYPE', percent: '5' }, 400],
    [{ code: 'PAISE', amount: 1.001 }, 422],
  ] as const)
    assert.equal((await send('POST', '/api/admin/coupons', body)).statusCode, status, JSON.stringify(body));
  const changed = await send('PUT', `/api/admin/coupons/${coupon._id}`, { code: 'NEW', amount: 7, total: 3 });
  assert.deepEqual([changed.json().coupon.amount, changed.json().coupon.percent], [7, null]);
  assert.equal((await send('DELETE', `/api/admin/coupons/${coupon._id}`)).statusCode, 204);
  assert.equal((await send('DELETE', `/api/admin/coupons/${coupon._id}`)).statusCode, 404);
  assert.equal(await find('NEW'), undefined);
  await create({ code: 'NEW', percent: 20 });
});

test('lists the coupons page by page, the newest first', async () => {
  for (let n = 1; n <= 12; n += 1) {
    wait(1);
    await create({ code: `PAGED-${n}`, percent: n });
  }
  const list = async (query: string) => {
    const { coupons, pagination } = (await send('GET', `/api/admin/coupons${query}`)).json();
    return { codes: coupons.map(({ code }: { code: string }) => code), pagination };
  };
  const first = await list('');
  assert.deepEqual(
    first.codes,
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `PAGED-${n}`),
  );
  const second = await list('?page=2');
  assert.deepEqual(second.codes.slice(0, 2), ['PAGED-2', 'PAGED-1']);
  const { totalPages } = first.pagination;
  assert.deepEqual(second.pagination, { currentPage: 2, totalPages });
  assert.deepEqual((await list(`?page=${totalPages + 1}`)).codes, []);
});

test('returns 409 to all but one of the admins who give a code to different coupons at once', async () => {
  const coupons = await Promise.all([1, 2, 3, 4].map((n) => create({ code: `RENAMED${n}`, percent: n })));
  const responses = await Promise.all(
    coupons.map(({ _id }) => send('PUT', `/api/admin/coupons/${_id}`, { code: 'WANTED', percent: 5 })),
  );
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [200, 409, 409, 409]);
});

test('returns 409 when the coupon was saved since it was loaded, and overwrites without updatedAt', async () => {
  const { _id, updatedAt } = await create({ code: 'SHARED', percent: 10 });
  wait(1);
  const save = (body: object) => send('PUT', `/api/admin/coupons/${_id}`, { code: 'SHARED', ...body });
  const first = await save({ percent: 20, updatedAt });
  assert.equal(first.json().coupon.updatedAt, clock.now.toISOString());
  const second = await save({ percent: 30, updatedAt });
  assert.deepEqual([second.statusCode, (await find('SHARED')).percent], [409, 20]);
  assert.match(second.json().message, /^Somebody else saved this coupon meanwhile/);
  assert.equal((await save({ percent: 40 })).statusCode, 200);
});

test('one call lists the titles of all courses in both languages, without deleted ones', async () => {
  const odia = { title: 'ଗଣିତ', description: '' };
  const maths = await createTestCourse(db, { title: 'Maths', price: 100, odia });
  const gone = await createTestCourse(db, { title: 'Gone' });
  await inTransaction(db, (tx) => deleteCourse(tx, gone._id, new Date()));
  const { courses } = (await send('GET', '/api/admin/course-titles')).json();
  const titles = new Map(courses.map((course: CourseTitle) => [course._id, course]));
  assert.deepEqual(titles.get(maths._id), {
    _id: maths._id,
    title: 'Maths',
    odiaTitles: { title: 'ଗଣିତ' },
  });
  assert.equal(titles.has(gone._id), false);
});
