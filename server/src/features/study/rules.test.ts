import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countMinutes, SLACK_MS } from './rules.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const at = (seconds: number) => new Date(NOW + seconds * 1000);

/** Claimed, seconds since the last that counted (null for none), open before: counted, and up to which second. */
const REPORTS: [number, number | null, boolean, number, number | null][] = [
  // opening counts nothing and begins a minute
  [0, null, false, 0, 0],
  [0, 600, true, 0, 0],
  [5, null, false, 0, 0],
  [5, 600, false, 0, 0],
  // no more than claimed, no more than passed
  [1, 60, true, 1, 0],
  [1, 600, true, 1, 0],
  [500, 180, true, 3, 0],
  [1440, 119, true, 2, 1],
  // too early changes nothing
  [1, 30, true, 0, null],
  [1, 0, true, 0, null],
  [0.5, 600, true, 0, null],
  // a report on its way for longer than the next; what was lent is taken back
  [1, 55, true, 1, 5],
  [1, 54.9, true, 0, null],
  // whole minutes only
  [2.9, 600, true, 2, 0],
  // a clock that was turned back
  [10, -3600, true, 0, null],
];

for (const [claimed, ago, isOpen, minutes, until] of REPORTS) {
  test(`${claimed} claimed ${ago} s after the last in a chapter ${isOpen ? 'open' : 'not open'}: ${minutes}`, () => {
    const countedUntil = ago === null ? null : at(-ago);
    assert.deepEqual(countMinutes({ claimed, now: at(0), isOpen, countedUntil }), {
      minutes,
      countedUntil: until === null ? null : at(until),
    });
  });
}

const report = fc.record({
  wait: fc.nat(200),
  claimed: fc.oneof(fc.constant(0), fc.nat(1440), fc.double({ min: 0, max: 3, noNaN: true })),
});

test('whatever is claimed and however often, no more counts than passed and the slack once', () => {
  fc.assert(
    fc.property(fc.array(report, { maxLength: 60 }), (reports) => {
      let seconds = 0;
      let total = 0;
      let countedUntil: Date | null = null;
      for (const { wait, claimed } of reports) {
        seconds += wait;
        const counted = countMinutes({
          claimed,
          now: at(seconds),
          isOpen: countedUntil !== null,
          countedUntil,
        });
        assert.ok(Number.isInteger(counted.minutes) && counted.minutes >= 0 && counted.minutes <= claimed);
        total += counted.minutes;
        countedUntil = counted.countedUntil ?? countedUntil;
        assert.ok(total * 60_000 <= seconds * 1000 + SLACK_MS);
      }
    }),
  );
});

test('a browser that reports every minute loses none, however its reports are delayed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(SLACK_MS), { minLength: 1, maxLength: 60 }), (delays) => {
      let countedUntil: Date | null = at(0);
      for (const [index, delay] of delays.entries()) {
        const now = new Date(NOW + (index + 1) * 60_000 + delay);
        const counted = countMinutes({ claimed: 1, now, isOpen: true, countedUntil });
        assert.equal(counted.minutes, 1);
        countedUntil = counted.countedUntil ?? countedUntil;
      }
    }),
  );
});

test('two windows that report in turns count every minute once', () => {
  let countedUntil: Date | null = at(30);
  let total = 0;
  for (let seconds = 60; seconds <= 630; seconds += 30) {
    const counted = countMinutes({ claimed: 1, now: at(seconds), isOpen: true, countedUntil });
    total += counted.minutes;
    countedUntil = counted.countedUntil ?? countedUntil;
  }
  assert.equal(total, 10);
});
