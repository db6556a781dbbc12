import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advanceClock, estimateNow, getLeaseState, setClock } from './lease.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const issuedAt = Date.parse('2026-11-01T08:00:00Z');
const terms = { issuedAt, endsAt: issuedAt + 14 * DAY };
const clock = setClock(issuedAt, issuedAt);

test('a lease is valid until its end', () => {
  assert.equal(getLeaseState(terms, clock, issuedAt), 'valid');
  assert.equal(getLeaseState(terms, clock, terms.endsAt - 1), 'valid');
  assert.equal(getLeaseState(terms, clock, terms.endsAt), 'ended');
});

test('a clock that is set back after a later time was seen does not prolong the lease', () => {
  const seen = advanceClock(clock, issuedAt + 10 * DAY);
  assert.equal(getLeaseState(terms, seen, issuedAt + 2 * DAY), 'clock-set-back');
  assert.equal(getLeaseState(terms, seen, issuedAt + 11 * DAY), 'valid');
  const ended = advanceClock(clock, issuedAt + 15 * DAY);
  assert.equal(getLeaseState(terms, ended, issuedAt + 15 * DAY - 5 * MINUTE), 'ended');
});

test('corrections of some minutes are tolerated, and the time does not move back', () => {
  const seen = advanceClock(clock, issuedAt + DAY);
  const now = issuedAt + DAY - 5 * MINUTE;
  assert.equal(estimateNow(seen, now), issuedAt + DAY);
  assert.equal(advanceClock(seen, now), seen);
  assert.equal(getLeaseState(terms, seen, now), 'valid');
});

test('a clock before the start of the lease counts as set back, also when the stored clock was deleted', () => {
  assert.equal(getLeaseState(terms, null, issuedAt - DAY), 'clock-set-back');
  assert.equal(getLeaseState(terms, null, issuedAt + DAY), 'valid');
  assert.equal(getLeaseState(terms, null, terms.endsAt), 'ended');
});

test('a device whose clock is wrong by years reads as long as any other', () => {
  const deviceNow = Date.parse('2031-01-01T00:00:00Z');
  const wrong = setClock(issuedAt, deviceNow);
  assert.equal(getLeaseState(terms, wrong, deviceNow + 13 * DAY), 'valid');
  assert.equal(getLeaseState(terms, wrong, deviceNow + 14 * DAY), 'ended');
});

test('a contact sets the time right, also on a device that had been ahead', () => {
  const ahead = advanceClock(clock, issuedAt + 300 * DAY);
  assert.equal(getLeaseState(terms, ahead, issuedAt + 2 * DAY), 'clock-set-back');
  const later = { issuedAt: issuedAt + 2 * DAY, endsAt: issuedAt + 16 * DAY };
  const afterContact = setClock(issuedAt + 2 * DAY, issuedAt + 2 * DAY);
  assert.equal(getLeaseState(later, afterContact, issuedAt + 3 * DAY), 'valid');
});
