import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { MINIMUM_PAISE } from '@sikhya/contract/money.ts';
import type * as contract from '@sikhya/contract/orders.ts';
import type * as receipts from '@sikhya/contract/receipts.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { ProviderRefusal, ProviderUnavailable } from '../payments/service.ts';
import { updateStatus } from './apply-refunds.ts';
import type { OrderDependencies } from './dependencies.ts';
import * as queries from './queries.ts';
import { findRefunds, insertRefund } from './refund-queries.ts';
import { sumRefunds } from './rules.ts';
import { settle } from './settle.ts';
import { texts } from './texts.ts';
import { loadDetails, loadRefundRules, toOrder, toReceipts } from './to-response.ts';

export { createOrder, quoteOrder } from './create-order.ts';
export type { OrderDependencies } from './dependencies.ts';
export { readOrderBatches } from './export.ts';
export { reconcile } from './reconcile.ts';
export { checkDueOrders } from './schedule.ts';
export { type PaymentFigures, readPaymentFigures } from './system-queries.ts';
export { handleEvent } from './webhook.ts';

const MAX_ORDERS = 200;
/** The checkout page asks every few seconds, and the provider is asked less often. */
const LOOK_INTERVAL_MS = 3000;

export async function listOrders(
  { db, provider, now }: OrderDependencies,
  studentId: string,
): Promise<contract.Order[]> {
  const rows = await queries.findOrdersOfStudent(db, studentId, MAX_ORDERS);
  return presentOrders(db, rows, { keyId: provider?.keyId ?? null, now: now() });
}

/** Asks the provider first if the order is open. The answer is given even if the provider does not respond. */
export async function getOrder(
  dependencies: OrderDependencies,
  studentId: string,
  orderId: string,
): Promise<contract.Order> {
  const order = await findOwnOrder(dependencies.db, studentId, orderId);
  const { db, now } = dependencies;
  if (order.status === 'open' && (await queries.claimCheck(db, order.id, now(), LOOK_INTERVAL_MS)))
    await settleIfPossible(dependencies, order.id);
  return presentOrder(dependencies, order.id);
}

/**
 * The browser returns from the checkout. Its signature only proves that the provider made this payment for our order;
 * whether the order is paid is asked from the provider.
 */
export async function confirmOrder(
  dependencies: OrderDependencies,
  studentId: string,
  orderId: string,
  returned: EndpointRequest<typeof contract.confirmOrder>['body'],
): Promise<contract.Order> {
  const order = await findOwnOrder(dependencies.db, studentId, orderId);
  await acceptReturn(dependencies, order, returned);
  return presentOrder(dependencies, order.id);
}

/** The provider posts the return of a browser without iframes, which has no session of ours. */
export async function confirmReturn(
  dependencies: OrderDependencies,
  orderId: string,
  returned: Record<string, string>,
): Promise<void> {
  const order = isId(orderId) ? await queries.findOrder(dependencies.db, orderId) : undefined;
  if (!order) throw orderNotFound();
  const { razorpay_order_id = '', razorpay_payment_id = '', razorpay_signature = '' } = returned;
  if (razorpay_payment_id === '') return;
  await acceptReturn(dependencies, order, { razorpay_order_id, razorpay_payment_id, razorpay_signature });
}

async function acceptReturn(
  dependencies: OrderDependencies,
  order: queries.OrderRow,
  returned: EndpointRequest<typeof contract.confirmOrder>['body'],
): Promise<void> {
  const { provider, db, now } = dependencies;
  const { razorpay_order_id, razorpay_payment_id: paymentId, razorpay_signature: signature } = returned;
  const isSigned =
    provider !== null &&
    order.providerOrderId !== null &&
    razorpay_order_id === order.providerOrderId &&
    provider.verifyReturn({ orderId: order.providerOrderId, paymentId, signature });
  if (!isSigned) throw new AppError('malformed', message(texts.wrongSignature));
  if (order.status === 'open' || order.status === 'lapsed') {
    await queries.addEvent(db, {
      orderId: order.id,
      at: now(),
      kind: 'returned',
      actor: 'student',
      details: { paymentId },
    });
  }
  await settleIfPossible(dependencies, order.id);
}

/** The schedule asks again if the provider does not respond now. */
async function settleIfPossible(dependencies: OrderDependencies, orderId: string): Promise<void> {
  try {
    await settle(dependencies, orderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    dependencies.log.warn({ orderId, reason: error.message }, 'an order could not be checked');
  }
}

/** Asks for a refund of all that is left. The rule is shown to the admin who decides, and not enforced here. */
export async function requestRefund(
  tx: Tx,
  dependencies: OrderDependencies,
  { studentId, orderId, reason }: { studentId: string; orderId: string; reason: string },
): Promise<contract.Order> {
  const at = dependencies.now();
  const { order } = await queries.lockOrder(tx, await findOwnOrder(tx, studentId, orderId));
  if (order.status === 'refund-requested' || order.status === 'refunding')
    throw new AppError('conflict', message(texts.alreadyRequested));
  const paying = (await queries.findPayments(tx, [orderId])).find(({ paysOrder }) => paysOrder);
  const refunds = (await findRefunds(tx, [orderId])).filter(({ paymentId }) => paymentId === paying?.id);
  const left = (paying?.amountPaise ?? 0) - sumRefunds(refunds);
  if (!paying || left < MINIMUM_PAISE) throw new AppError('conflict', message(texts.nothingToRefund));
  await insertRefund(tx, {
    orderId,
    paymentId: paying.id,
    amountPaise: left,
    status: 'requested',
    startedBy: 'student',
    reason,
    requestedAt: at,
  });
  const event = { orderId, at, kind: 'refund-requested', actor: 'student', details: { amountPaise: left } };
  await queries.addEvent(tx, event);
  await updateStatus(tx, orderId, at);
  return presentOrder({ ...dependencies, db: tx }, orderId);
}

export type OrderReceipts = EndpointResponse<typeof receipts.getReceipt>;

export async function getReceipt(
  { db }: OrderDependencies,
  studentId: string,
  orderId: string,
): Promise<OrderReceipts> {
  const order = await findOwnOrder(db, studentId, orderId);
  const [details] = await loadDetails(db, [order]);
  const { receipt, creditNotes } = toReceipts(details!);
  if (!receipt) throw new AppError('not-found', message(texts.noReceipt));
  return { receipt, creditNotes };
}

export async function presentOrder(
  { db, provider, now }: OrderDependencies,
  orderId: string,
): Promise<contract.Order> {
  const order = (await queries.findOrder(db, orderId))!;
  const [presented] = await presentOrders(db, [order], { keyId: provider?.keyId ?? null, now: now() });
  return presented!;
}

async function presentOrders(
  db: Db,
  rows: queries.OrderRow[],
  { keyId, now }: { keyId: string | null; now: Date },
): Promise<contract.Order[]> {
  const [details, rules] = await Promise.all([loadDetails(db, rows), loadRefundRules(db, rows, now)]);
  return details.map((each) => toOrder(each, { keyId, refundRule: rules.get(each.order.id) ?? null }));
}

/** Throws 404 for the order of another student. */
async function findOwnOrder(db: Db, studentId: string, orderId: string): Promise<queries.OrderRow> {
  const order = isId(orderId) ? await queries.findOrder(db, orderId) : undefined;
  if (!order || order.studentId !== studentId) throw orderNotFound();
  return order;
}

function orderNotFound(): AppError {
  return new AppError('not-found', message(texts.notFound));
}
