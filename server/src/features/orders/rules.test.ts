import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  applyRefundRule,
  createOrderNumber,
  getFirstCheck,
  getStatusAfterRefunds,
  isLaterState,
  planNextCheck,
  planRetry,
} from './rules.ts';

const start = new Date('2026-11-01T00:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

for (const [days, opened, chapters, met] of [
  [0, 0, 10, true],
  [7, 2, 10, true],
  [7.0001, 2, 10, false],
  [6, 3, 10, false],
  [1, 1, 5, true],
  [1, 201, 1000, false],
  [1, 0, 0, true],
] as const) {
  test(`after ${days} days and ${opened} of ${chapters} chapters the rule is ${met ? '' : 'not '}met`, () => {
    const rule = applyRefundRule({ paidAt: start, now: after(days * DAY), opened, chapters });
    assert.deepEqual([rule.met, rule.days], [met, Math.floor(days)]);
  });
}

test('the schedule asks five times, and a server that was down skips what it missed', () => {
  const plan = (scheduledChecks: number, now: Date) =>
    planNextCheck({ createdAt: start, scheduledChecks }, now);
  assert.deepEqual(getFirstCheck(start), after(2 * MINUTE));
  assert.deepEqual(plan(0, after(2 * MINUTE)), { scheduledChecks: 1, nextCheckAt: after(12 * MINUTE) });
  assert.deepEqual(plan(0, after(2 * DAY)), { scheduledChecks: 4, nextCheckAt: after(3 * DAY) });
  assert.deepEqual(plan(4, after(3 * DAY)), { scheduledChecks: 5, nextCheckAt: null });
  assert.deepEqual(plan(0, after(9 * DAY)), { scheduledChecks: 5, nextCheckAt: null });
});

test('after a clock was set back each check waits as long as in the schedule', () => {
  let now = after(-10 * DAY);
  const waits: number[] = [];
  for (let scheduledChecks = 0; scheduledChecks < 5; ) {
    const plan = planNextCheck({ createdAt: start, scheduledChecks }, now);
    scheduledChecks = plan.scheduledChecks;
    if (!plan.nextCheckAt) break;
    waits.push((plan.nextCheckAt.getTime() - now.getTime()) / MINUTE);
    now = plan.nextCheckAt;
  }
  assert.deepEqual(waits, [10, 48, 23 * 60, 2 * 24 * 60]);
});

for (const [scheduledChecks, age, number, wait] of [
  [0, 2 * MINUTE, 0, 2 * MINUTE],
  [1, 12 * MINUTE, 1, 5 * MINUTE],
  [0, 12 * MINUTE, 1, 5 * MINUTE],
  [2, 2 * 60 * MINUTE, 2, 10 * MINUTE],
  [0, DAY, 3, 2 * 60 * MINUTE],
  [4, 12 * DAY, 4, DAY],
  [4, 60 * DAY, 4, 2 * DAY],
  // the clock was set back
  [0, -DAY, 0, 2 * MINUTE],
  [3, -DAY, 3, 5 * MINUTE],
] as const) {
  test(`after ${age / MINUTE} minutes and ${scheduledChecks} checks a retry waits ${wait / MINUTE} minutes`, () => {
    assert.deepEqual(planRetry({ createdAt: start, scheduledChecks }, after(age)), {
      scheduledChecks: number,
      nextCheckAt: after(age + wait),
    });
  });
}

test('a payment never goes back to an earlier state', () => {
  assert.ok(isLaterState('failed', 'captured') && isLaterState('created', 'authorized'));
  assert.ok(!isLaterState('captured', 'failed') && !isLaterState('captured', 'authorized'));
  assert.ok(!isLaterState('captured', 'captured'));
});

test('the status of an order follows from its refunds', () => {
  const refund = (
    status: 'requested' | 'approved' | 'declined' | 'refunded' | 'failed',
    amountPaise = 100,
  ) => ({
    status,
    amountPaise,
  });
  const derive = (...refunds: ReturnType<typeof refund>[]) =>
    getStatusAfterRefunds({ isFulfilled: true, paidPaise: 100, refunds });
  assert.equal(derive(), 'paid');
  assert.equal(derive(refund('requested')), 'refund-requested');
  assert.equal(derive(refund('declined'), refund('failed')), 'paid');
  assert.equal(derive(refund('approved')), 'refunding');
  assert.equal(derive(refund('refunded', 40)), 'paid');
  assert.equal(derive(refund('refunded', 40), refund('refunded', 60)), 'refunded');
  assert.equal(getStatusAfterRefunds({ isFulfilled: false, paidPaise: 100, refunds: [] }), 'refunding');
});

test('an order number has the day and no characters that look alike', () => {
  assert.equal(
    createOrderNumber('2026-11-15', () => 0),
    'O261115-222222',
  );
  assert.match(
    createOrderNumber('2026-11-15', (limit) => limit - 1),
    /^O261115-ZZZZZZ$/,
  );
});
