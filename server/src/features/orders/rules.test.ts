import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  applyRefundRule,
  countDueChecks,
  createOrderNumber,
  getNextCheck,
  getStatusAfterRefunds,
  isLaterState,
} from './rules.ts';

const start = new Date('2026-11-01T00:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const DAY = 24 * 3600 * 1000;

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
  assert.equal(countDueChecks(start, start), 0);
  assert.deepEqual(getNextCheck(start, 0), after(2 * 60_000));
  assert.equal(countDueChecks(start, after(2 * DAY)), 4);
  assert.deepEqual(getNextCheck(start, 4), after(3 * DAY));
  assert.equal(getNextCheck(start, countDueChecks(start, after(3 * DAY))), null);
});

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
