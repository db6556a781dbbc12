import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from '@sikhya/contract/orders.ts';
import { eq } from 'drizzle-orm';
import {
  orderEvents,
  orders,
  paymentIssues,
  payments,
  refunds,
  webhookEvents,
} from '../../database/tables/orders.ts';
import { receipts } from '../../database/tables/receipts.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';
import { createShopAndProvider, sendWebhook, toWebhookBody } from '../../testing/test-payment-provider.ts';
import { checkDueOrders, reconcile } from './service.ts';

const { shop, provider, keys } = await createShopAndProvider();
const { db, clock } = shop;
const secret = keys.webhookSecrets[0]!;
const MINUTE = 60_000;

const wait = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE);
  provider.clock.now = clock.now;
};

const runJob = () => checkDueOrders(shop.app.orderDependencies, new AbortController().signal);

/** Waits until the event was handled, which happens after the response. */
async function waitForEvents(): Promise<void> {
  for (;;) {
    const open = await db.select().from(webhookEvents);
    if (open.every(({ handledAt }) => handledAt !== null)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function createPaidOrder(name: string, pay: object = {}) {
  const buyer = await createBuyer(shop, name);
  const order = await buyer.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const payload = { order_id: order.providerOrderId, webhook: 'lost', ...pay };
  const returned = (
    await provider.app.inject({ method: 'POST', url: '/local-payments/pay', payload })
  ).json();
  return { buyer, order, returned, paymentId: returned.razorpay_payment_id as string };
}

const readStatus = async ({ _id }: Order) =>
  (await db.select().from(orders).where(eq(orders.id, _id)))[0]?.status;

test('32 fifty identical webhooks at once pay once, enrol once and issue one receipt', async () => {
  const { buyer, order, paymentId } = await createPaidOrder('mina');
  const body = toWebhookBody('payment.captured', order.providerOrderId, paymentId);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => sendWebhook(shop, { body, secret, eventId: 'fifty' })),
  );
  assert.ok(answers.every(({ statusCode }) => statusCode === 200));
  assert.equal(answers.filter((answer) => answer.json().status === 'accepted').length, 1);
  await waitForEvents();
  assert.equal(await readStatus(order), 'paid');
  assert.equal((await buyer.findEnrolments()).length, 1);
  assert.equal((await db.select().from(receipts).where(eq(receipts.orderId, order._id))).length, 1);
  assert.equal((await db.select().from(payments).where(eq(payments.orderId, order._id))).length, 1);
});

test('32 fifty concurrent webhooks and returns of the browser pay an order once', async () => {
  const { buyer, order, returned, paymentId } = await createPaidOrder('rama');
  const body = toWebhookBody('order.paid', order.providerOrderId, paymentId);
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 5 === 0
        ? buyer.confirm(order, returned)
        : sendWebhook(shop, { body, secret, eventId: `different-${n}` }),
    ),
  );
  await waitForEvents();
  assert.equal(await readStatus(order), 'paid');
  assert.equal((await buyer.findEnrolments()).length, 1);
  assert.equal((await db.select().from(receipts).where(eq(receipts.orderId, order._id))).length, 1);
});

test('a payment without an answer of the bank is pending and not approved, until it is captured', async () => {
  const { buyer, order, returned } = await createPaidOrder('lopa', { outcome: 'late' });
  const confirm = async () => (await buyer.confirm(order, returned)).json().order;
  provider.changeResponse = (body) => body.replaceAll('"status":"authorized"', '"status":"created"');
  const begun = await confirm().finally(() => {
    provider.changeResponse = null;
  });
  assert.deepEqual([begun.status, begun.isPaymentPending, begun.isPaymentApproved], ['open', true, false]);
  const approved = await confirm();
  assert.deepEqual(
    [approved.status, approved.isPaymentPending, approved.isPaymentApproved],
    ['open', true, true],
  );
  wait(1);
  const paid = await confirm();
  assert.deepEqual([paid.status, paid.isPaymentPending, paid.isPaymentApproved], ['paid', false, false]);
});

test('32 a forged webhook returns 400 and changes nothing', async () => {
  const { buyer, order, paymentId } = await createPaidOrder('sita', { outcome: 'paid' });
  const body = toWebhookBody('payment.captured', order.providerOrderId, paymentId);
  const before = await db.$count(webhookEvents);
  for (const forged of [
    { body, secret: 'guessed', eventId: 'f1' },
    { body, secret, eventId: 'f2', signature: '' },
    { body, secret, eventId: 'f3', signature: 'f'.repeat(64) },
    { body: { nothing: true }, secret, eventId: 'f4' },
  ])
    assert.equal((await sendWebhook(shop, forged)).statusCode, 400);
  assert.equal(await db.$count(webhookEvents), before);
  assert.equal(await readStatus(order), 'open');
  assert.deepEqual(await buyer.findEnrolments(), []);
});

test('32 a correctly signed webhook about a payment that the provider does not report changes nothing', async () => {
  const buyer = await createBuyer(shop, 'gita');
  const order = await buyer.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const body = toWebhookBody('payment.captured', order.providerOrderId, 'pay_invented');
  await sendWebhook(shop, { body, secret, eventId: 'claims' });
  const unknown = toWebhookBody('payment.captured', 'order_of_somebody', 'pay_of_somebody');
  await sendWebhook(shop, { body: unknown, secret, eventId: 'unknown' });
  await waitForEvents();
  assert.equal(await readStatus(order), 'open');
});

test('32 a webhook that is replayed days later, after a refund, changes nothing', async () => {
  const { buyer, order, paymentId } = await createPaidOrder('lata');
  const body = toWebhookBody('payment.captured', order.providerOrderId, paymentId);
  await sendWebhook(shop, { body, secret, eventId: 'replayed' });
  await waitForEvents();
  const asAdmin = await createOwner(shop);
  await asAdmin('POST', `/api/admin/orders/${order._id}/refund`, { reason: 'x' });
  assert.equal(await readStatus(order), 'refunded');
  const readBooks = async () => ({
    // without the status, because the provider reports the payment as refunded by now
    payments: await db
      .select({ id: payments.providerPaymentId, paid: payments.amountPaise, paysOrder: payments.paysOrder })
      .from(payments)
      .where(eq(payments.orderId, order._id)),
    refunds: await db.select().from(refunds).where(eq(refunds.orderId, order._id)),
    receipts: await db.select().from(receipts).where(eq(receipts.orderId, order._id)),
  });
  const before = await readBooks();
  assert.deepEqual(before.receipts.map(({ kind }) => kind).sort(), ['credit-note', 'receipt']);
  wait(9 * 24 * 60);
  // the same event, and one with a new id, as if the stored one was removed
  for (const [eventId, status] of [
    ['replayed', 'duplicate'],
    ['replayed-under-a-new-id', 'accepted'],
  ] as const) {
    const answer = await sendWebhook(shop, { body, secret, eventId });
    assert.deepEqual([answer.statusCode, answer.json().status], [200, status]);
    await waitForEvents();
    assert.equal(await readStatus(order), 'refunded');
    assert.deepEqual(await readBooks(), before);
    assert.deepEqual(await buyer.findEnrolments(), []);
  }
});

for (const [name, settle] of [
  ['webhook', 'webhook'],
  ['student who opens the order', 'read'],
] as const) {
  test(`32 a clock set back between order and capture: the ${name} pays once`, async () => {
    const buyer = await createBuyer(shop, `clock-${settle}`);
    const order = await buyer.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
    assert.equal((await buyer.read(order)).status, 'open');
    const { now } = clock;
    clock.now = new Date(now.getTime() - 3 * 60 * MINUTE);
    const payload = { order_id: order.providerOrderId, webhook: 'lost' };
    const returned = (
      await provider.app.inject({ method: 'POST', url: '/local-payments/pay', payload })
    ).json();
    const body = toWebhookBody('payment.captured', order.providerOrderId, returned.razorpay_payment_id);
    if (settle === 'webhook') await sendWebhook(shop, { body, secret, eventId: 'clock' });
    else assert.equal((await buyer.read(order)).status, 'paid');
    await waitForEvents();
    assert.equal(await readStatus(order), 'paid');
    clock.now = now;
    wait(30);
    await reconcile(shop.app.orderDependencies, new AbortController().signal);
    assert.equal((await buyer.findEnrolments()).length, 1);
    assert.equal(await db.$count(receipts, eq(receipts.orderId, order._id)), 1);
    assert.equal(await db.$count(payments, eq(payments.orderId, order._id)), 1);
    assert.equal(await db.$count(paymentIssues, eq(paymentIssues.orderId, order._id)), 0);
  });
}

test('a webhook with the previous secret is accepted', async () => {
  const { order, paymentId } = await createPaidOrder('uma');
  const body = toWebhookBody('payment.captured', order.providerOrderId, paymentId);
  const answer = await sendWebhook(shop, { body, secret: 'previous secret of the webhook', eventId: 'old' });
  assert.equal(answer.statusCode, 200);
  await waitForEvents();
  assert.equal(await readStatus(order), 'paid');
});

test('payment.failed is never final, and events may arrive in any order', async () => {
  const { order, paymentId } = await createPaidOrder('hari', { outcome: 'failed-then-paid' });
  for (const [n, event] of ['payment.captured', 'payment.failed', 'payment.authorized'].entries()) {
    const body = toWebhookBody(event, order.providerOrderId, paymentId);
    await sendWebhook(shop, { body, secret, eventId: `reordered-${n}` });
  }
  await waitForEvents();
  assert.equal(await readStatus(order), 'paid');
});

test('a webhook whose handling failed is handled by the job', async () => {
  const { order, paymentId } = await createPaidOrder('bina');
  provider.fail = async () => new Response('', { status: 500 });
  const body = toWebhookBody('payment.captured', order.providerOrderId, paymentId);
  assert.equal((await sendWebhook(shop, { body, secret, eventId: 'interrupted' })).statusCode, 200);
  await runJob();
  assert.equal(await readStatus(order), 'open');
  provider.fail = null;
  wait(1);
  await runJob();
  assert.equal(await readStatus(order), 'paid');
});

test('a webhook is answered before the provider is asked', async () => {
  const { order, paymentId } = await createPaidOrder('mani');
  const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>();
  provider.beforeCall = () => isAnswered;
  const body = toWebhookBody('payment.captured', order.providerOrderId, paymentId);
  assert.equal((await sendWebhook(shop, { body, secret, eventId: 'silent' })).statusCode, 200);
  assert.equal(await readStatus(order), 'open');
  answered();
  provider.beforeCall = null;
  await waitForEvents();
  assert.equal(await readStatus(order), 'paid');
});

test('an open order is checked after 2 and 12 minutes, 1 hour, 1 and 3 days, and then lapses', async () => {
  const buyer = await createBuyer(shop, 'jaya');
  const order = await buyer.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const path = `/local-payments/v1/orders/${order.providerOrderId}/payments`;
  const asked: number[] = [];
  const start = clock.now.getTime();
  while (clock.now.getTime() - start < 73 * 60 * MINUTE) {
    const before = provider.calls.length;
    await runJob();
    if (provider.calls.slice(before).some((call) => call.endsWith(path)))
      asked.push((clock.now.getTime() - start) / MINUTE);
    const minutes = (clock.now.getTime() - start) / MINUTE;
    wait(minutes < 70 ? 1 : 60);
  }
  assert.deepEqual(asked.slice(0, 3), [2, 12, 60]);
  assert.equal(asked.length, 5);
  assert.ok(asked[3]! >= 1440 && asked[3]! <= 1500 && asked[4]! >= 4320 && asked[4]! <= 4380, String(asked));
  assert.equal(await readStatus(order), 'lapsed');
  // money that arrives even later still opens the course
  const payload = { order_id: order.providerOrderId, webhook: 'lost' };
  const returned = (
    await provider.app.inject({ method: 'POST', url: '/local-payments/pay', payload })
  ).json();
  await buyer.confirm(order, returned);
  assert.equal(await readStatus(order), 'paid');
});

/** Runs the job until the order is five days old. Returns the ages in minutes at which the provider was asked about it. */
async function findAges({ providerOrderId }: Order): Promise<number[]> {
  const path = `/local-payments/v1/orders/${providerOrderId}/payments`;
  const start = clock.now.getTime();
  const ages: number[] = [];
  for (let age = 0; age < 5 * 24 * 60; age = (clock.now.getTime() - start) / MINUTE) {
    const before = provider.calls.length;
    await runJob();
    if (provider.calls.slice(before).some((call) => call.endsWith(path))) ages.push(age);
    wait(age < 70 ? 1 : 60);
  }
  return ages;
}

test('an open order that is read twenty times at once is checked once', async () => {
  const reader = await createBuyer(shop, 'impatient');
  const order = await reader.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  wait(1);
  const before = provider.calls.length;
  await Promise.all(Array.from({ length: 20 }, () => reader.read(order)));
  assert.deepEqual(provider.calls.slice(before), [
    `GET /local-payments/v1/orders/${order.providerOrderId}/payments`,
  ]);
});

test('an order that the provider does not know any more is checked five times, and lapses', async () => {
  const buyer = await createBuyer(shop, 'nila');
  const placed = await buyer.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const order = { ...placed, providerOrderId: 'order_of_another_key' };
  await db.update(orders).set({ providerOrderId: order.providerOrderId }).where(eq(orders.id, order._id));
  const ages = await findAges(order);
  assert.deepEqual([ages.slice(0, 3), ages.length], [[2, 12, 60], 5], String(ages));
  assert.equal(await readStatus(order), 'lapsed');
});

test('while the provider is away, an order is checked less often the older it is', async () => {
  const buyer = await createBuyer(shop, 'away');
  const order = await buyer.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  const start = clock.now.getTime();
  // the provider is away for the last check
  provider.beforeCall = async () => {
    if (clock.now.getTime() - start > 36 * 60 * MINUTE) throw new Error('ECONNREFUSED');
  };
  const ages = await findAges(order);
  provider.beforeCall = null;
  assert.deepEqual(ages.slice(0, 3), [2, 12, 60]);
  const waits = ages.slice(4).map((age, n) => age - ages[n + 3]!);
  assert.ok(waits.length >= 2 && waits.every((minutes) => minutes >= 6 * 60), String(ages));
  wait(24 * 60);
  await runJob();
  assert.equal(await readStatus(order), 'lapsed', 'the provider is asked once more before');
});

test('a webhook about an order that the provider does not know is handled once', async () => {
  const { order, paymentId } = await createPaidOrder('dora');
  const providerOrderId = 'order_of_a_third_key';
  await db.update(orders).set({ providerOrderId }).where(eq(orders.id, order._id));
  const body = toWebhookBody('payment.captured', providerOrderId, paymentId);
  await sendWebhook(shop, { body, secret, eventId: 'unknown-there' });
  await waitForEvents();
});

test('a webhook that is handled several times is in the timeline once', async () => {
  const { order, paymentId } = await createPaidOrder('tara');
  provider.fail = async () => new Response('', { status: 500 });
  const body = toWebhookBody('payment.captured', order.providerOrderId, paymentId);
  await sendWebhook(shop, { body, secret, eventId: 'several-times' });
  for (let round = 0; round < 2; round += 1) {
    wait(1);
    await runJob();
  }
  provider.fail = null;
  wait(1);
  await runJob();
  assert.equal(await readStatus(order), 'paid');
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order._id));
  assert.equal(events.filter(({ kind }) => kind === 'webhook').length, 1);
});

test('32 while the provider hangs, fails or sends malformed responses, nothing is lost and nobody is enrolled', async () => {
  const garbage: (typeof provider.fail)[] = [
    async () => new Response('', { status: 500 }),
    async () => new Response('<html>busy</html>'),
    async () => new Response('{"items":[{"id":1}]}'),
    async () => Promise.reject(new Error('ECONNREFUSED')),
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
  ];
  for (const [n, fail] of garbage.entries()) {
    const { buyer, order, returned } = await createPaidOrder(`trouble${n}`);
    provider.fail = fail;
    const answer = await buyer.confirm(order, returned);
    assert.deepEqual([answer.statusCode, answer.json().order.status], [200, 'open']);
    const refused = await buyer.order({ courseId: (await createTestCourse(db, { price: 50 }))._id });
    assert.equal(refused.statusCode, 503);
    assert.match(refused.json().message, /^The payment service does not respond\. Nothing was charged\./);
    assert.ok(refused.headers['retry-after']);
    assert.deepEqual(await buyer.findEnrolments(), []);
    // the rest of the server keeps working
    assert.equal((await shop.app.inject('/api/public/courses')).statusCode, 200);
    provider.fail = null;
    wait(1);
    assert.equal((await buyer.read(order)).status, 'paid');
  }
});

test('no key or secret is in a log or a response', async () => {
  const { buyer, order } = await createPaidOrder('kuni');
  const seen = [shop.logged(), JSON.stringify(await buyer.read(order))].join();
  for (const hidden of [keys.keySecret, secret]) assert.ok(!seen.includes(hidden));
  const events = await db.select().from(orderEvents);
  assert.ok(!JSON.stringify(events).includes('@razorpay'), 'no UPI id is stored');
});
