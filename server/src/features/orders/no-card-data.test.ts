import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTIVITY_EXPORT } from '@sikhya/contract/activity.ts';
import { ORDERS_EXPORT } from '@sikhya/contract/order-management.ts';
import { sql } from 'drizzle-orm';
import { describeTables } from '../../database/describe-tables.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';
import { createShopAndProvider, sendWebhook, toWebhookBody } from '../../testing/test-payment-provider.ts';
import { checkDueOrders, reconcile } from './service.ts';

/** Data of the payer that a provider knows. None of it may be stored, logged or sent on. */
const PRIVATE = {
  number: '4111 1111 1111 1111',
  digits: '4111111111111111',
  holder: 'CARDHOLDER MINAKSHI',
  vpa: 'minakshi.marker@okbank',
  contact: '+919876598765',
  account: '50100234567890',
};

/** The fields in which Razorpay reports them, and an error that repeats what was typed. */
const paidWith = {
  vpa: PRIVATE.vpa,
  upi: { vpa: PRIVATE.vpa, payer_account_type: 'bank_account' },
  card: { last4: '8341', name: PRIVATE.holder, number: PRIVATE.digits, network: 'Visa' },
  card_id: 'card_Marker1234567',
  contact: PRIVATE.contact,
  bank_account: { account_number: PRIVATE.account },
  acquirer_data: { upi_transaction_id: 'UTRMARKER99' },
};
const typed = `The card ${PRIVATE.number} ending 8341 of ${PRIVATE.vpa}, account ${PRIVATE.account}, was refused.`;
// the last four digits alone could be a part of any id
const MARKERS = [...Object.values(PRIVATE), 'card_Marker1234567', 'UTRMARKER99', 'last4', 'ending 8341'];

const { shop, provider, keys } = await createShopAndProvider();
const { db, clock } = shop;
const secret = keys.webhookSecrets[0]!;
const never = new AbortController().signal;

/** The provider refuses with an error that repeats what was typed. */
const refuse = async () => Response.json({ error: { code: 'x', description: typed } }, { status: 400 });

/** Adds the private fields to every payment and refund, and the error to those that failed. */
provider.changeResponse = (body) =>
  JSON.stringify(JSON.parse(body), (_key, value) =>
    value?.entity === 'payment' || value?.entity === 'refund'
      ? { ...value, ...paidWith, ...(value.status === 'failed' && { error_description: typed }) }
      : value,
  );

const wait = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  provider.clock.now = clock.now;
};

async function pay(orderId: string | null, outcome: string) {
  const payload = { order_id: orderId, outcome, webhook: 'lost' };
  return (await provider.app.inject({ method: 'POST', url: '/local-payments/pay', payload })).json();
}

/** Everything in the database of the shop. */
async function dumpDatabase(): Promise<string> {
  const parts: string[] = [];
  for (const { name } of await describeTables(db)) {
    const { rows } = await db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`);
    parts.push(`${name} ${JSON.stringify(rows)}`);
  }
  return parts.join('\n');
}

test('32 no card or UPI data of a payment is stored, logged or sent on', async () => {
  const asAdmin = await createOwner(shop);
  const buyer = await createBuyer(shop, 'mina');
  const answers: string[] = [];
  for (const outcome of ['failed', 'failed-then-paid', 'late', 'wrong-amount', 'paid']) {
    const order = await buyer.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
    const returned = await pay(order.providerOrderId, outcome);
    const event = toWebhookBody('payment.captured', order.providerOrderId, returned.razorpay_payment_id);
    Object.assign(event.payload.payment.entity, paidWith, { error_description: typed });
    await sendWebhook(shop, { body: event, secret, eventId: outcome });
    const form = new URLSearchParams({ ...returned, 'card[number]': PRIVATE.digits, vpa: PRIVATE.vpa });
    const url = `/api/payments/razorpay/return/${order._id}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    answers.push((await shop.app.inject({ method: 'POST', url, payload: String(form), headers })).body);
    answers.push((await buyer.confirm(order, { ...returned, card: paidWith.card })).body);
    wait(30);
    await checkDueOrders(shop.app.orderDependencies, never);
    await reconcile(shop.app.orderDependencies, never);
    for (const fail of [refuse, null]) {
      provider.fail = fail;
      answers.push((await asAdmin('POST', `/api/admin/orders/${order._id}/refund`, { reason: 'x' })).body);
    }
    answers.push((await asAdmin('GET', `/api/admin/orders/${order._id}`)).body);
  }
  for (const url of ['/api/admin/orders', ORDERS_EXPORT, '/api/admin/activity', ACTIVITY_EXPORT])
    answers.push((await asAdmin('GET', url)).body);
  provider.fail = refuse;
  const refused = await buyer.order({ courseId: (await createTestCourse(db, { price: 50 }))._id });
  answers.push(refused.body);

  const dump = await dumpDatabase();
  assert.match(dump, /payment-failed/, 'the failures are in the dump');
  assert.match(dump, /was refused/, 'the reason of a failure is kept');
  for (const [place, content] of Object.entries({ dump, log: shop.logged(), answers: answers.join('\n') }))
    for (const marker of MARKERS) assert.ok(!content.includes(marker), `${marker} in the ${place}`);
});
