import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import { getRefundable } from './refundable.ts';

function createOrder(payments: [number, string][], refunds: [number, string][]) {
  const toRows = (rows: [number, string][]) => rows.map(([amount, status]) => ({ amount, status }));
  return { payments: toRows(payments), refunds: toRows(refunds) } as unknown as AdminOrder;
}

test('a request, a declined and a failed refund take nothing away', () => {
  const refunds: [number, string][] = [
    [499.99, 'requested'],
    [100, 'declined'],
    [100, 'failed'],
  ];
  assert.equal(getRefundable(createOrder([[499.99, 'captured']], refunds)), 499.99);
});

test('refunds that were made or are under way are taken away', () => {
  const refunds: [number, string][] = [
    [0.1, 'refunded'],
    [0.2, 'processing'],
    [100, 'approved'],
  ];
  assert.equal(getRefundable(createOrder([[499, 'captured']], refunds)), 398.7);
});

test('failed payments count for nothing', () => {
  assert.equal(getRefundable(createOrder([[499, 'failed']], [])), 0);
});
