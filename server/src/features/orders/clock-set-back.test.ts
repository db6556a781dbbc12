import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from '@sikhya/contract/orders.ts';
import { eq } from 'drizzle-orm';
import { orders, refunds, webhookEvents } from '../../database/tables/orders.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';
import { createShopAndProvider } from '../../testing/test-payment-provider.ts';
import { checkDueOrders } from './service.ts';

/** The clock of the server was ahead and is set back: nothing waits until it has caught up. */

const { shop, provider } = await createShopAndProvider();
const { db, clock } = shop;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const wait = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};

const runJob = () => checkDueOrders(shop.app.orderDependencies, new AbortController().signal);

async function createOrder(name: string) {
  const buyer = await createBuyer(shop, name);
  const order = await buyer.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  return { buyer, order };
}

async function pay(order: Order): Promise<{ razorpay_payment_id: string }> {
  const payload = { order_id: order.providerOrderId, webhook: 'lost' };
  return (await provider.app.inject({ method: 'POST', url: '/local-payments/pay', payload })).json();
}

const readRow = async ({ _id }: Order) => (await db.select().from(orders).where(eq(orders.id, _id)))[0]!;

const wasAsked = ({ providerOrderId }: Order, since: number) =>
  provider.calls.slice(since).some((call) => call.endsWith(`/orders/${providerOrderId}/payments`));

test('a new order is checked within 2 minutes, and a payment without webhook and return is found', async () => {
  const { buyer, order } = await createOrder('mina');
  wait(-3 * HOUR);
  await pay(order);
  await runJob();
  const { nextCheckAt } = await readRow(order);
  assert.equal(nextCheckAt!.getTime() - clock.now.getTime(), 2 * MINUTE);
  wait(2 * MINUTE);
  await runJob();
  assert.equal((await readRow(order)).status, 'paid');
  assert.equal((await buyer.findEnrolments()).length, 1);
});

test('an unpaid order is checked as often and as long as the schedule says, and then lapses', async () => {
  const { order } = await createOrder('rama');
  wait(2 * MINUTE);
  await runJob();
  assert.equal((await readRow(order)).scheduledChecks, 1);
  wait(-30 * DAY);
  const start = clock.now.getTime();
  const asked: number[] = [];
  while (clock.now.getTime() - start < 4 * DAY) {
    const before = provider.calls.length;
    await runJob();
    const passed = clock.now.getTime() - start;
    if (wasAsked(order, before)) asked.push(passed / MINUTE);
    wait(passed < 2 * HOUR ? MINUTE : HOUR);
  }
  assert.equal(asked.length, 4, String(asked));
  assert.deepEqual(asked.slice(0, 2), [10, 58]);
  assert.ok(
    Math.abs(asked[2]! - (24 * 60 - 2)) <= 60 && Math.abs(asked[3]! - (72 * 60 - 2)) <= 120,
    String(asked),
  );
  assert.equal((await readRow(order)).status, 'lapsed');
});

test('an unreachable provider is asked again within the wait of the check', async () => {
  const { order } = await createOrder('sita');
  wait(2 * MINUTE);
  provider.fail = async () => new Response('', { status: 500 });
  await runJob();
  wait(-HOUR);
  await runJob();
  provider.fail = null;
  await pay(order);
  wait(2 * MINUTE);
  await runJob();
  assert.equal((await readRow(order)).status, 'paid');
});

test('a refund that failed is tried again within its wait', async () => {
  const { buyer, order } = await createOrder('gita');
  assert.equal((await buyer.confirm(order, await pay(order))).json().order.status, 'paid');
  const asAdmin = await createOwner(shop);
  provider.fail = async () => new Response('', { status: 500 });
  const answer = await asAdmin('POST', `/api/admin/orders/${order._id}/refund`, { reason: 'by mistake' });
  assert.equal(answer.json().order.status, 'refunding', answer.body);
  provider.fail = null;
  wait(-3 * HOUR);
  await runJob();
  assert.equal((await readRow(order)).status, 'refunded');
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order._id));
  assert.equal(refund?.status, 'refunded');
});

test('a webhook whose handling was interrupted is handled', async () => {
  const { order } = await createOrder('lata');
  const { razorpay_payment_id: providerPaymentId } = await pay(order);
  await db.insert(webhookEvents).values({
    id: 'interrupted',
    kind: 'payment.captured',
    providerOrderId: order.providerOrderId,
    providerPaymentId,
    receivedAt: clock.now,
  });
  wait(-HOUR);
  await runJob();
  assert.equal((await readRow(order)).status, 'paid');
});
