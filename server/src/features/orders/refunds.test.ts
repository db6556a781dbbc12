import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import type { Order, Refund } from '@sikhya/contract/orders.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../../database/tables/audit.ts';
import { chapterVisits } from '../../database/tables/learning.ts';
import { orders, paymentIssues, refunds } from '../../database/tables/orders.ts';
import { receipts } from '../../database/tables/receipts.ts';
import { chapter, createTestCourse } from '../../testing/test-courses.ts';
import { type Buyer, createBuyer, createOwner } from '../../testing/test-orders.ts';
import { createShopAndProvider, sendWebhook, toWebhookBody } from '../../testing/test-payment-provider.ts';
import { waitForLocks } from '../../testing/wait-for-locks.ts';
import { lockOrder } from './queries.ts';
import { makeRefund } from './refunds.ts';
import { checkDueOrders } from './service.ts';

const { shop, provider, keys } = await createShopAndProvider({
  SELLER_GSTIN: '21AAPFU0939F1Z7',
  SELLER_NAME: 'Kalinga School',
});
const { db, clock } = shop;
const asAdmin = await createOwner(shop);

const wait = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * 24 * 3600 * 1000);
  provider.clock.now = clock.now;
};

async function buy(name: string, { price = 118, order: terms = {} } = {}) {
  const buyer = await createBuyer(shop, name);
  const chapters = Array.from({ length: 10 }, (_, n) => chapter(`${n}`));
  const course = await createTestCourse(db, { price, subjects: [chapters] });
  return { course, ...(await buyCourse(buyer, course._id, terms)) };
}

async function buyCourse(buyer: Buyer, courseId: string, terms: object = {}) {
  const order = await buyer.place({ courseId, ...terms });
  const payload = { order_id: order.providerOrderId, webhook: 'lost' };
  const returned = (
    await provider.app.inject({ method: 'POST', url: '/local-payments/pay', payload })
  ).json();
  const confirmed = await buyer.confirm(order, returned);
  assert.equal(confirmed.json().order.status, 'paid', confirmed.body);
  return { buyer, order, paymentId: returned.razorpay_payment_id as string };
}

const request = ({ buyer, order }: Awaited<ReturnType<typeof buy>>, reason = 'I chose the wrong course') =>
  buyer.post(`/api/student/orders/${order._id}/refund-request`, { reason });

const refundUrl = ({ _id }: Order) => `/api/admin/orders/${_id}/refund`;

test('a student asks, an admin approves, the provider refunds once and the enrolment ends', async () => {
  const sale = await buy('mina');
  const asked = await request(sale);
  assert.equal(asked.statusCode, 200, asked.body);
  assert.deepEqual(
    [asked.json().order.status, asked.json().order.refundRule],
    ['refund-requested', { days: 0, openedShare: 0, met: true }],
  );
  assert.equal((await request(sale)).statusCode, 409);
  assert.equal(
    (await sale.buyer.findEnrolments()).length,
    1,
    'the course stays open until the refund is made',
  );
  const approved = await asAdmin('POST', refundUrl(sale.order), { reason: 'within the rule' }, 'approve-1');
  const again = await asAdmin('POST', refundUrl(sale.order), { reason: 'within the rule' }, 'approve-1');
  assert.deepEqual([approved.statusCode, again.body], [200, approved.body]);
  const refunded = await sale.buyer.read(sale.order);
  assert.equal(refunded.status, 'refunded');
  assert.deepEqual(await sale.buyer.findEnrolments(), []);
  assert.match(refunded.refunds[0]!.creditNoteNumber!, /^C\/\d\d-\d\d\/\d{6}$/);
  assert.equal(provider.calls.filter((call) => call.includes(`${sale.paymentId}/refund`)).length, 1);
  assert.equal((await asAdmin('POST', refundUrl(sale.order), { reason: 'twice' })).statusCode, 409);
  const entries = await db.select().from(audit).where(eq(audit.subjectId, sale.order._id));
  assert.deepEqual(entries.map(({ action }) => action).sort(), [
    'approve-refund',
    'order-paid',
    'order-refunded',
  ]);
});

test('the rule counts days and chapters that were ever opened, and a reset does not undo them', async () => {
  const sale = await buy('rama');
  const chapters = sale.course.subjects[0]!.chapters.slice(0, 3);
  const courseId = sale.course._id;
  for (const [n, { _id: chapterId }] of chapters.entries()) {
    await db
      .insert(chapterVisits)
      .values({ studentId: sale.buyer.id, courseId, chapterId, openedAt: clock.now });
    const { refundRule } = await sale.buyer.read(sale.order);
    assert.deepEqual(refundRule, { days: 0, openedShare: (n + 1) * 10, met: n < 2 });
  }
  await sale.buyer.post(`/api/student/reset/${courseId}`);
  assert.equal((await sale.buyer.read(sale.order)).refundRule?.openedShare, 30);
});

test('an admin declines with a reason, and the student can ask again', async () => {
  const sale = await buy('sita');
  await request(sale);
  const url = `/api/admin/orders/${sale.order._id}/decline-refund`;
  assert.equal((await asAdmin('POST', url, { reason: 'most chapters were opened' })).statusCode, 200);
  const declined = await sale.buyer.read(sale.order);
  assert.deepEqual(
    [declined.status, declined.refunds[0]?.status, declined.refunds[0]?.declineReason],
    ['paid', 'declined', 'most chapters were opened'],
  );
  assert.equal((await asAdmin('POST', url, { reason: 'again' })).statusCode, 409);
  assert.equal((await request(sale, 'please look again')).statusCode, 200);
});

test('a part is refunded, the course stays open, and no more than the rest can follow', async () => {
  const sale = await buy('gita');
  assert.equal(
    (await asAdmin('POST', refundUrl(sale.order), { amount: 18, reason: 'goodwill' })).statusCode,
    200,
  );
  const after = await sale.buyer.read(sale.order);
  assert.deepEqual([after.status, after.refundedAmount], ['paid', 18]);
  assert.equal((await sale.buyer.findEnrolments())[0]?.amountPaise, 10_000);
  const tooMuch = await asAdmin('POST', refundUrl(sale.order), { amount: 100.01, reason: 'x' });
  assert.deepEqual(
    [tooMuch.statusCode, tooMuch.json().message],
    [422, 'At most ₹100 of this payment can be refunded.'],
  );
  await asAdmin('POST', refundUrl(sale.order), { reason: 'the rest' });
  assert.equal((await sale.buyer.read(sale.order)).status, 'refunded');
  const rows = await db.select().from(receipts).where(eq(receipts.orderId, sale.order._id));
  assert.deepEqual(rows.map(({ kind, amountPaise }) => [kind, amountPaise]).sort(), [
    ['credit-note', 10_000],
    ['credit-note', 1_800],
    ['tax-invoice', 11_800],
  ]);
});

test('a refund that leaves less than the rupee that can be refunded is refused', async () => {
  const sale = await buy('paise', { price: 100.5 });
  const refuse = await asAdmin('POST', refundUrl(sale.order), { amount: 100, reason: 'x' });
  assert.deepEqual(
    [refuse.statusCode, refuse.json().message],
    [422, 'Less than ₹1 would be left, which cannot be refunded later. Refund ₹100.50, or at most ₹99.50.'],
  );
  assert.equal((await asAdmin('POST', refundUrl(sale.order), { amount: 0.5, reason: 'x' })).statusCode, 422);
  assert.equal((await asAdmin('POST', refundUrl(sale.order), { amount: 99.5, reason: 'x' })).statusCode, 200);
  assert.equal((await asAdmin('POST', refundUrl(sale.order), { reason: 'the rest' })).statusCode, 200);
  assert.equal((await sale.buyer.read(sale.order)).status, 'refunded');
});

test('the receipt is a tax invoice by the state of the buyer', async () => {
  const odisha = await buy('uma', { order: { state: '21' } });
  const bengal = await buy('ravi', { order: { state: '19', gstin: null } });
  const company = await buy('company', { order: { state: '21', gstin: '27AAPFU0939F1ZV' } });
  const taxOf = async ({ buyer, order }: typeof odisha) =>
    (await buyer.get(`/api/student/orders/${order._id}/receipt`)).json().receipt;
  const first = await taxOf(odisha);
  assert.deepEqual(
    [first.kind, first.seller.name, first.seller.gstin, first.amount],
    ['tax-invoice', 'Kalinga School', '21AAPFU0939F1Z7', 118],
  );
  const { taxable, cgst, sgst, igst } = first.tax;
  assert.deepEqual([taxable, cgst, sgst, igst], [100, 9, 9, 0]);
  assert.deepEqual([(await taxOf(bengal)).tax.igst, (await taxOf(bengal)).tax.placeOfSupply], [18, '19']);
  assert.deepEqual(
    [(await taxOf(company)).tax.igst, (await taxOf(company)).buyer.gstin],
    [18, '27AAPFU0939F1ZV'],
  );
});

test('receipts and credit notes are numbered anew from midnight of 1 April in India', async () => {
  clock.now = new Date('2031-03-31T18:29:59.000Z');
  provider.clock.now = clock.now;
  const old = await buy('march');
  clock.now = new Date('2031-03-31T18:30:00.000Z');
  provider.clock.now = clock.now;
  const sales = await Promise.all(['april 1', 'april 2', 'april 3'].map((name) => buy(name)));
  for (const sale of [old, ...sales])
    assert.equal((await asAdmin('POST', refundUrl(sale.order), { reason: 'x' })).statusCode, 200);
  const numbers = await Promise.all(
    [old, ...sales].map(async ({ buyer, order }) => {
      const { receiptNumber, refunds } = await buyer.read(order);
      return [receiptNumber, refunds[0]!.creditNoteNumber];
    }),
  );
  assert.equal(numbers[0]![0], 'S/30-31/000001');
  assert.deepEqual(
    numbers
      .slice(1)
      .map(([sale]) => sale)
      .sort(),
    ['S/31-32/000001', 'S/31-32/000002', 'S/31-32/000003'],
  );
  assert.deepEqual(
    numbers.map(([, credit]) => credit),
    ['C/31-32/000001', 'C/31-32/000002', 'C/31-32/000003', 'C/31-32/000004'],
    'a refund of an earlier year is numbered when it is made',
  );
});

test('a refund whose response was lost is made once', async () => {
  const sale = await buy('hari');
  provider.afterCall = (path) => {
    if (path.endsWith('/refund')) throw new Error('ECONNRESET');
  };
  assert.equal((await asAdmin('POST', refundUrl(sale.order), { reason: 'x' })).statusCode, 200);
  assert.equal((await sale.buyer.read(sale.order)).status, 'refunding');
  provider.afterCall = null;
  wait(0.1);
  await checkDueOrders(shop.app.orderDependencies, new AbortController().signal);
  const refunded = await sale.buyer.read(sale.order);
  assert.deepEqual([refunded.status, refunded.refunds.length, refunded.refundedAmount], ['refunded', 1, 118]);
});

test('a refund in the dashboard of the provider arrives by webhook', async () => {
  const sale = await buy('bina');
  await refundInDashboard(sale.paymentId, 11_800);
  const body = toWebhookBody('refund.processed', sale.order.providerOrderId, sale.paymentId);
  await sendWebhook(shop, { body, secret: keys.webhookSecrets[0]!, eventId: 'dashboard' });
  for (let tries = 0; tries < 200 && (await sale.buyer.read(sale.order)).status !== 'refunded'; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  const { status, refunds } = await sale.buyer.read(sale.order);
  assert.deepEqual([status, refunds[0]?.startedBy, refunds.length], ['refunded', 'provider', 1]);
  assert.deepEqual(await sale.buyer.findEnrolments(), []);
});

test('a refund that the provider refuses is listed under needs a look', async () => {
  const sale = await buy('jaya');
  provider.fail = async () =>
    Response.json(
      { error: { code: 'BAD_REQUEST_ERROR', description: 'Your balance is too low' } },
      { status: 400 },
    );
  await asAdmin('POST', refundUrl(sale.order), { reason: 'x' });
  provider.fail = null;
  const { order } = (await asAdmin('GET', `/api/admin/orders/${sale.order._id}`)).json();
  assert.deepEqual([order.status, order.refunds[0].status], ['paid', 'failed']);
  assert.ok(
    order.events.some((event: { details: object }) => JSON.stringify(event.details).includes('too low')),
  );
  const { issues } = (await asAdmin('GET', '/api/admin/payment-issues')).json();
  const issue = issues.find((each: { orderId: string }) => each.orderId === sale.order._id);
  assert.deepEqual([issue.kind, issue.ours, issue.theirs], ['refund-failed', 118, 0]);
  const resolved = await asAdmin('POST', `/api/admin/payment-issues/${issue._id}/resolve`, {
    note: 'topped up',
  });
  assert.equal(resolved.json().issue.note, 'topped up');
  assert.equal(await db.$count(paymentIssues, eq(paymentIssues.note, 'topped up')), 1);
  // the admin can try again
  await asAdmin('POST', refundUrl(sale.order), { reason: 'again' });
  assert.equal((await sale.buyer.read(sale.order)).status, 'refunded');
});

test('the chosen payment is refunded when the refund of a second payment has failed', async () => {
  const sale = await buy('lata');
  const payload = { order_id: sale.order.providerOrderId, webhook: 'lost' };
  await provider.app.inject({ method: 'POST', url: '/local-payments/pay', payload });
  const refusal = { error: { code: 'BAD_REQUEST_ERROR', description: 'Your balance is too low' } };
  // the provider reports both payments and refuses everything after that
  provider.beforeCall = async () => {
    provider.fail = async () => Response.json(refusal, { status: 400 });
  };
  await asAdmin('POST', `/api/admin/orders/${sale.order._id}/check`);
  provider.beforeCall = null;
  provider.fail = null;
  const readPayments = async () => {
    const { order } = (await asAdmin('GET', `/api/admin/orders/${sale.order._id}`)).json();
    return (order as AdminOrder).payments.sort((a, b) => Number(b.paysOrder) - Number(a.paysOrder));
  };
  const [paying, second] = await readPayments();
  assert.deepEqual([paying!.paysOrder, paying!.refundable], [true, 118]);
  assert.deepEqual([second!.paysOrder, second!.refundable], [false, 118]);
  await request(sale);
  const refund = (body: object) => asAdmin('POST', refundUrl(sale.order), { reason: 'paid twice', ...body });
  assert.equal((await refund({ paymentId: sale.buyer.id })).statusCode, 409);
  assert.equal((await refund({ paymentId: second!._id })).statusCode, 200);
  const order = await sale.buyer.read(sale.order);
  assert.equal(order.status, 'refund-requested', 'the request is for the other payment');
  assert.equal((await sale.buyer.findEnrolments()).length, 1);
  assert.deepEqual(
    (await readPayments()).map(({ refundable }) => refundable),
    [118, 0],
  );
  assert.equal((await refund({ paymentId: second!._id })).statusCode, 409);
  await refund({});
  assert.equal((await sale.buyer.read(sale.order)).status, 'refunded');
});

test('a refund that is stored while the provider refuses it stays refunded', async () => {
  const sale = await buy('kiran');
  const answer = (status: number) => async () =>
    Response.json({ error: { code: 'ERROR', description: 'not now' } }, { status });
  provider.fail = answer(500);
  await asAdmin('POST', refundUrl(sale.order), { reason: 'x' });
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, sale.order._id));
  assert.equal(refund!.status, 'approved');
  provider.fail = answer(400);
  let refused: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, sale.order._id));
    await lockOrder(tx, order!);
    const done = { status: 'refunded', refundedAt: clock.now, nextTryAt: null } as const;
    await tx.update(refunds).set(done).where(eq(refunds.id, refund!.id));
    refused = makeRefund(shop.app.orderDependencies, refund!.id);
    await waitForLocks(db);
  });
  await refused;
  provider.fail = null;
  const [stored] = await db.select().from(refunds).where(eq(refunds.id, refund!.id));
  assert.equal(stored!.status, 'refunded');
});

test('a refund waits while the provider does not accept the API key, and an admin sees why', async () => {
  const sale = await buy('key');
  const readIssues = async () =>
    (await asAdmin('GET', '/api/admin/payment-issues'))
      .json()
      .issues.filter((each: { orderId: string }) => each.orderId === sale.order._id);
  provider.fail = async () =>
    Response.json(
      { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
      { status: 401 },
    );
  await asAdmin('POST', refundUrl(sale.order), { reason: 'x' });
  wait(0.01);
  await checkDueOrders(shop.app.orderDependencies, new AbortController().signal);
  const { order } = (await asAdmin('GET', `/api/admin/orders/${sale.order._id}`)).json();
  assert.deepEqual([order.status, order.refunds[0].status], ['refunding', 'approved']);
  const waits = order.events.filter(({ kind }: { kind: string }) => kind === 'refund-waits');
  assert.deepEqual(
    waits.map(({ details }: { details: object }) => details),
    [{ reason: 'the provider responded with 401: Authentication failed' }],
  );
  const [issue] = await readIssues();
  assert.deepEqual([issue.kind, issue.ours, issue.theirs, issue.resolvedAt], ['refund-waits', 118, 0, null]);
  provider.fail = null;
  wait(0.1);
  await checkDueOrders(shop.app.orderDependencies, new AbortController().signal);
  assert.equal((await sale.buyer.read(sale.order)).status, 'refunded');
  assert.deepEqual(
    (await readIssues()).map(({ resolvedAt }: { resolvedAt: string | null }) => resolvedAt !== null),
    [true],
  );
});

test('a refund of an order of another provider is tried less and less often, and an admin sees it', async () => {
  const sale = await buy('switched');
  await db.update(orders).set({ provider: 'local' }).where(eq(orders.id, sale.order._id));
  await asAdmin('POST', refundUrl(sale.order), { reason: 'x' });
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, sale.order._id));
  assert.deepEqual([refund?.status, refund?.tries], ['approved', 1]);
  assert.ok(refund!.nextTryAt! > clock.now);
  const [issue] = await db.select().from(paymentIssues).where(eq(paymentIssues.orderId, sale.order._id));
  assert.equal(issue?.kind, 'refund-waits');
  await db.update(orders).set({ provider: 'razorpay' }).where(eq(orders.id, sale.order._id));
  wait(0.1);
  await checkDueOrders(shop.app.orderDependencies, new AbortController().signal);
  assert.equal((await sale.buyer.read(sale.order)).status, 'refunded');
});

test('a refund that could not be made for half an hour is listed under needs a look', async () => {
  const sale = await buy('outage');
  const count = () => db.$count(paymentIssues, eq(paymentIssues.orderId, sale.order._id));
  provider.fail = async () => new Response('', { status: 500 });
  await asAdmin('POST', refundUrl(sale.order), { reason: 'x' });
  assert.equal(await count(), 0);
  for (let tries = 0; tries < 3; tries += 1) {
    wait(0.1);
    await checkDueOrders(shop.app.orderDependencies, new AbortController().signal);
  }
  assert.equal(await count(), 1);
  provider.fail = null;
  wait(0.1);
  await checkDueOrders(shop.app.orderDependencies, new AbortController().signal);
  assert.equal((await sale.buyer.read(sale.order)).status, 'refunded');
});

test('a check that fails does not tell an admin that nothing was charged', async () => {
  const sale = await buy('checked');
  provider.fail = async () => new Response('', { status: 500 });
  const { statusCode, body } = await asAdmin('POST', `/api/admin/orders/${sale.order._id}/check`);
  provider.fail = null;
  assert.equal(statusCode, 503);
  assert.match(JSON.parse(body).message, /^The order could not be checked with the payment service\./);
});

/** Refunds a payment in the dashboard of the provider. */
async function refundInDashboard(paymentId: string, amount: number): Promise<void> {
  const made = await provider.app.inject({
    method: 'POST',
    url: `/local-payments/v1/payments/${paymentId}/refund`,
    headers: { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}` },
    payload: { amount },
  });
  assert.equal(made.statusCode, 200, made.body);
}

for (const [name, amount, status, left] of [
  ['the whole', 11_800, 'refunded', 0],
  ['a part', 1_800, 'paid', 10_000],
] as const) {
  test(`a refund of ${name} in the dashboard ends the request of the student`, async () => {
    const sale = await buy(`asked-${amount}`);
    await request(sale);
    await refundInDashboard(sale.paymentId, amount);
    await asAdmin('POST', `/api/admin/orders/${sale.order._id}/check`);
    const seen = await sale.buyer.read(sale.order);
    assert.equal(seen.status, status);
    assert.deepEqual(seen.refunds.map((refund) => [refund.startedBy, refund.status]).sort(), [
      ['provider', 'refunded'],
      ['student', 'superseded'],
    ]);
    const again = await request(sale);
    assert.equal(again.statusCode, left > 0 ? 200 : 409);
    if (left > 0) assert.equal((again.json().order.refunds as Refund[]).at(-1)?.amount, left / 100);
  });
}

for (const [name, ours, theirs] of [
  ['the whole', null, 11_800],
  ['the same part', 80, 8_000],
] as const) {
  test(`a refund of ${name} in the dashboard just before ours replaces ours`, async () => {
    const sale = await buy(`race-${theirs}`);
    // the dashboard comes first, although our refund is decided already
    provider.beforeCall = async (path) => {
      if (!path.endsWith('/refund')) return;
      provider.beforeCall = null;
      await refundInDashboard(sale.paymentId, theirs);
    };
    await asAdmin('POST', refundUrl(sale.order), { amount: ours, reason: 'x' });
    const { order } = (await asAdmin('GET', `/api/admin/orders/${sale.order._id}`)).json();
    assert.deepEqual([order.status, order.refundedAmount], [ours ? 'paid' : 'refunded', theirs / 100]);
    assert.deepEqual(order.refunds.map((refund: Refund) => [refund.startedBy, refund.status]).sort(), [
      ['admin', 'superseded'],
      ['provider', 'refunded'],
    ]);
    assert.ok(order.events.some(({ kind }: { kind: string }) => kind === 'refund-superseded'));
    assert.equal(order.creditNotes.length, 1);
    assert.equal(await db.$count(paymentIssues, eq(paymentIssues.orderId, sale.order._id)), 0);
  });
}

test('a smaller refund in the dashboard just before ours is listed under needs a look', async () => {
  const sale = await buy('race-part');
  provider.beforeCall = async (path) => {
    if (!path.endsWith('/refund')) return;
    provider.beforeCall = null;
    await refundInDashboard(sale.paymentId, 1_000);
  };
  await asAdmin('POST', refundUrl(sale.order), { reason: 'x' });
  assert.equal(await db.$count(paymentIssues, eq(paymentIssues.orderId, sale.order._id)), 1);
});

test('a refund does not end a course that an admin has given meanwhile', async () => {
  const sale = await buy('kuni');
  const given = { courseId: sale.course._id, method: 'gift' };
  await asAdmin('POST', `/api/admin/students/${sale.buyer.id}/courses`, given);
  await asAdmin('POST', refundUrl(sale.order), { reason: 'x' });
  assert.equal((await sale.buyer.read(sale.order)).status, 'refunded');
  assert.equal((await sale.buyer.findEnrolments()).length, 1);
});

const TIMES_BETWEEN = [
  ['a day later', 1],
  ['after the clock was set back by a minute', -1 / 24 / 60],
  ['at the same time', 0],
] as const;

for (const [index, [when, days]] of TIMES_BETWEEN.entries())
  test(`a refund of an earlier purchase does not end a course that was bought again ${when}`, async () => {
    const first = await buy(`twice-${index}`);
    wait(days);
    await asAdmin('DELETE', `/api/admin/students/${first.buyer.id}/courses/${first.course._id}`);
    const second = await buyCourse(first.buyer, first.course._id);
    const readAmounts = async () =>
      (await first.buyer.findEnrolments()).map(({ amountPaise }) => amountPaise);
    await asAdmin('POST', refundUrl(first.order), { amount: 18, reason: 'a part' });
    assert.deepEqual(await readAmounts(), [11_800]);
    await asAdmin('POST', refundUrl(first.order), { reason: 'the rest' });
    assert.equal((await first.buyer.read(first.order)).status, 'refunded');
    assert.deepEqual(await readAmounts(), [11_800]);
    await asAdmin('POST', refundUrl(second.order), { reason: 'this one too' });
    assert.deepEqual(await readAmounts(), []);
  });
