import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from '@sikhya/contract/orders.ts';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { enrolments } from '../../database/tables/learning.ts';
import { orders, payments, refunds } from '../../database/tables/orders.ts';
import { receipts } from '../../database/tables/receipts.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { type Buyer, createBuyer, createOwner } from '../../testing/test-orders.ts';
import { createShopAndProvider, sendWebhook, toWebhookBody } from '../../testing/test-payment-provider.ts';
import { checkDueOrders, handleEvent, reconcile } from './service.ts';

/**
 * A model-based test: random sequences of everything that can happen to an order, with the provider as the second set of
 * books. After each sequence the money at the provider must equal our ledger, and the ledger what students and receipts say.
 */

/** A sequence takes a CPU second. */
const SEQUENCES = process.env.LONG ? 100 : 10;

const { shop, provider, keys } = await createShopAndProvider({
  CALLS_A_MINUTE_PER_PERSON: '1000000',
  CALLS_A_MINUTE_PER_ADDRESS: '1000000',
});
const { db, clock } = shop;
const asAdmin = await createOwner(shop);
const secret = keys.webhookSecrets[0]!;
const never = new AbortController().signal;
const basic = { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}` };

/** The state of the sequence so far. */
type Model = {
  buyer: Buyer;
  courseIds: string[];
  placed: Order[];
  returns: { order: Order; fields: object }[];
  sent: number;
};
type Command = (model: Model) => Promise<unknown>;

const pick = <T>(items: T[], at: number): T | undefined => items[at % Math.max(items.length, 1)];

const wait = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  provider.clock.now = clock.now;
};

/** Lets the provider fail for one command, as if the server crashed or the connection was lost in the middle of it. */
const withFault = (fault: 'none' | 'before' | 'after', command: Command): Command => {
  if (fault === 'none') return command;
  return async (model) => {
    const cut = () => {
      throw new Error('ECONNRESET');
    };
    if (fault === 'before') provider.fail = async () => cut();
    else provider.afterCall = cut;
    await command(model).finally(() => {
      provider.fail = null;
      provider.afterCall = null;
    });
  };
};

const order =
  (at: number): Command =>
  async ({ buyer, courseIds, placed }) => {
    const response = await buyer.order({ courseId: pick(courseIds, at) });
    assert.ok([200, 201, 409, 429, 503].includes(response.statusCode), response.body);
    if (response.statusCode < 300) placed.push(response.json().order);
  };

const pay =
  (at: number, outcome: string): Command =>
  async ({ placed, returns }) => {
    const target = pick(placed, at);
    if (!target) return;
    const payload = { order_id: target.providerOrderId, outcome, webhook: 'lost' };
    const response = await provider.app.inject({ method: 'POST', url: '/local-payments/pay', payload });
    returns.push({ order: target, fields: response.json() });
  };

const confirm =
  (at: number): Command =>
  async ({ buyer, returns }) => {
    const target = pick(returns, at);
    if (!target) return;
    const response = await buyer.confirm(target.order, target.fields);
    assert.ok([200, 400].includes(response.statusCode), response.body);
  };

const webhook =
  (at: number, event: string, copies: number): Command =>
  async (model) => {
    const target = pick(model.returns, at);
    if (!target) return;
    const { razorpay_payment_id: paymentId } = target.fields as { razorpay_payment_id: string };
    const orderId = target.order.providerOrderId;
    model.sent += 1;
    const eventId = `${model.buyer.id}-${model.sent}`;
    const body = toWebhookBody(event, orderId, paymentId);
    await Promise.all(Array.from({ length: copies }, () => sendWebhook(shop, { body, secret, eventId })));
    // handled once more, as after a crash between the two
    await handleEvent(shop.app.orderDependencies, { id: eventId, kind: event, orderId, paymentId }).catch(
      () => {},
    );
  };

const forge =
  (at: number): Command =>
  async ({ placed }) => {
    const target = pick(placed, at);
    const body = toWebhookBody('payment.captured', target?.providerOrderId ?? null, 'pay_forged');
    assert.equal(
      (await sendWebhook(shop, { body, secret: 'guess', eventId: crypto.randomUUID() })).statusCode,
      400,
    );
  };

const poll: Command = async () => {
  wait(13);
  await checkDueOrders(shop.app.orderDependencies, never);
};

const look =
  (at: number): Command =>
  async ({ buyer, placed }) => {
    const target = pick(placed, at);
    if (target) await buyer.read(target);
  };

const refund =
  (at: number, amount: number | null): Command =>
  async ({ placed }) => {
    const target = pick(placed, at);
    if (!target) return;
    const body = { reason: 'x', ...(amount && { amount }) };
    const response = await asAdmin('POST', `/api/admin/orders/${target._id}/refund`, body);
    assert.ok([200, 409, 422].includes(response.statusCode), response.body);
  };

const askAndDecline =
  (at: number): Command =>
  async ({ buyer, placed }) => {
    const target = pick(placed, at);
    if (!target) return;
    await buyer.post(`/api/student/orders/${target._id}/refund-request`, { reason: 'x' });
    if (at % 2 === 0)
      await asAdmin('POST', `/api/admin/orders/${target._id}/decline-refund`, { reason: 'x' });
  };

const refundAtBank =
  (at: number): Command =>
  async ({ returns }) => {
    const { razorpay_payment_id: id } = (pick(returns, at)?.fields ?? {}) as { razorpay_payment_id?: string };
    const url = `/local-payments/v1/payments/${id}/refund`;
    await provider.app.inject({ method: 'POST', url, headers: basic, payload: { amount: 1000 } });
  };

const revoke =
  (at: number): Command =>
  async ({ buyer, courseIds }) => {
    await asAdmin('DELETE', `/api/admin/students/${buyer.id}/courses/${pick(courseIds, at)}`);
  };

const at = fc.nat({ max: 5 });
const outcome = fc.constantFrom('paid', 'paid', 'paid', 'failed', 'failed-then-paid', 'late', 'wrong-amount');
const event = fc.constantFrom('payment.captured', 'payment.failed', 'order.paid', 'refund.processed');

const command: fc.Arbitrary<Command> = fc
  .tuple(
    fc.constantFrom('none' as const, 'none' as const, 'none' as const, 'before' as const, 'after' as const),
    fc.oneof(
      { weight: 3, arbitrary: at.map(order) },
      { weight: 5, arbitrary: fc.tuple(at, outcome).map(([n, result]) => pay(n, result)) },
      { weight: 3, arbitrary: at.map(confirm) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(at, event, fc.integer({ min: 1, max: 3 }))
          .map(([n, name, copies]) => webhook(n, name, copies)),
      },
      at.map(forge),
      fc.constant(poll),
      at.map(look),
      {
        weight: 2,
        arbitrary: fc.tuple(at, fc.constantFrom(null, 30)).map(([n, amount]) => refund(n, amount)),
      },
      at.map(askAndDecline),
      at.map(refundAtBank),
      at.map(revoke),
    ),
  )
  .map(([fault, one]) => withFault(fault, one));

/** Lets everything that is under way come to rest. */
async function comeToRest(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    wait(150);
    await checkDueOrders(shop.app.orderDependencies, never);
  }
  await reconcile(shop.app.orderDependencies, never);
}

async function checkLedger({ buyer, placed }: Model): Promise<void> {
  const mine = await db.select().from(orders).where(eq(orders.studentId, buyer.id));
  const ids = mine.map(({ id }) => id);
  const [paid, returned, printed] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          db.select().from(payments).where(inArray(payments.orderId, ids)),
          db.select().from(refunds).where(inArray(refunds.orderId, ids)),
          db.select().from(receipts).where(inArray(receipts.orderId, ids)),
        ]);
  const sum = (rows: { amountPaise: number }[]) => rows.reduce((total, row) => total + row.amountPaise, 0);
  const captured = paid.filter(({ capturedAt }) => capturedAt !== null);
  const refunded = returned.filter(({ status }) => status === 'refunded');

  const atBank = { captured: 0, refunded: 0 };
  for (const providerOrderId of new Set(placed.map((each) => each.providerOrderId))) {
    const url = `/local-payments/v1/orders/${providerOrderId}/payments`;
    const { items } = (await provider.app.inject({ url, headers: basic })).json();
    for (const item of items.filter((each: { captured: boolean }) => each.captured)) {
      atBank.captured += item.amount;
      atBank.refunded += item.amount_refunded;
    }
  }
  assert.deepEqual(
    { captured: sum(captured), refunded: sum(refunded) },
    atBank,
    'our books and those of the provider',
  );
  assert.ok(
    returned.every(({ status }) => !['approved', 'processing'].includes(status)),
    'nothing is under way',
  );

  const credits = printed.filter(({ kind }) => kind === 'credit-note');
  const sales = printed.filter(({ kind }) => kind !== 'credit-note');
  assert.equal(
    sum(captured) - sum(refunded),
    sum(sales) - sum(credits),
    'what is left of the money is what receipts and credit notes say',
  );
  const rows = await db.select().from(enrolments).where(eq(enrolments.studentId, buyer.id));
  for (const one of mine) {
    const pays = paid.filter(({ orderId, paysOrder }) => orderId === one.id && paysOrder);
    assert.equal(
      sales.filter(({ orderId }) => orderId === one.id).length,
      pays.length,
      'one receipt per paid order',
    );
    assert.ok(pays.length <= 1);
  }
  for (const enrolment of rows) {
    const sold = mine.filter(({ itemId }) => itemId === enrolment.courseId).map(({ id }) => id);
    const left = (kind: typeof printed) => sum(kind.filter(({ orderId }) => sold.includes(orderId)));
    // an admin may have revoked an earlier purchase, whose money stays in the books without an enrolment
    assert.ok(
      enrolment.amountPaise > 0 && enrolment.amountPaise <= left(sales) - left(credits),
      'enrolments',
    );
  }
}

test('32 captured minus refunded equals enrolments and credit notes after any sequence', async () => {
  let people = 0;
  const property = fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
    people += 1;
    const buyer = await createBuyer(shop, `person${people}`);
    const courseIds = [];
    for (const price of [100, 45.5]) courseIds.push((await createTestCourse(db, { price }))._id);
    const model: Model = { buyer, courseIds, placed: [], returns: [], sent: 0 };
    for (const run of commands) {
      await run(model);
      wait(0.1);
    }
    await comeToRest();
    await checkLedger(model);
  });
  await fc.assert(property, { numRuns: SEQUENCES });
});
