import { MINIMUM_PAISE } from '@sikhya/contract/money.ts';
import { type OrderStatus, REFUND_RULE, type RefundStatus } from '@sikhya/contract/orders.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** When the provider is asked about an order that is still open, after its creation. */
const CHECK_AFTER_MS = [2 * MINUTE_MS, 12 * MINUTE_MS, 60 * MINUTE_MS, DAY_MS, 3 * DAY_MS];

/** The longest wait for a check, by the number of checks before it. */
export const CHECK_WAITS_MS = CHECK_AFTER_MS.map((after, n) => after - (CHECK_AFTER_MS[n - 1] ?? 0));

/** How soon an order is checked again if the provider did not respond: the older it is, the later. */
const RETRY = { leastMs: 5 * MINUTE_MS, shareOfAge: 1 / 12 };

export function getFirstCheck(createdAt: Date): Date {
  return new Date(createdAt.getTime() + CHECK_AFTER_MS[0]!);
}

type CheckedOrder = { createdAt: Date; scheduledChecks: number };

/** Plans when a due check is repeated if it fails. Earlier checks that an outage prevented are skipped. */
export function planRetry({ createdAt, scheduledChecks }: CheckedOrder, now: Date) {
  const number = Math.max(scheduledChecks, countDueChecks(createdAt, now) - 1);
  const ageMs = now.getTime() - createdAt.getTime();
  const waitMs = Math.max(RETRY.leastMs, ageMs * RETRY.shareOfAge);
  const nextCheckAt = new Date(now.getTime() + Math.min(waitMs, CHECK_WAITS_MS[number] ?? waitMs));
  return { scheduledChecks: number, nextCheckAt };
}

const countDueChecks = (createdAt: Date, now: Date) =>
  CHECK_AFTER_MS.filter((after) => createdAt.getTime() + after <= now.getTime()).length;

/**
 * Plans the next check after one that was made; null after the last one, when the order lapses. Checks that were missed
 * while the server was down are skipped. A clock that was set back postpones no check beyond its wait.
 */
export function planNextCheck(
  { createdAt, scheduledChecks }: CheckedOrder,
  now: Date,
): { scheduledChecks: number; nextCheckAt: Date | null } {
  const done = Math.max(scheduledChecks + 1, countDueChecks(createdAt, now));
  const after = CHECK_AFTER_MS[done];
  if (after === undefined) return { scheduledChecks: done, nextCheckAt: null };
  const next = Math.min(createdAt.getTime() + after, now.getTime() + CHECK_WAITS_MS[done]!);
  return { scheduledChecks: done, nextCheckAt: new Date(next) };
}

/** How soon a refund is tried again, by the number of tries. */
export const RETRY_AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * 60 * MINUTE_MS];

export function getNextTry(now: Date, tries: number): Date {
  const after = RETRY_AFTER_MS[Math.min(tries, RETRY_AFTER_MS.length - 1)]!;
  return new Date(now.getTime() + after);
}

/** Applies the refund rule. A course without chapters counts as not opened. */
export function applyRefundRule({
  paidAt,
  now,
  opened,
  chapters,
}: {
  paidAt: Date;
  now: Date;
  opened: number;
  chapters: number;
}) {
  const days = Math.max(0, Math.floor((now.getTime() - paidAt.getTime()) / DAY_MS));
  const isInTime = now.getTime() - paidAt.getTime() <= REFUND_RULE.days * DAY_MS;
  const openedShare = chapters === 0 ? 0 : Math.ceil((opened * 100) / chapters);
  return { days, openedShare, met: isInTime && openedShare <= REFUND_RULE.openedPercent };
}

/** The provider's states of a payment in the order in which they follow each other. */
const PAYMENT_PROGRESS = ['created', 'failed', 'authorized', 'captured', 'refunded'];

/** An older response of the provider may arrive after a newer one, so a payment never goes back. */
export function isLaterState(current: string, next: string): boolean {
  return PAYMENT_PROGRESS.indexOf(next) > PAYMENT_PROGRESS.indexOf(current);
}

export const isCaptured = (status: string) => status === 'captured' || status === 'refunded';

type RefundState = { status: RefundStatus; amountPaise: number };

const isUnderWay = ({ status }: RefundState) => status === 'approved' || status === 'processing';

/** The amount that is refunded or will be. */
export function sumRefunds(refunds: RefundState[]): number {
  return sum(refunds.filter((refund) => refund.status === 'refunded' || isUnderWay(refund)));
}

export function sumRefunded(refunds: RefundState[]): number {
  return sum(refunds.filter(({ status }) => status === 'refunded'));
}

const sum = (refunds: RefundState[]) => refunds.reduce((total, { amountPaise }) => total + amountPaise, 0);

type RefundablePayment = { id: string; amountPaise: number; capturedAt: Date | null };

/** What can still be refunded of a payment: nothing if less is left than can be refunded. */
export function getRefundable(
  { id, amountPaise, capturedAt }: RefundablePayment,
  refunds: (RefundState & { paymentId: string })[],
): number {
  if (capturedAt === null) return 0;
  const left = amountPaise - sumRefunds(refunds.filter(({ paymentId }) => paymentId === id));
  return left >= MINIMUM_PAISE ? left : 0;
}

type RefundOrigin = RefundState & { startedBy: string; requestedAt: Date; decidedAt: Date | null };

/**
 * Whether a refund that the provider refused was made in its dashboard meanwhile: the same amount went back after our
 * decision, or nothing of the payment is left.
 */
export function isMadeByProvider(
  { refund, payment }: { refund: RefundOrigin; payment: { amountPaise: number } },
  others: RefundOrigin[],
): boolean {
  const theirs = others.filter((other) => other.startedBy === 'provider' && sumRefunds([other]) > 0);
  const isSame = ({ amountPaise, requestedAt }: RefundOrigin) =>
    amountPaise === refund.amountPaise && refund.decidedAt !== null && requestedAt >= refund.decidedAt;
  return theirs.some(isSame) || (theirs.length > 0 && sumRefunds(others) >= payment.amountPaise);
}

/** The status of an order with a captured payment: `paidPaise` is what paid the order, or what has to be returned. */
export function getStatusAfterRefunds({
  isFulfilled,
  paidPaise,
  refunds,
}: {
  isFulfilled: boolean;
  paidPaise: number;
  refunds: RefundState[];
}): OrderStatus {
  if (refunds.some(({ status }) => status === 'requested')) return 'refund-requested';
  if (refunds.some(isUnderWay)) return 'refunding';
  if (sumRefunded(refunds) >= paidPaise) return 'refunded';
  return isFulfilled ? 'paid' : 'refunding';
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RANDOM_CHARACTERS = 6;

/** For example O261115-7KQ2MX: the day, and characters that are not mistaken for each other. */
export function createOrderNumber(day: string, randomInt: (limit: number) => number): string {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `O${day.slice(2).replaceAll('-', '')}-${random.join('')}`;
}
