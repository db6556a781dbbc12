import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHeartbeatCheck } from './heartbeat.ts';

function countSilences(events: string) {
  let silences = 0;
  const heartbeat = createHeartbeatCheck(() => {
    silences += 1;
  });
  for (const event of events) {
    if (event === 'b') heartbeat.beat();
    else heartbeat.check();
  }
  return silences;
}

const CASES: [what: string, events: string, silences: number][] = [
  ['is reported once after twelve checks without a heartbeat', `b${'c'.repeat(30)}`, 1],
  ['is not reported if a heartbeat comes before the twelfth check', `b${'cccccccccccb'.repeat(10)}`, 0],
  ['is not reported of a process that never sends heartbeats', 'c'.repeat(30), 0],
  ['is not reported after a pause that delays heartbeats and checks alike', 'bcbccbbbcb', 0],
];

for (const [what, events, silences] of CASES)
  test(`silence ${what}`, () => assert.equal(countSilences(events), silences));
