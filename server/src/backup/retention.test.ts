import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDue } from './retention.ts';

/** All in UTC: 02:30 in India is 21:00 of the day before. */
const CASES: [now: string, newest: string | null, since: string | null, due: boolean, why: string][] = [
  ['15T20:59', '14T21:00', '01T00:00', false, 'it is before 02:30'],
  ['15T21:00', '14T21:00', '01T00:00', true, 'it is 02:30'],
  ['15T21:10', '15T21:00', '01T00:00', false, 'the backup of this night exists'],
  ['16T12:00', '14T21:00', '01T00:00', true, 'the server was off at night'],
  ['16T12:00', '16T11:00', '01T00:00', false, 'the backup was made late'],
  ['15T20:00', '20T21:00', '01T00:00', false, 'the clock was set back'],
  ['15T12:00', null, '15T11:00', false, 'the database was created today'],
  ['15T21:00', null, '15T11:00', true, 'first night of the database'],
  ['15T12:00', null, '01T00:00', true, 'an old database without a backup'],
  ['15T21:00', null, null, false, 'the database has no admin yet'],
];

for (const [now, newest, since, due, why] of CASES) {
  test(`${due ? 'due' : 'not due'}: ${why}`, () => {
    const day = (text: string | null) => (text ? new Date(`2026-11-${text}:00Z`) : undefined);
    assert.equal(isDue({ newest: day(newest), since: day(since) }, day(now)!), due);
  });
}
