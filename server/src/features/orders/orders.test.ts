import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { audit } from '../../database/tables/audit.ts';
import { coupons, couponUses } from '../../database/tables/coupons.ts';
import { courses } from '../../database/tables/courses.ts';
import { enrolments } from '../../database/tables/learning.ts';
import { orders, payments } from '../../database/tables/orders.ts';
import { receipts } from '../../database/tables/receipts.ts';
import { testApp } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer } from '../../testing/test-orders.ts';

const here = await testApp();
const { db } = here;

test('an order that is paid and confirmed opens the course', async () => {
  const mina = await createBuyer(here, 'mina');
  const course = await createTestCourse(db, { price: 499.5 });
  const response = await mina.order({ courseId: course._id });
  assert.equal(response.statusCode, 201);
  const { order } = response.json();
  assert.deepEqual(
    [order.amount, order.currency, order.status, order.provider, order.keyId],
    [499.5, 'INR', 'open', 'local', 'rzp_local_sikhya'],
  );
  const confirmed = await mina.confirm(order, await mina.pay(order));
  assert.equal(confirmed.statusCode, 200, confirmed.body);
  const paid = confirmed.json().order;
  assert.equal(paid.status, 'paid');
  assert.match(paid.receiptNumber, /^S\/\d\d-\d\d\/\d{6}$/);
  assert.deepEqual(paid.refundRule, { days: 0, openedShare: 0, met: true });
  const [enrolment] = await mina.findEnrolments();
  assert.deepEqual([enrolment?.status, enrolment?.amountPaise], ['purchased', 49_950]);
  const entries = await db.select().from(audit).where(eq(audit.subjectId, order._id));
  assert.deepEqual(
    entries.map(({ action, actor }) => [action, actor]),
    [['order-paid', 'server']],
  );
  const opened = await mina.get(`/api/protected/student/course/${course._id}`);
  assert.equal(opened.statusCode, 200);
});

test('an open order is returned again with 200, and a new one after the price changed', async () => {
  const rama = await createBuyer(here, 'rama');
  const course = await createTestCourse(db, { price: 100 });
  const first = await rama.place({ courseId: course._id });
  const again = await rama.order({ courseId: course._id });
  assert.deepEqual([again.statusCode, again.json().order._id], [200, first._id]);
  await db.update(courses).set({ pricePaise: 20_000 }).where(eq(courses.id, course._id));
  const dearer = await rama.place({ courseId: course._id });
  assert.notEqual(dearer._id, first._id);
  // the terms of the first order hold
  await rama.confirm(first, await rama.pay(first));
  assert.equal((await rama.read(first)).status, 'paid');
  assert.equal((await rama.findEnrolments())[0]?.amountPaise, 10_000);
});

test('an order whose price is not the one that the student has seen is refused with the new one', async () => {
  const mita = await createBuyer(here, 'mita');
  const { _id: courseId } = await createTestCourse(db, { price: 100 });
  await db.insert(coupons).values({ code: 'SEEN', percent: 50, courseIds: [] });
  const order = (amount: number, coupon: string | null = null) => mita.order({ courseId, coupon, amount });
  await db.update(courses).set({ pricePaise: 12_050 }).where(eq(courses.id, courseId));
  const dearer = await order(100);
  assert.deepEqual(
    [dearer.statusCode, dearer.json().message],
    [
      409,
      'The price has changed: it is ₹120.50 now. Nothing was charged. Look at the new price before you pay.',
    ],
  );
  assert.equal((await order(120.5, 'SEEN')).statusCode, 409, 'also a lower price');
  assert.deepEqual((await mita.get('/api/student/orders')).json().orders, []);
  assert.equal(await db.$count(couponUses), 0, 'a refused order reserves no coupon');
  assert.equal((await order(60.25, 'SEEN')).statusCode, 201);
  assert.equal((await order(120.5)).statusCode, 201);
});

test('an open order of another provider is not returned again', async () => {
  const nila = await createBuyer(here, 'nila');
  const course = await createTestCourse(db, { price: 100 });
  const first = await nila.place({ courseId: course._id });
  await db.update(orders).set({ provider: 'razorpay' }).where(eq(orders.id, first._id));
  assert.notEqual((await nila.place({ courseId: course._id }))._id, first._id);
});

test('an open order that was made with another key of the provider is not returned again', async () => {
  const bina = await createBuyer(here, 'bina');
  const course = await createTestCourse(db, { price: 100 });
  const first = await bina.place({ courseId: course._id });
  const [row] = await db.select().from(orders).where(eq(orders.id, first._id));
  assert.equal(row?.providerKeyId, 'rzp_local_sikhya');
  await db.update(orders).set({ providerKeyId: 'rzp_test_before' }).where(eq(orders.id, first._id));
  const second = await bina.order({ courseId: course._id });
  assert.equal(second.statusCode, 201);
  assert.notEqual(second.json().order._id, first._id);
  await bina.confirm(second.json().order, await bina.pay(second.json().order));
  assert.equal((await bina.read(second.json().order)).status, 'paid');
});

test('twenty concurrent orders of one student are one order', async () => {
  const hari = await createBuyer(here, 'hari');
  const course = await createTestCourse(db, { price: 100 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => hari.order({ courseId: course._id })));
  assert.equal(new Set(answers.map((answer) => answer.json().order._id)).size, 1);
  assert.equal(new Set(answers.map((answer) => answer.json().order.providerOrderId)).size, 1);
  assert.deepEqual(
    answers
      .map(({ statusCode }) => statusCode)
      .sort()
      .slice(-2),
    [200, 201],
  );
});

test('refuses the 31st order or quote of a person within a minute', async () => {
  const buyer = await createBuyer(here, 'eager');
  const { _id: courseId } = await createTestCourse(db, { price: 100 });
  for (const url of ['/api/student/orders', '/api/student/orders/quote']) {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push(
        (await buyer.post(url, { courseId, coupon: count === 0 ? null : `GUESS-${count}` })).statusCode,
      );
    assert.equal(statuses.slice(0, 30).includes(429), false);
    assert.equal(statuses[30], 429);
  }
  const other = await createBuyer(here, 'calm');
  assert.equal((await other.order({ courseId })).statusCode, 201);
});

test('refuses free, owned and unknown courses', async () => {
  const sita = await createBuyer(here, 'sita');
  const free = await createTestCourse(db, {});
  const owned = await createTestCourse(db, { price: 100 });
  await db.insert(enrolments).values({ studentId: sita.id, courseId: owned._id, status: 'purchased' });
  const statuses = [];
  for (const body of [
    { courseId: free._id },
    { courseId: owned._id },
    { courseId: 'nothing' },
    {},
    { courseId: owned._id, passId: owned._id },
  ])
    statuses.push((await sita.order(body)).statusCode);
  assert.deepEqual(statuses, [422, 409, 404, 422, 422]);
});

test('refuses a GST number that is incomplete or whose check character is wrong', async () => {
  const firm = await createBuyer(here, 'firm');
  const { _id: courseId } = await createTestCourse(db, { price: 100 });
  for (const gstin of ['27AAPFU0939F1Z', '27AAPFU0939F1ZW', '27AAPFU0993F1ZV', '', 'x']) {
    const refused = await firm.order({ courseId, gstin });
    assert.equal(refused.statusCode, 422, gstin);
    assert.match(refused.body, /is no GST number: at least one of its characters is wrong/);
  }
  assert.equal((await firm.place({ courseId, gstin: '27AAPFU0939F1ZV' })).gstin, '27AAPFU0939F1ZV');
});

test('a wrong signature, another order or another payment returns 400 and changes nothing', async () => {
  const gita = await createBuyer(here, 'gita');
  const course = await createTestCourse(db, { price: 100 });
  const other = await gita.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const order = await gita.place({ courseId: course._id });
  const returned = await gita.pay(other, { outcome: 'paid' });
  for (const forged of [
    returned,
    { ...returned, razorpay_order_id: order.providerOrderId },
    { ...returned, razorpay_order_id: order.providerOrderId, razorpay_signature: 'f'.repeat(64) },
    { ...returned, razorpay_order_id: order.providerOrderId, razorpay_signature: '' },
    { ...returned, razorpay_order_id: order.providerOrderId, razorpay_signature: 'f'.repeat(1000) },
  ])
    assert.equal((await gita.confirm(order, forged)).statusCode, 400);
  assert.equal((await gita.read(order)).status, 'open');
  assert.deepEqual(await gita.findEnrolments(), []);
});

test('a correctly signed return of a failed payment does not open the course', async () => {
  const uma = await createBuyer(here, 'uma');
  const order = await uma.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  await uma.pay(order, { outcome: 'failed' });
  const seen = await uma.read(order);
  assert.deepEqual([seen.status, seen.lastPaymentFailed], ['open', true]);
  await uma.pay(order, { outcome: 'failed-then-paid' });
  here.clock.now = new Date(here.clock.now.getTime() + 5000);
  assert.equal((await uma.read(order)).status, 'paid');
});

test('an open order says whether its last payment is still with the bank', async () => {
  const jyoti = await createBuyer(here, 'jyoti');
  const order = await jyoti.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  assert.equal(order.isPaymentPending, false);
  const returned = await jyoti.pay(order, { outcome: 'late' });
  await jyoti.confirm(order, returned);
  const waiting = await jyoti.read(order);
  assert.deepEqual([waiting.status, waiting.isPaymentPending], ['open', true]);
  here.clock.now = new Date(here.clock.now.getTime() + 60_000);
  const paid = await jyoti.read(order);
  assert.deepEqual([paid.status, paid.isPaymentPending], ['paid', false]);
});

test('a payment that the bank has approved stays pending while another one fails', async () => {
  const puja = await createBuyer(here, 'puja');
  const order = await puja.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  await puja.confirm(order, await puja.pay(order, { outcome: 'late' }));
  here.clock.now = new Date(here.clock.now.getTime() + 4000);
  await puja.pay(order, { outcome: 'failed' });
  const waiting = await puja.read(order);
  assert.deepEqual(
    [waiting.status, waiting.isPaymentPending, waiting.isPaymentApproved, waiting.lastPaymentFailed],
    ['open', true, true, false],
  );
  here.clock.now = new Date(here.clock.now.getTime() + 60_000);
  assert.equal((await puja.read(order)).status, 'paid');
});

test('a browser without iframes returns to the checkout in its language, which opens no second window', async () => {
  const lipi = await createBuyer(here, 'lipi');
  const order = await lipi.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const payload = String(new URLSearchParams(await lipi.pay(order)));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const back = async (query: string) => {
    const url = `/api/payments/razorpay/return/${order._id}${query}`;
    return (await here.app.inject({ method: 'POST', url, payload, headers })).headers.location;
  };
  assert.equal(await back('?language=or'), `/or/student/checkout/${order._id}?returned=1`);
  assert.equal(await back('?language=en'), `/student/checkout/${order._id}?returned=1`);
  assert.equal(await back(''), `/student/checkout/${order._id}?returned=1`);
  assert.equal((await lipi.read(order)).status, 'paid');
});

test('returns 404 for the order of another student', async () => {
  const [ravi, other] = [await createBuyer(here, 'ravi'), await createBuyer(here, 'other')];
  const order = await ravi.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const returned = await ravi.pay(order);
  assert.equal((await other.get(`/api/student/orders/${order._id}`)).statusCode, 404);
  assert.equal((await other.get(`/api/student/orders/${order._id}/receipt`)).statusCode, 404);
  assert.equal((await other.confirm(order, returned)).statusCode, 404);
  assert.deepEqual((await other.get('/api/student/orders')).json(), { orders: [] });
});

test('a second payment of the same order is refunded by itself', async () => {
  const bina = await createBuyer(here, 'bina');
  const order = await bina.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const [first] = [await bina.pay(order), await bina.pay(order)];
  await bina.confirm(order, first);
  const paid = await bina.read(order);
  assert.equal(paid.status, 'paid');
  assert.deepEqual(
    paid.refunds.map(({ amount, status, startedBy, creditNoteNumber }) => [
      amount,
      status,
      startedBy,
      creditNoteNumber,
    ]),
    [[100, 'refunded', 'server', null]],
  );
  const rows = await db.select().from(payments).where(eq(payments.orderId, order._id));
  assert.deepEqual(rows.map(({ paysOrder }) => paysOrder).sort(), [false, true]);
});

test('a payment for a course that is owned by now is refunded by itself', async () => {
  const lila = await createBuyer(here, 'lila');
  const course = await createTestCourse(db, { price: 100 });
  const order = await lila.place({ courseId: course._id });
  await db.insert(enrolments).values({ studentId: lila.id, courseId: course._id, status: 'enrolled' });
  const answer = await lila.confirm(order, await lila.pay(order));
  assert.deepEqual([answer.json().order.status, answer.json().order.receiptNumber], ['refunded', null]);
  assert.equal((await lila.findEnrolments())[0]?.status, 'enrolled');
});

test('a payment of a wrong amount never opens the course and is refunded', async () => {
  const jaya = await createBuyer(here, 'jaya');
  const order = await jaya.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const answer = await jaya.confirm(order, await jaya.pay(order, { outcome: 'wrong-amount' }));
  const seen = answer.json().order;
  assert.deepEqual([seen.status, seen.refundedAmount], ['open', 99]);
  assert.deepEqual(await jaya.findEnrolments(), []);
  // the order can still be paid
  here.clock.now = new Date(here.clock.now.getTime() + 5000);
  await jaya.confirm(order, await jaya.pay(order));
  assert.equal((await jaya.read(order)).status, 'paid');
});

test('a payment that the provider reports late is found when the student opens the order', async () => {
  const kuni = await createBuyer(here, 'kuni');
  const order = await kuni.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const answer = await kuni.confirm(order, await kuni.pay(order, { outcome: 'late' }));
  assert.equal(answer.json().order.status, 'open');
  assert.ok(answer.json().order.nextCheckAt);
  here.clock.now = new Date(here.clock.now.getTime() + 60_000);
  assert.equal((await kuni.read(order)).status, 'paid');
});

test('receipts are numbered without gaps or duplicates under concurrent payments', async () => {
  const course = await createTestCourse(db, { price: 118 });
  const buyers = await Promise.all(Array.from({ length: 12 }, (_, n) => createBuyer(here, `many${n}`)));
  await Promise.all(
    buyers.map(async (buyer) => {
      const order = await buyer.place({ courseId: course._id });
      const returned = await buyer.pay(order, { webhook: 'twice' });
      await Promise.all([buyer.confirm(order, returned), buyer.confirm(order, returned), buyer.read(order)]);
    }),
  );
  const numbers = (await db.select().from(receipts)).map(({ number }) => number).sort();
  const series = numbers[0]!.slice(0, -6);
  assert.deepEqual(
    numbers,
    numbers.map((_, n) => `${series}${String(n + 1).padStart(6, '0')}`),
  );
  for (const buyer of buyers) assert.equal((await buyer.findEnrolments()).length, 1);
});

test('an order outlives its student and its course', async () => {
  const sada = await createBuyer(here, 'sada');
  const course = await createTestCourse(db, { price: 100, title: 'Goes' });
  const order = await sada.place({ courseId: course._id });
  await sada.confirm(order, await sada.pay(order));
  await db.delete(courses).where(eq(courses.id, course._id));
  const { students } = await import('../../database/tables/people.ts');
  await db.delete(students).where(eq(students.id, sada.id));
  const [kept] = await db.select().from(orders).where(eq(orders.id, order._id));
  assert.deepEqual([kept?.studentId, kept?.title, kept?.buyerName], [null, 'Goes', 'sada']);
});
