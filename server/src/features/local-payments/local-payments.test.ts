import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { webhookEvents } from '../../database/tables/orders.ts';
import { hostileText, hostileValue } from '../../safety/hostile-values.ts';
import { testApp, testAppOn } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer } from '../../testing/test-orders.ts';
import { createLocalKeys } from '../payments/service.ts';

const here = await testApp();
const { app, db, clock } = here;
const openToAll = await testAppOn(db, { PAYMENTS: 'local' });
const { keyId, keySecret } = createLocalKeys('s'.repeat(48));
const headers = { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` };

const send = (method: 'GET' | 'POST', url: string, payload?: object, extra: Record<string, string> = {}) =>
  app.inject({
    method,
    url: `/local-payments/v1${url}`,
    headers: { ...headers, ...extra },
    ...(payload && { payload }),
  });

const createOrder = async () => (await send('POST', '/orders', { amount: 5000, currency: 'INR' })).json();

const pay = async (body: object) =>
  (await app.inject({ method: 'POST', url: '/local-payments/pay', payload: body })).json();

test('answers in the format of Razorpay', async () => {
  const order = await createOrder();
  assert.match(order.id, /^order_\w{14}$/);
  assert.deepEqual(
    [order.entity, order.amount, order.amount_due, order.status],
    ['order', 5000, 5000, 'created'],
  );
  const { razorpay_payment_id } = await pay({ order_id: order.id, webhook: 'lost' });
  const { entity, count, items } = (await send('GET', `/orders/${order.id}/payments`)).json();
  assert.deepEqual(
    [entity, count, items[0].id, items[0].status],
    ['collection', 1, razorpay_payment_id, 'captured'],
  );
  assert.equal((await send('GET', `/orders/${order.id}`)).json().status, 'paid');
  const missing = await send('GET', '/orders/order_x');
  assert.deepEqual([missing.statusCode, missing.json().error.code], [400, 'BAD_REQUEST_ERROR']);
});

test('refuses wrong keys and wrong amounts', async () => {
  for (const authorization of ['', 'Basic', `Basic ${btoa(`${keyId}:wrong`)}`, 'Bearer x'])
    assert.equal((await send('GET', '/payments', undefined, { authorization })).statusCode, 401);
  for (const amount of [99, 100.5, '5000', null, -1])
    assert.equal(
      (await send('POST', '/orders', { amount, currency: 'INR' })).statusCode,
      400,
      String(amount),
    );
});

test('refunds once per idempotency key and never more than was paid', async () => {
  const order = await createOrder();
  const { razorpay_payment_id: id } = await pay({ order_id: order.id, webhook: 'lost' });
  const refund = (amount: number, key: string) =>
    send('POST', `/payments/${id}/refund`, { amount }, { 'x-refund-idempotency': key });
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(3000, 'the-same-key')));
  assert.equal(new Set(answers.map((answer) => answer.json().id)).size, 1);
  assert.equal((await refund(2001, 'another-key')).statusCode, 400);
  assert.equal((await refund(2000, 'a-third-key')).statusCode, 200);
  assert.equal((await send('GET', `/payments/${id}/refunds`)).json().count, 2);
});

test('a failed payment has no signature, and a late one is captured by the clock', async () => {
  const order = await createOrder();
  assert.equal(
    (await pay({ order_id: order.id, outcome: 'failed', webhook: 'lost' })).razorpay_signature,
    '',
  );
  const late = await pay({ order_id: order.id, outcome: 'late', webhook: 'lost' });
  const read = async () =>
    (await send('GET', `/orders/${order.id}/payments`))
      .json()
      .items.find(({ id }: { id: string }) => id === late.razorpay_payment_id).status;
  assert.equal(await read(), 'authorized');
  clock.now = new Date(clock.now.getTime() + 60_000);
  assert.equal(await read(), 'captured');
});

test('sends webhooks once, twice or not at all', async () => {
  for (const [webhook, expected] of [
    ['once', 1],
    ['twice', 1],
    ['lost', 0],
  ] as const) {
    const buyer = await createBuyer(here, webhook);
    const order = await buyer.place({ courseId: (await createTestCourse(db, { price: 100 }))._id });
    await buyer.pay(order, { webhook });
    const stored = await db
      .select()
      .from(webhookEvents)
      .where(eq(webhookEvents.providerOrderId, order.providerOrderId!));
    assert.equal(stored.length, expected, webhook);
  }
});

for (const [name, request] of [
  ['a proxy header', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['the name of another machine', { headers: { host: 'sikhya.example' } }],
  ['the address of another machine', { remoteAddress: '203.0.113.9' }],
] as const) {
  test(`refuses a request with ${name} unless PAYMENTS=local is set`, async () => {
    const { id: order_id } = await createOrder();
    const payment = {
      method: 'POST',
      url: '/local-payments/pay',
      payload: { order_id },
      ...request,
    } as const;
    const refused = await app.inject(payment);
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'forbidden']);
    assert.match(refused.json().message, /RAZORPAY_KEY_ID.*PAYMENTS=local/);
    assert.equal((await app.inject({ url: '/local-payments/checkout.js', ...request })).statusCode, 403);
    const url = `/local-payments/v1/orders/${order_id}`;
    const asked = await app.inject({
      ...request,
      url,
      headers: { ...headers, ...('headers' in request && request.headers) },
    });
    assert.equal(asked.statusCode, 403);
    assert.equal((await openToAll.app.inject(payment)).statusCode, 200);
  });
}

test('the checkout script has its texts in both languages and no inline style', async () => {
  const script = (await app.inject('/local-payments/checkout.js')).body;
  assert.ok(script.includes('Test payment, no money moves') && script.includes('ପରୀକ୍ଷାମୂଳକ ଦେୟ'));
  assert.ok(!script.includes('{{'));
  assert.equal((await app.inject('/local-payments/checkout.css')).statusCode, 200);
});

test('bad input never causes a 500', async () => {
  const order = await createOrder();
  const { razorpay_payment_id: id } = await pay({ order_id: order.id, webhook: 'lost' });
  const route = fc.constantFrom(
    ['POST', '/orders'],
    ['GET', '/orders/:x'],
    ['GET', '/orders/:x/payments'],
    ['GET', '/payments?from=:x&to=:x&count=:x&skip=:x'],
    ['GET', '/payments/:x/refunds'],
    ['POST', '/payments/:x/refund'],
    ['POST', `/payments/${id}/refund`],
  );
  const property = fc.asyncProperty(route, hostileText, hostileValue, async ([method, url], text, value) => {
    const path = url!.replaceAll(':x', encodeURIComponent(text.toWellFormed().slice(0, 100)) || 'x');
    const body = typeof value === 'object' && value !== null ? value : { amount: value, currency: 'INR' };
    const response = await send(method as 'GET', path, method === 'POST' ? body : undefined);
    assert.ok(response.statusCode < 500, `${method} ${path} ${response.body}`);
  });
  await fc.assert(property, { numRuns: 300 });
});
