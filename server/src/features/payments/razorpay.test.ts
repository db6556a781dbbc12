import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { ProviderMisconfigured, ProviderRefusal, ProviderUnavailable } from './provider.ts';
import { createRazorpay, sign } from './razorpay.ts';

/** Responses as Razorpay's public documentation shows them. */
const readRecorded = (name: string) => readFile(path.join(import.meta.dirname, 'recorded', name));

type Sent = { url: string; init: RequestInit };

/** A provider whose calls get these responses, one after the other. */
function createRecorded(...responses: (Response | Error)[]) {
  const sent: Sent[] = [];
  const provider = createRazorpay({
    name: 'razorpay',
    keyId: 'rzp_test_key',
    keySecret: 'key secret',
    webhookSecrets: ['new secret', 'old secret'],
    apiUrl: 'https://api.razorpay.com/v1',
    scriptUrl: '',
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      const response = responses.shift();
      if (!response || response instanceof Error) throw response ?? new Error('one call too many');
      return response;
    },
  });
  return { provider, sent };
}

const recorded = async (name: string, status = 200) =>
  new Response(new Uint8Array(await readRecorded(name)), { status });

test('creates an order with Basic authentication and an amount in paise', async () => {
  const { provider, sent } = createRecorded(await recorded('order.json'));
  assert.equal((await provider.createOrder({ amountPaise: 5000, number: 'O1' })).id, 'order_RB58MiP5SPFYyM');
  const [{ url, init }] = sent as [Sent];
  assert.deepEqual([init.method, url], ['POST', 'https://api.razorpay.com/v1/orders']);
  const headers = new Headers(init.headers);
  assert.equal(headers.get('authorization'), `Basic ${btoa('rzp_test_key:key secret')}`);
  const { amount, currency, receipt } = JSON.parse(String(init.body));
  assert.deepEqual({ amount, currency, receipt }, { amount: 5000, currency: 'INR', receipt: 'O1' });
});

test('reads the payments of an order', async () => {
  const { provider, sent } = createRecorded(await recorded('order-payments.json'));
  assert.deepEqual(await provider.fetchPayments('order_N8FRN5zTm5S3wx'), [
    {
      id: 'pay_N8FUmetkCE2hZP',
      orderId: 'order_N8FRN5zTm5S3wx',
      amountPaise: 100,
      refundedPaise: 0,
      currency: 'INR',
      status: 'failed',
      method: 'upi',
      error:
        'Payment was unsuccessful due to a temporary issue. If amount got deducted, it will be refunded within 5-7 working days.',
      createdAt: new Date(1701688684_000),
    },
    {
      id: 'pay_N8FVRD1DzYzBh1',
      orderId: 'order_N8FRN5zTm5S3wx',
      amountPaise: 100,
      refundedPaise: 0,
      currency: 'INR',
      status: 'captured',
      method: 'upi',
      error: '',
      createdAt: new Date(1701688721_000),
    },
  ]);
  assert.equal(sent[0]?.url, 'https://api.razorpay.com/v1/orders/order_N8FRN5zTm5S3wx/payments');
});

test('refunds with an idempotency key', async () => {
  const { provider, sent } = createRecorded(await recorded('refund.json'));
  const ourId = '0193b0e0-0000-7000-8000-000000000000';
  const refund = await provider.refund({ paymentId: 'pay_29QQoUBi66xm2f', amountPaise: 500_100, ourId });
  assert.deepEqual(refund, {
    id: 'rfnd_FP8QHiV938haTz',
    paymentId: 'pay_29QQoUBi66xm2f',
    amountPaise: 500_100,
    status: 'processed',
    ourId: null,
  });
  const [{ url, init }] = sent as [Sent];
  assert.equal(url, 'https://api.razorpay.com/v1/payments/pay_29QQoUBi66xm2f/refund');
  assert.equal(new Headers(init.headers).get('x-refund-idempotency'), ourId);
});

test('knows its own refunds among those of a payment', async () => {
  const { provider } = createRecorded(await recorded('payment-refunds.json'));
  assert.deepEqual(
    (await provider.fetchRefunds('pay_29QQoUBi66xm2f')).map(({ id, status, ourId }) => [id, status, ourId]),
    [
      ['rfnd_FP8DDKxqJif6ca', 'processed', null],
      ['rfnd_FP8DRfu3ygfOaC', 'pending', '0193b0e0-0000-7000-8000-000000000000'],
    ],
  );
});

test('lists all payments of a period page by page', async () => {
  const { items } = JSON.parse(String(await readRecorded('order-payments.json')));
  const full = JSON.stringify({ items: Array.from({ length: 100 }, () => items[1]) });
  const { provider, sent } = createRecorded(new Response(full), await recorded('order-payments.json'));
  const period = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')] as const;
  assert.equal((await provider.listPayments(...period)).length, 102);
  assert.deepEqual(
    sent.map(({ url }) => new URL(url).search),
    ['', '00'].map((_, n) => `?from=1767225600&to=1767312000&count=100&skip=${n * 100}`),
  );
});

test('lists all refunds of a period', async () => {
  const { provider, sent } = createRecorded(await recorded('payment-refunds.json'));
  const period = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')] as const;
  assert.deepEqual(
    (await provider.listRefunds(...period)).map(({ id }) => id),
    ['rfnd_FP8DDKxqJif6ca', 'rfnd_FP8DRfu3ygfOaC'],
  );
  assert.equal(
    sent[0]?.url,
    'https://api.razorpay.com/v1/refunds?from=1767225600&to=1767312000&count=100&skip=0',
  );
});

test('a refusal is not repeated and carries the reason', async () => {
  for (const [name, reason] of [
    ['order-refused.json', /at least INR 1\.00/],
    ['refund-refused.json', /idempotency key/],
  ] as const) {
    const { provider, sent } = createRecorded(await recorded(name, 400));
    await assert.rejects(
      provider.createOrder({ amountPaise: 1, number: 'O1' }),
      (error) => error instanceof ProviderRefusal && reason.test(error.message),
    );
    assert.equal(sent.length, 1);
  }
});

test('a wrong key, a missing permission and an error of another server are not refusals of the provider', async () => {
  const error = { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' };
  for (const respond of [
    () => Response.json({ error }, { status: 401 }),
    () => Response.json({ error }, { status: 403 }),
    () => new Response('<html>blocked</html>', { status: 400 }),
    () => new Response('<html>not here</html>', { status: 404 }),
  ]) {
    const { provider } = createRecorded(respond(), respond());
    const refund = provider.refund({ paymentId: 'pay_x', amountPaise: 100, ourId: 'a refund of ours' });
    await assert.rejects(refund, (thrown) => thrown instanceof ProviderMisconfigured);
  }
});

test('a call is repeated once after an error of the network or of the provider', async () => {
  for (const failure of [
    new Error('ECONNRESET'),
    new Response('', { status: 502 }),
    new Response('{}', { status: 409 }),
    new Response('{}', { status: 429 }),
  ]) {
    const { provider } = createRecorded(failure, await recorded('order.json'));
    assert.equal(
      (await provider.createOrder({ amountPaise: 5000, number: 'O1' })).id,
      'order_RB58MiP5SPFYyM',
    );
  }
});

test('32 rejects malformed responses and amounts that are not integers', async () => {
  const payments = String(await readRecorded('order-payments.json'));
  for (const body of [
    '',
    '<html>',
    'null',
    '{"items":[{}]}',
    payments.replace('"amount": 100,', '"amount": 99.5,'),
    payments.replace('"amount": 100,', '"amount": "100",'),
    payments.replace('"status": "captured"', '"status": "paid"'),
  ]) {
    const { provider } = createRecorded(new Response(body), new Response(body));
    await assert.rejects(provider.fetchPayments('order_x'), ProviderUnavailable, body.slice(0, 40));
  }
});

test('an error message contains no key', async () => {
  const { provider } = createRecorded(new Error('boom'), new Error('boom'));
  await assert.rejects(
    provider.fetchPayments('order_x'),
    (error) => error instanceof Error && !String(error.stack).includes('secret'),
  );
});

test('verifies the return with the stored order and the key', () => {
  const { provider } = createRecorded();
  const claim = { orderId: 'order_IEIaMR65cu6nz3', paymentId: 'pay_IH4NVgf4Dreq1l' };
  const signature = sign('key secret', 'order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l');
  assert.ok(provider.verifyReturn({ ...claim, signature }));
  for (const wrong of [
    '',
    signature.slice(1),
    `${signature}0`,
    sign('other', 'order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l'),
  ])
    assert.ok(!provider.verifyReturn({ ...claim, signature: wrong }));
  assert.ok(!provider.verifyReturn({ ...claim, orderId: 'order_other', signature }));
});

test('reads a webhook with the new and the previous secret, and no other', async () => {
  const { provider } = createRecorded();
  const body = await readRecorded('webhook-payment-captured.json');
  const event = {
    id: 'ev_1',
    kind: 'payment.captured',
    orderId: 'order_DESlLckIVRkHWj',
    paymentId: 'pay_DESlfW9H8K9uqM',
  };
  const read = (signature: string, bytes = body) =>
    provider.readWebhook(bytes, { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'ev_1' });
  assert.deepEqual(read(sign('new secret', body)), event);
  assert.deepEqual(read(sign('old secret', body)), event);
  assert.equal(read(sign('third secret', body)), null);
  assert.equal(read(''), null);
  assert.equal(provider.readWebhook(body, {}), null);
  // the bytes count, not their meaning
  const spaced = Buffer.from(JSON.stringify(JSON.parse(String(body))));
  assert.equal(read(sign('new secret', body), spaced), null);
  assert.equal(read(sign('new secret', '{'), Buffer.from('{')), null);
});

test('reads a webhook about a refund, and knows one without an id by its content', async () => {
  const { provider } = createRecorded();
  const body = await readRecorded('webhook-refund-processed.json');
  const event = provider.readWebhook(body, { 'x-razorpay-signature': sign('new secret', body) });
  assert.deepEqual([event?.kind, event?.paymentId], ['refund.processed', 'pay_FPoJKWQQ8lK13n']);
  assert.match(event!.id, /^[0-9a-f]{64}$/);
});
