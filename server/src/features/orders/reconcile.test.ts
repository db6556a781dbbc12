import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, isNull } from 'drizzle-orm';
import { paymentIssues, payments, refunds } from '../../database/tables/orders.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer } from '../../testing/test-orders.ts';
import { createShopAndProvider } from '../../testing/test-payment-provider.ts';
import { reconcile } from './service.ts';

const { shop, provider, keys } = await createShopAndProvider();
const { db, clock } = shop;
const headers = { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}` };

const run = () => reconcile(shop.app.orderDependencies, new AbortController().signal);
const findOpen = () => db.select().from(paymentIssues).where(isNull(paymentIssues.resolvedAt));

async function order(name: string) {
  const buyer = await createBuyer(shop, name);
  const placed = await buyer.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
  return { buyer, placed };
}

const payAt = async (orderId: string | null) => {
  const payload = { order_id: orderId, webhook: 'lost' };
  return (await provider.app.inject({ method: 'POST', url: '/local-payments/pay', payload })).json();
};

const wait = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  provider.clock.now = clock.now;
};

test('settles a payment that was never reported, and lists nothing', async () => {
  const { buyer, placed } = await order('mina');
  await payAt(placed.providerOrderId);
  wait(30);
  await run();
  assert.equal((await buyer.findEnrolments()).length, 1);
  assert.deepEqual(await findOpen(), []);
});

test('lists money that no order explains, once', async () => {
  const created = await provider.app.inject({
    method: 'POST',
    url: '/local-payments/v1/orders',
    headers,
    payload: { amount: 5000, currency: 'INR' },
  });
  const { razorpay_payment_id } = await payAt(created.json().id);
  wait(30);
  await run();
  await run();
  const issues = await findOpen();
  assert.deepEqual(
    issues.map(({ kind, providerPaymentId, oursPaise, theirsPaise }) => [
      kind,
      providerPaymentId,
      oursPaise,
      theirsPaise,
    ]),
    [['unknown-payment', razorpay_payment_id, 0, 5000]],
  );
  await db.update(paymentIssues).set({ resolvedAt: clock.now, note: 'found' });
});

test('finds a refund in the dashboard whose webhook was lost', async () => {
  const { buyer, placed } = await order('rama');
  const returned = await payAt(placed.providerOrderId);
  await buyer.confirm(placed, returned);
  const url = `/local-payments/v1/payments/${returned.razorpay_payment_id}/refund`;
  await provider.app.inject({ method: 'POST', url, headers, payload: { amount: 10_000 } });
  wait(30);
  await run();
  assert.equal((await buyer.read(placed)).status, 'refunded');
  assert.deepEqual(await buyer.findEnrolments(), []);
  assert.equal((await findOpen()).filter(({ orderId }) => orderId === placed._id).length, 0);
});

test('finds a refund in the dashboard of a payment that is older than the period', async () => {
  const { buyer, placed } = await order('lata');
  const returned = await payAt(placed.providerOrderId);
  await buyer.confirm(placed, returned);
  wait(30 * 24 * 60);
  const url = `/local-payments/v1/payments/${returned.razorpay_payment_id}/refund`;
  await provider.app.inject({ method: 'POST', url, headers, payload: { amount: 10_000 } });
  wait(30);
  await run();
  assert.deepEqual(await buyer.findEnrolments(), []);
  assert.equal((await findOpen()).filter(({ orderId }) => orderId === placed._id).length, 0);
});

test('lists a refund of an old payment that the provider does not have', async () => {
  const { buyer, placed } = await order('gita');
  const { razorpay_payment_id: id, ...returned } = await payAt(placed.providerOrderId);
  await buyer.confirm(placed, { ...returned, razorpay_payment_id: id });
  wait(30 * 24 * 60);
  const url = `/local-payments/v1/payments/${id}/refund`;
  await provider.app.inject({ method: 'POST', url, headers, payload: { amount: 1_000 } });
  const [payment] = await db.select().from(payments).where(eq(payments.providerPaymentId, id));
  const values = { orderId: placed._id, paymentId: payment!.id, amountPaise: 2_000 };
  const at = { requestedAt: clock.now, refundedAt: clock.now };
  await db.insert(refunds).values({ ...values, ...at, status: 'refunded', startedBy: 'admin' });
  wait(30);
  await run();
  const issue = (await findOpen()).find(({ providerPaymentId }) => providerPaymentId === id);
  assert.deepEqual([issue?.kind, issue?.oursPaise, issue?.theirsPaise], ['refund-differs', 3_000, 1_000]);
});

test('lists a payment of ours that the provider does not report, and a differing amount', async () => {
  const { buyer, placed } = await order('sita');
  const returned = await payAt(placed.providerOrderId);
  await buyer.confirm(placed, returned);
  const id = returned.razorpay_payment_id;
  await db.update(payments).set({ amountPaise: 9000 }).where(eq(payments.providerPaymentId, id));
  wait(30);
  await run();
  const differs = (await findOpen()).find(({ providerPaymentId }) => providerPaymentId === id);
  assert.deepEqual(
    [differs?.kind, differs?.oursPaise, differs?.theirsPaise],
    ['amount-differs', 9000, 10_000],
  );
  await db
    .update(payments)
    .set({ amountPaise: 10_000, providerPaymentId: 'pay_gone' })
    .where(eq(payments.providerPaymentId, id));
  await run();
  const kinds = (await findOpen()).map(({ kind, providerPaymentId }) => `${kind} ${providerPaymentId}`);
  assert.ok(kinds.includes('missing-payment pay_gone'), kinds.join());
});
