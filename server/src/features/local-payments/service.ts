import { randomInt } from 'node:crypto';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { payLocally } from '@sikhya/contract/local-payments.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { sign } from '../payments/service.ts';
import * as queries from './queries.ts';
import {
  addRefund,
  createLocalOrder,
  createLocalPayment,
  createLocalRefund,
  type LocalOrder,
  type LocalPayment,
  type LocalRefund,
  type PaymentResult,
  toCurrentPayment,
} from './rules.ts';
import { texts } from './texts.ts';
import type { SendWebhook } from './webhooks.ts';

/** An error in the format of Razorpay. */
export class RazorpayError extends Error {
  readonly status: number;
  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

const UNKNOWN_ID = 'The id provided does not exist';

type Keys = { keyId: string; keySecret: string };
type Dependencies = { db: Db; now: () => Date; keys: Keys; sendWebhook: SendWebhook };

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const createId = (prefix: 'order' | 'pay' | 'rfnd') =>
  `${prefix}_${Array.from({ length: 14 }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('')}`;

export type LocalPayments = ReturnType<typeof createLocalPayments>;

/** A payment provider that moves no money. `pay` chooses the outcome of a payment. */
export function createLocalPayments({ db, now, keys, sendWebhook }: Dependencies) {
  const toPayment = ({ entity }: queries.LocalRow) => toCurrentPayment(entity as LocalPayment, now());

  async function findOrder(id: string): Promise<LocalOrder | undefined> {
    return (await queries.findEntity(db, 'order', id))?.entity as LocalOrder | undefined;
  }

  async function storePayment(order: LocalOrder, result: PaymentResult): Promise<LocalPayment> {
    const payment = createLocalPayment(createId('pay'), order, result, now());
    const { id, order_id: parentId } = payment;
    await queries.insertEntity(db, { id, kind: 'payment', parentId, entity: payment, createdAt: now() });
    const isPaid = payment.status === 'captured' && payment.amount === order.amount;
    const attempted = { ...order, attempts: order.attempts + 1, status: isPaid ? 'paid' : 'attempted' };
    await queries.updateEntity(db, order.id, attempted);
    return payment;
  }

  return {
    isAuthorized: ({ keyId, keySecret }: Keys) => keyId === keys.keyId && keySecret === keys.keySecret,

    async createOrder(input: Parameters<typeof createLocalOrder>[1]): Promise<LocalOrder> {
      const order = createLocalOrder(createId('order'), input, now());
      await queries.insertEntity(db, { id: order.id, kind: 'order', entity: order, createdAt: now() });
      return order;
    },

    async getOrder(id: string): Promise<LocalOrder> {
      const order = await findOrder(id);
      if (!order) throw new RazorpayError(400, UNKNOWN_ID);
      return order;
    },

    async listOrderPayments(orderId: string): Promise<LocalPayment[]> {
      if (!(await findOrder(orderId))) throw new RazorpayError(400, UNKNOWN_ID);
      return (await queries.findChildren(db, 'payment', orderId)).map(toPayment);
    },

    listPayments: async (period: Parameters<typeof queries.findCreated>[2]) =>
      (await queries.findCreated(db, 'payment', period)).map(toPayment),

    listRefunds: async (period: Parameters<typeof queries.findCreated>[2]) =>
      (await queries.findCreated(db, 'refund', period)).map(({ entity }) => entity),

    listPaymentRefunds: async (paymentId: string) =>
      (await queries.findChildren(db, 'refund', paymentId)).map(({ entity }) => entity),

    refund: (paymentId: string, input: RefundInput): Promise<LocalRefund> =>
      inTransaction(db, (tx) => refundOnce(tx, paymentId, input, now())),

    async pay({
      order_id,
      outcome,
      webhook,
    }: EndpointRequest<typeof payLocally>['body']): Promise<EndpointResponse<typeof payLocally>> {
      const order = await findOrder(order_id);
      if (!order) throw new AppError('not-found', message(texts.unknownOrder));
      if (outcome === 'failed' || outcome === 'failed-then-paid') {
        const failed = await storePayment(order, 'failed');
        await sendWebhook('payment.failed', failed, webhook);
        if (outcome === 'failed') return toReturn(failed, '');
      }
      const payment = await storePayment(order, RESULTS[outcome]);
      if (payment.captures_at === null) await sendWebhook('payment.captured', payment, webhook);
      else
        sendWebhook.at(payment.captures_at, 'payment.captured', { ...payment, status: 'captured' }, webhook);
      return toReturn(payment, sign(keys.keySecret, `${order.id}|${payment.id}`));
    },
  };
}

type RefundInput = {
  /** Everything that is not refunded yet without one. */
  amount?: number;
  notes: unknown;
  receipt: string | null;
  idempotencyKey: string | null;
};

/** Refunds once per idempotency key, as Razorpay does. */
async function refundOnce(
  tx: Tx,
  paymentId: string,
  { amount, notes, receipt, idempotencyKey }: RefundInput,
  now: Date,
): Promise<LocalRefund> {
  const row = await queries.lockEntity(tx, 'payment', paymentId);
  if (!row) throw new RazorpayError(400, UNKNOWN_ID);
  const earlier = idempotencyKey ? await queries.findByKey(tx, idempotencyKey) : undefined;
  if (earlier) return earlier.entity as LocalRefund;
  const payment = toCurrentPayment(row.entity as LocalPayment, now);
  const refundable = payment.amount - payment.amount_refunded;
  const refunded = amount ?? refundable;
  if (payment.status !== 'captured' || refunded > refundable)
    throw new RazorpayError(400, 'The total refund amount is greater than the refund payment amount');
  const refund = createLocalRefund(createId('rfnd'), payment, { amount: refunded, notes, receipt }, now);
  await queries.updateEntity(tx, paymentId, addRefund(payment, refunded));
  const child = { kind: 'refund', parentId: paymentId, idempotencyKey, createdAt: now } as const;
  await queries.insertEntity(tx, { id: refund.id, entity: refund, ...child });
  return refund;
}

const RESULTS: Record<EndpointRequest<typeof payLocally>['body']['outcome'], PaymentResult> = {
  paid: 'captured',
  failed: 'failed',
  'failed-then-paid': 'captured',
  late: 'late',
  'wrong-amount': 'wrong-amount',
};

function toReturn({ id, order_id }: LocalPayment, signature: string): EndpointResponse<typeof payLocally> {
  return { razorpay_order_id: order_id, razorpay_payment_id: id, razorpay_signature: signature };
}
