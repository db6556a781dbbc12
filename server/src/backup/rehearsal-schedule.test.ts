import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRehearsalDue } from './rehearsal-schedule.ts';

const HOUR_MS = 3_600_000;
const NIGHT = Date.parse('2026-11-15T21:00:00Z');
const hours = (count: number) => new Date(NIGHT + count * HOUR_MS);
const newest = { name: 'b', madeAt: hours(0) };
const rehearsal = (backup: string, madeAt: number, failure: 'damaged' | null) => ({
  backup,
  madeAt: hours(madeAt),
  startedAt: hours(madeAt + 0.1),
  failure,
});

const CASES: [string, ReturnType<typeof rehearsal> | null, at: number, everyDays: number, boolean][] = [
  ['the first backup', null, 0.1, 1, true],
  ['a backup that was restored', rehearsal('b', 0, null), 23, 1, false],
  ['the backup of the next night', rehearsal('a', -24, null), 0.1, 1, true],
  ['a second backup on the same day', rehearsal('a', -3, null), 0.1, 1, false],
  ['the next night with weekly rehearsals', rehearsal('a', -24, null), 0.1, 7, false],
  ['the seventh night with weekly rehearsals', rehearsal('a', -7 * 24, null), 0.1, 7, true],
  ['a failure five hours ago', rehearsal('b', 0, 'damaged'), 5, 1, false],
  ['a failure more than six hours ago', rehearsal('b', 0, 'damaged'), 6.2, 1, true],
  ['a rehearsal while the clock was ahead', rehearsal('z', 9000, null), 0.1, 1, true],
  ['a new backup after a failure', rehearsal('a', -3, 'damaged'), 0.1, 7, true],
];

for (const [name, last, at, everyDays, expected] of CASES) {
  test(`${expected ? 'restores' : 'does not restore'} after ${name}`, () => {
    assert.equal(isRehearsalDue({ newest, last }, { now: hours(at), everyDays }), expected);
  });
}
