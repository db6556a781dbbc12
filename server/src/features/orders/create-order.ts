import { randomInt } from 'node:crypto';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { indiaDay } from '@sikhya/contract/india-day.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { toPaise, toRupees } from '@sikhya/contract/money.ts';
import type * as contract from '@sikhya/contract/orders.ts';
import { formatRupees } from '@sikhya/contract/rupees.ts';
import { studentSearchKey } from '@sikhya/contract/student-search-key.ts';
import { inTransaction, type Tx } from '../../database/database.ts';
import { isId, newId } from '../../database/new-id.ts';
import { AppError, courseNotFound, nothingHere } from '../../errors.ts';
import { requireConsentToBuy } from '../consents/service.ts';
import { type AppliedCoupon, lockCoupon, quoteCoupon, reserveCoupon } from '../coupons/service.ts';
import { ownsCourse } from '../enrolment/service.ts';
import { findPassOnSale } from '../passes/service.ts';
import { type PaymentProvider, ProviderRefusal, ProviderUnavailable } from '../payments/service.ts';
import type { OrderDependencies } from './dependencies.ts';
import { fulfil, redeemCoupon } from './fulfil.ts';
import * as queries from './queries.ts';
import { createOrderNumber, getFirstCheck } from './rules.ts';
import { texts } from './texts.ts';

type OrderInput = EndpointRequest<typeof contract.createOrder>['body'];

/** The item of an order, with its price today. */
type Item = Pick<
  queries.OrderRow,
  'kind' | 'itemId' | 'title' | 'odiaTitle' | 'pricePaise' | 'passDays' | 'passCourseIds'
>;

/** More orders than anybody makes by hand, and few enough to spare the provider. */
const MAX_ORDERS = { count: 20, withinMs: 10 * 60_000 };
const RETRY_AFTER_SECONDS = 20;

export async function quoteOrder(
  { db, provider, now }: OrderDependencies,
  studentId: string,
  input: EndpointRequest<typeof contract.quoteOrder>['body'],
): Promise<EndpointResponse<typeof contract.quoteOrder>> {
  requireProvider(provider);
  const { item, openOrderIds } = await inTransaction(db, async (tx) => {
    const found = await findItem(tx, input);
    await requireNotOwned(tx, studentId, found, now());
    return { item: found, openOrderIds: await queries.findOpenOrderIds(tx, studentId, found.itemId) };
  });
  const { title, odiaTitle, pricePaise } = item;
  const coupon = input.coupon
    ? await quoteCoupon(db, input.coupon, toCouponOrder(item, { studentId, openOrderIds, now: now() }))
    : null;
  const discountPaise = coupon?.discountPaise ?? 0;
  return {
    title,
    odiaTitles: { title: odiaTitle },
    price: toRupees(pricePaise),
    discount: toRupees(discountPaise),
    amount: toRupees(pricePaise - discountPaise),
    coupon: coupon?.code ?? null,
  };
}

/**
 * Creates an order here and then at the provider. If the provider does not respond, the order stays and the same request
 * continues with it. Returns an open order whose terms still hold instead of a second one.
 */
export async function createOrder(
  dependencies: OrderDependencies,
  studentId: string,
  input: OrderInput,
): Promise<{ isNew: boolean; order: queries.OrderRow }> {
  const provider = requireProvider(dependencies.provider);
  const { db } = dependencies;
  const { isNew, order } = await inTransaction(db, (tx) =>
    findOrInsertOrder(tx, dependencies, { studentId, input, provider }),
  );
  if (order.status !== 'open' || order.providerOrderId) return { isNew, order };
  return { isNew, order: await createAtProvider(dependencies, provider, order) };
}

/** With payments off there are no orders. */
function requireProvider(provider: PaymentProvider | null): PaymentProvider {
  if (!provider) throw nothingHere();
  return provider;
}

async function findItem(
  tx: Tx,
  { courseId, passId }: Pick<OrderInput, 'courseId' | 'passId'>,
): Promise<Item> {
  if (Boolean(courseId) === Boolean(passId)) throw new AppError('invalid', message(texts.oneItem));
  if (passId) {
    const { id, title, odia, pricePaise, days, courseIds } = await findPassOnSale(tx, passId);
    const terms = { passDays: days, passCourseIds: courseIds.length > 0 ? courseIds : null };
    return { kind: 'pass', itemId: id, title, odiaTitle: odia?.title ?? null, pricePaise, ...terms };
  }
  const course = isId(courseId!) ? await queries.lockCourse(tx, courseId!) : undefined;
  if (!course?.isListed) throw courseNotFound();
  if (course.isFree) throw new AppError('invalid', message(texts.freeCourse));
  const { id, title, odiaTitle, pricePaise } = course;
  return { kind: 'course', itemId: id, title, odiaTitle, pricePaise, passDays: null, passCourseIds: null };
}

async function requireNotOwned(tx: Tx, studentId: string, { kind, itemId }: Item, now: Date): Promise<void> {
  if (kind === 'course' && (await ownsCourse(tx, { studentId, courseId: itemId }, now)))
    throw new AppError('conflict', message(texts.owned));
}

/** Nobody is led to a payment of another amount than the one that they have seen. */
function requireSeenAmount(seen: number | null | undefined, amountPaise: number): void {
  if (seen == null || toPaise(seen) === amountPaise) return;
  const amount = formatRupees(toRupees(amountPaise));
  throw new AppError('conflict', message(texts.priceChanged, { amount }));
}

type NewOrder = { studentId: string; input: OrderInput; provider: PaymentProvider };

async function findOrInsertOrder(
  tx: Tx,
  { now, seller, protectsMinors }: OrderDependencies,
  { studentId, input, provider }: NewOrder,
): Promise<{ isNew: boolean; order: queries.OrderRow }> {
  const at = now();
  const item = await findItem(tx, input);
  // concurrent orders of one student run one after the other, so that the second finds what the first did
  const student = (await queries.lockStudent(tx, studentId))!;
  await requireNotOwned(tx, studentId, item, at);
  if (protectsMinors) await requireConsentToBuy(tx, studentId, at);
  const openOrderIds = await queries.findOpenOrderIds(tx, studentId, item.itemId);
  const coupon = input.coupon
    ? await lockCoupon(tx, input.coupon, toCouponOrder(item, { studentId, openOrderIds, now: at }))
    : null;
  requireSeenAmount(input.amount, item.pricePaise - (coupon?.discountPaise ?? 0));
  const reserve = async (orderId: string) =>
    coupon && reserveCoupon(tx, { orderId, couponId: coupon.id, studentId, openOrderIds, now: at });
  const billing = { buyerState: input.state ?? null, buyerGstin: input.gstin ?? null };
  const { id: couponId = null, discountPaise = 0 } = coupon ?? {};
  const madeWith = { provider: provider.name, providerKeyId: provider.keyId };
  const terms = { ...item, ...madeWith, discountPaise, couponId };
  const open = await queries.findOpenOrder(tx, studentId, terms);
  if (open) {
    await reserve(open.id);
    return { isNew: false, order: await queries.updateOrder(tx, open.id, billing) };
  }
  await limitOrders(tx, studentId, at);
  const id = newId(at.getTime());
  await reserve(id);
  const order = await insertOrder(tx, { id, student, item, coupon, billing, madeWith, at });
  if (order.amountPaise > 0) return { isNew: true, order };
  await redeemCoupon(tx, order, at);
  await fulfil(tx, order, { seller, now: at, paymentId: null });
  return { isNew: true, order: (await queries.findOrder(tx, id))! };
}

type OrderParts = {
  id: string;
  student: { id: string; name: string; email: string };
  item: Item;
  coupon: AppliedCoupon | null;
  billing: Pick<queries.OrderRow, 'buyerState' | 'buyerGstin'>;
  madeWith: Pick<queries.OrderRow, 'provider' | 'providerKeyId'>;
  at: Date;
};

/** Inserts an open order. One whose price a coupon covers needs no provider. */
async function insertOrder(
  tx: Tx,
  { id, student, item, coupon, billing, madeWith, at }: OrderParts,
): Promise<queries.OrderRow> {
  const number = createOrderNumber(indiaDay(at), (limit) => randomInt(limit));
  const discountPaise = coupon?.discountPaise ?? 0;
  const amountPaise = item.pricePaise - discountPaise;
  const order = await queries.insertOrder(tx, {
    ...item,
    ...billing,
    id,
    number,
    studentId: student.id,
    buyerName: student.name,
    buyerEmail: student.email,
    searchKey: studentSearchKey(`${student.name} ${student.email} ${number} ${coupon?.code ?? ''}`),
    discountPaise,
    amountPaise,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    status: 'open',
    ...(amountPaise === 0 ? { provider: 'none' } : madeWith),
    createdAt: at,
    nextCheckAt: getFirstCheck(at),
  });
  const details = { amountPaise, coupon: order.couponCode };
  await queries.addEvent(tx, { orderId: id, at, kind: 'created', actor: 'student', details });
  return order;
}

async function limitOrders(tx: Tx, studentId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - MAX_ORDERS.withinMs);
  if ((await queries.countOrdersSince(tx, studentId, since)) < MAX_ORDERS.count) return;
  throw new AppError('too-many', message(texts.tooManyOrders), { retryAfterSeconds: 60 });
}

const toCouponOrder = <T extends object>({ kind, itemId, pricePaise }: Item, order: T) => ({
  ...order,
  courseId: kind === 'course' ? itemId : null,
  pricePaise,
});

async function createAtProvider(
  { db, log }: OrderDependencies,
  provider: PaymentProvider,
  { id, amountPaise, number }: queries.OrderRow,
): Promise<queries.OrderRow> {
  try {
    const { id: providerOrderId } = await provider.createOrder({ amountPaise, number });
    return await queries.storeProviderOrder(db, id, providerOrderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    log.warn({ orderId: id, reason: error.message }, 'an order could not be created at the provider');
    throw new AppError('unavailable', message(texts.providerDown), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
