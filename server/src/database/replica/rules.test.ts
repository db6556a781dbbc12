import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProblem, type StandbyPosition } from './rules.ts';

const POSITION = { system: '7', databaseId: '16384', timeline: 2, lsn: '0/3000060' };
const CURRENT = { system: '7', databaseId: '16384', timeline: 2, isStandby: true, bytesBehind: 0 };

const CASES: [string, Partial<StandbyPosition>, ReturnType<typeof findProblem>][] = [
  ['a replica that has everything', {}, null],
  ['a replica that has replayed more', { bytesBehind: -4096 }, null],
  ['a replica that lacks a byte', { bytesBehind: 1 }, 'behind'],
  ['a replica that has replayed nothing', { bytesBehind: null }, 'behind'],
  ['the database itself', { isStandby: false, bytesBehind: null }, 'not-a-replica'],
  ['a promoted replica', { isStandby: false, timeline: 3 }, 'not-a-replica'],
  ['a replica of another server', { system: '8', bytesBehind: -1 }, 'other-database'],
  ['another database of the replica', { databaseId: '5' }, 'other-database'],
  [
    'a replica that still follows the primary before a failover',
    { timeline: 1, bytesBehind: -9 },
    'other-timeline',
  ],
  ['a replica of a server that was promoted beside the database', { timeline: 3 }, 'other-timeline'],
];

for (const [name, standby, problem] of CASES) {
  test(`${name} is ${problem ?? 'used'}`, () => {
    assert.equal(findProblem(POSITION, { ...CURRENT, ...standby }), problem);
  });
}
