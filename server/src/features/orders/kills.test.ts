import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import type { Order } from '@sikhya/contract/orders.ts';
import { eq } from 'drizzle-orm';
import { payments, refunds } from '../../database/tables/orders.ts';
import { receipts } from '../../database/tables/receipts.ts';
import { startProcess } from '../../testing/product-process.ts';
import { adminToken, studentToken, testApp, testAppOn } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createBuyer } from '../../testing/test-orders.ts';
import { toWebhookBody } from '../../testing/test-payment-provider.ts';
import { createLocalKeys, sign } from '../payments/service.ts';
import { checkDueOrders, reconcile } from './service.ts';

const SCRIPT = path.join(import.meta.dirname, '../../testing/server-that-kills-itself.ts');
const SECRET = 's'.repeat(48);
const keys = createLocalKeys(SECRET);

const provider = await testApp();
const providerUrl = await provider.app.listen({ port: 0, host: '127.0.0.1' });
const settings = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: keys.keyId,
  RAZORPAY_KEY_SECRET: keys.keySecret,
  RAZORPAY_WEBHOOK_SECRET: keys.webhookSecrets[0]!,
  RAZORPAY_API_URL: `${providerUrl}/local-payments/v1`,
};
const { db, address } = await testDatabase(8);
/** The server after its restart. */
const shop = await testAppOn(db, settings);
const admin = await adminToken(shop);

type Request = {
  method?: 'GET' | 'POST';
  url: string;
  token?: string;
  body?: string;
  headers?: Record<string, string>;
};

/** Sends one request to a server that is killed at the given moment, which may be after the response. */
async function sendAndKill(
  moment: { afterCall: string } | 'before the response',
  { method = 'POST', url, token, body, headers = {} }: Request,
): Promise<void> {
  const running = await startProcess(SCRIPT, {
    ...settings,
    DATABASE_ADDRESS: JSON.stringify(address),
    SESSION_SECRET: SECRET,
    DATA_DIR: shop.dataDir,
    KILL_AFTER_CALL: moment === 'before the response' ? '' : moment.afterCall,
  });
  await fetch(`${running.address}${url}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(moment === 'before the response' && { 'x-kill': '1' }),
      ...headers,
    },
    ...(body && { body }),
  }).catch(() => {});
  assert.equal(await running.exited, 'SIGKILL');
}

async function createPerson(name: string) {
  const buyer = await createBuyer(shop, name);
  const token = await studentToken(shop, { name, email: `${name}@example.com` });
  return { buyer, token, course: await createTestCourse(db, { price: 100 }) };
}

async function payAtBank(order: Order, outcome = 'paid') {
  const payload = { order_id: order.providerOrderId, outcome, webhook: 'lost' };
  return (await provider.app.inject({ method: 'POST', url: '/local-payments/pay', payload })).json();
}

/** Lets the restarted server catch up. */
async function catchUp(): Promise<void> {
  for (const minutes of [1, 5]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
    provider.clock.now = shop.clock.now;
    await checkDueOrders(shop.app.orderDependencies, new AbortController().signal);
  }
}

async function readBooks({ _id }: Order) {
  const [paid, returned, printed] = await Promise.all([
    db.select().from(payments).where(eq(payments.orderId, _id)),
    db.select().from(refunds).where(eq(refunds.orderId, _id)),
    db.select().from(receipts).where(eq(receipts.orderId, _id)),
  ]);
  return {
    payments: paid.map(({ status }) => status),
    refunds: returned.map(({ status }) => status),
    receipts: printed.map(({ kind }) => kind).sort(),
  };
}

test('32 a server killed between the order of the provider and ours continues with one order', async () => {
  const { buyer, token, course } = await createPerson('mina');
  const body = JSON.stringify({ courseId: course._id });
  await sendAndKill({ afterCall: 'POST .*/orders$' }, { url: '/api/student/orders', token, body });
  const order = await buyer.place({ courseId: course._id });
  assert.equal((await buyer.get('/api/student/orders')).json().orders.length, 1);
  await buyer.confirm(order, await payAtBank(order));
  assert.deepEqual(await readBooks(order), { payments: ['captured'], refunds: [], receipts: ['receipt'] });
});

for (const [name, moment] of [
  ['after the provider reported the payment', { afterCall: 'GET .*/payments$' }],
  ['after the commit', 'before the response'],
] as const) {
  test(`32 a server killed ${name} pays and enrols once`, async () => {
    const { buyer, token, course } = await createPerson(`rama${name.length}`);
    const order = await buyer.place({ courseId: course._id });
    const body = JSON.stringify(await payAtBank(order));
    await sendAndKill(moment, { url: `/api/student/orders/${order._id}/confirm`, token, body });
    await catchUp();
    assert.equal((await buyer.read(order)).status, 'paid');
    assert.equal((await buyer.findEnrolments()).length, 1);
    assert.deepEqual(await readBooks(order), { payments: ['captured'], refunds: [], receipts: ['receipt'] });
  });
}

for (const [outcome, books] of [
  ['failed-then-paid', { payments: ['captured', 'failed'], refunds: [], receipts: ['receipt'] }],
  ['late', { payments: ['captured'], refunds: [], receipts: ['receipt'] }],
  ['wrong-amount', { payments: ['captured'], refunds: ['refunded'], receipts: [] }],
] as const) {
  test(`32 a server killed while it looks at a payment with the outcome ${outcome} catches up`, async () => {
    const { buyer, token, course } = await createPerson(outcome);
    const order = await buyer.place({ courseId: course._id });
    const body = JSON.stringify(await payAtBank(order, outcome));
    const url = `/api/student/orders/${order._id}/confirm`;
    await sendAndKill({ afterCall: 'GET .*/payments$' }, { url, token, body });
    await catchUp();
    const { payments, ...rest } = await readBooks(order);
    assert.deepEqual({ payments: payments.sort(), ...rest }, books);
    assert.equal((await buyer.findEnrolments()).length, books.receipts.length);
  });
}

for (const [name, outcome, failed] of [
  ['a payment that failed', 'failed', ['failed']],
  ['an order whose payment window was closed', null, []],
] as const) {
  test(`32 a server killed while it looks at ${name} takes no money, and the next payment counts once`, async () => {
    const { buyer, token, course } = await createPerson(`usha${name.length}`);
    const order = await buyer.place({ courseId: course._id });
    if (outcome) await payAtBank(order, outcome);
    const look = { method: 'GET', url: `/api/student/orders/${order._id}`, token } as const;
    await sendAndKill({ afterCall: 'GET .*/payments$' }, look);
    await catchUp();
    assert.equal((await buyer.read(order)).status, 'open');
    assert.deepEqual(await readBooks(order), { payments: failed, refunds: [], receipts: [] });
    assert.deepEqual(await buyer.findEnrolments(), []);
    await buyer.confirm(order, await payAtBank(order));
    const { payments, ...rest } = await readBooks(order);
    assert.deepEqual(payments.sort(), ['captured', ...failed]);
    assert.deepEqual(rest, { refunds: [], receipts: ['receipt'] });
    assert.equal((await buyer.findEnrolments()).length, 1);
  });
}

const toWebhookRequest = (order: Order, paymentId: string, eventId: string): Request & { body: string } => {
  const body = JSON.stringify(toWebhookBody('payment.captured', order.providerOrderId, paymentId));
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': sign(keys.webhookSecrets[0]!, body),
    'x-razorpay-event-id': eventId,
  };
  return { url: '/api/payments/razorpay/webhook', body, headers };
};

for (const [name, moment] of [
  ['before it answers', 'before the response'],
  ['while it handles the first', { afterCall: 'GET .*/payments$' }],
] as const) {
  test(`32 a webhook that comes twice to a server killed ${name} pays once`, async () => {
    const { buyer, course } = await createPerson(`bina${name.length}`);
    const order = await buyer.place({ courseId: course._id });
    const { razorpay_payment_id } = await payAtBank(order);
    const { body, headers, ...request } = toWebhookRequest(order, razorpay_payment_id, `twice${name.length}`);
    await sendAndKill(moment, { ...request, body, headers: headers! });
    const again = await shop.app.inject({
      method: 'POST',
      url: request.url,
      payload: body,
      headers: headers!,
    });
    assert.deepEqual([again.statusCode, again.json().status], [200, 'duplicate']);
    await catchUp();
    assert.equal((await buyer.findEnrolments()).length, 1);
    assert.deepEqual(await readBooks(order), { payments: ['captured'], refunds: [], receipts: ['receipt'] });
  });
}

for (const [name, afterCall] of [
  ['lists the payments', 'GET .*/v1/payments$'],
  ['asks about the order', 'GET .*/orders/.*/payments$'],
]) {
  test(`32 a lost webhook is found by the nightly comparison, killed when it ${name}`, async () => {
    const { buyer, course } = await createPerson(`kuni${name!.length}`);
    const order = await buyer.place({ courseId: course._id });
    const { now } = provider.clock;
    // what is younger than a quarter of an hour is not compared
    provider.clock.now = new Date(Date.now() - 30 * 60_000);
    await payAtBank(order);
    provider.clock.now = now;
    await sendAndKill({ afterCall: afterCall! }, { url: '/reconcile' });
    assert.deepEqual(await readBooks(order), { payments: [], refunds: [], receipts: [] });
    for (let night = 0; night < 2; night += 1)
      await reconcile(shop.app.orderDependencies, new AbortController().signal);
    assert.equal((await buyer.findEnrolments()).length, 1);
    assert.deepEqual(await readBooks(order), { payments: ['captured'], refunds: [], receipts: ['receipt'] });
  });
}

test('32 a server killed after it stored a webhook handles it after the restart', async () => {
  const { buyer, course } = await createPerson('sita');
  const order = await buyer.place({ courseId: course._id });
  const { razorpay_payment_id } = await payAtBank(order);
  await sendAndKill('before the response', toWebhookRequest(order, razorpay_payment_id, 'killed'));
  await catchUp();
  assert.equal((await buyer.findEnrolments()).length, 1);
  assert.deepEqual(await readBooks(order), { payments: ['captured'], refunds: [], receipts: ['receipt'] });
});

for (const [name, moment] of [
  ['after the provider made the refund', { afterCall: 'POST .*/refund$' }],
  ['before the response to the admin', 'before the response'],
] as const) {
  test(`32 a server killed ${name} refunds once and ends the enrolment`, async () => {
    const { buyer, course } = await createPerson(`gita${name.length}`);
    const order = await buyer.place({ courseId: course._id });
    await buyer.confirm(order, await payAtBank(order));
    const url = `/api/admin/orders/${order._id}/refund`;
    await sendAndKill(moment, { url, token: admin, body: JSON.stringify({ reason: 'x' }) });
    await catchUp();
    const refunded = await buyer.read(order);
    assert.deepEqual([refunded.status, refunded.refundedAmount], ['refunded', 100]);
    assert.deepEqual(await buyer.findEnrolments(), []);
    assert.deepEqual(await readBooks(order), {
      payments: ['captured'],
      refunds: ['refunded'],
      receipts: ['credit-note', 'receipt'],
    });
  });
}
