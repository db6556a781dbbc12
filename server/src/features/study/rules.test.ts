import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countMinutes, TOLERANCE_MS } from './rules.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const at = (seconds: number) => new Date(NOW + seconds * 1000);

/** Claimed minutes, seconds since time was last counted (or null), opened before; counted minutes, counted until second. */
const REPORTS: [number, number | null, boolean, number, number | null][] = [
  // opening counts nothing and starts a minute
  [0, null, false, 0, 0],
  [0, 600, true, 0, 0],
  [5, null, false, 0, 0],
  [5, 600, false, 0, 0],
  // neither more than claimed nor more than passed
  [1, 60, true, 1, 0],
  [1, 600, true, 1, 0],
  [500, 180, true, 3, 0],
  [1440, 119, true, 2, 1],
  // nor more than a day
  [100_000, 30 * 86_400, true, 1440, 0],
  [100_000, 3600, true, 60, 0],
  // a report that comes too early changes nothing
  [1, 30, true, 0, null],
  [1, 0, true, 0, null],
  [0.5, 600, true, 0, null],
  // the previous report was delayed; the used tolerance is subtracted from the next one
  [1, 55, true, 1, 5],
  [1, 54.9, true, 0, null],
  // whole minutes only
  [2.9, 600, true, 2, 0],
  // the clock was set back
  [10, -3600, true, 0, null],
];

for (const [claimed, ago, isOpen, minutes, until] of REPORTS) {
  test(`counts ${minutes} of ${claimed} minutes, ${ago} s after the last report, ${isOpen ? 'opened' : 'not opened'}`, () => {
    const countedUntil = ago === null ? null : at(-ago);
    assert.deepEqual(countMinutes({ claimed, now: at(0), isOpen, countedUntil }), {
      minutes,
      countedUntil: until === null ? null : at(until),
    });
  });
}

for (const [what, claimed, isOpen, until, ended, counted] of [
  ['counts up to its own end', 5, true, -600, -120, [5, -120]],
  ['counts the minutes after an earlier late one', 3, true, -120, -60, [1, -60]],
  ['counts nothing a second time', 5, true, -120, -120, [0, null]],
  ['counts nothing that another device has counted since', 5, true, -30, -120, [0, null]],
  ['opens a chapter at its own time', 0, false, -600, -300, [0, -300]],
  ['opens a chapter after the time that was counted since', 0, false, -100, -300, [0, -99.999]],
  ['opens the first chapter of a student now', 0, false, null, -300, [0, 0]],
] as const) {
  test(`a late report ${what}`, () => {
    const countedUntil = until === null ? null : at(until);
    const { minutes, countedUntil: after } = countMinutes({
      claimed,
      now: at(0),
      endedAt: at(ended),
      isOpen,
      countedUntil,
    });
    assert.deepEqual([minutes, after], [counted[0], counted[1] === null ? null : at(counted[1])]);
  });
}

test('opening a chapter again does not give the used tolerance back', () => {
  const open = countMinutes({ claimed: 0, now: at(55), isOpen: true, countedUntil: at(60) });
  assert.deepEqual(open, { minutes: 0, countedUntil: at(60.001) });
  const { minutes } = countMinutes({ claimed: 1, now: at(110), isOpen: true, countedUntil: at(60) });
  assert.equal(minutes, 0);
  // but a time that is further in the future is from before the clock was set back
  const setBack = countMinutes({ claimed: 0, now: at(0), isOpen: true, countedUntil: at(3600) });
  assert.deepEqual(setBack, { minutes: 0, countedUntil: at(0) });
});

const report = fc.record({
  wait: fc.nat(200),
  claimed: fc.oneof(fc.constant(0), fc.nat(1440), fc.double({ min: 0, max: 3, noNaN: true })),
});

test('counts at most the time that passed plus one tolerance, for any series of reports', () => {
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
        assert.ok(total * 60_000 <= seconds * 1000 + TOLERANCE_MS);
      }
    }),
  );
});

test('counts every minute of a browser that reports each minute, with any delays within the tolerance', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(TOLERANCE_MS), { minLength: 1, maxLength: 60 }), (delays) => {
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

test('counts every minute once when two windows report alternately', () => {
  let countedUntil: Date | null = at(30);
  let total = 0;
  for (let seconds = 60; seconds <= 630; seconds += 30) {
    const counted = countMinutes({ claimed: 1, now: at(seconds), isOpen: true, countedUntil });
    total += counted.minutes;
    countedUntil = counted.countedUntil ?? countedUntil;
  }
  assert.equal(total, 10);
});
