import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callCounts } from '../../database/tables/call-counts.ts';
import { createSharedCallCounts } from '../../http/shared-call-counts.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { shareCallsThrough } from './service.ts';

const { db } = await testDatabase();
const clock = { now: new Date('2026-11-15T10:00:20Z') };
/** Three processes that share a database. */
const [one, two, three] = [1, 2, 3].map(() =>
  createSharedCallCounts(shareCallsThrough(db), () => clock.now),
) as [
  ReturnType<typeof createSharedCallCounts>,
  ReturnType<typeof createSharedCallCounts>,
  ReturnType<typeof createSharedCallCounts>,
];
const MAX = 100;

function callOften(process: ReturnType<typeof createSharedCallCounts>, caller: string, times: number) {
  let last = { calls: 0, secondsLeft: 0 };
  for (let n = 0; n < times; n += 1) last = process.add(caller, MAX);
  return last;
}

test('who calls several processes is counted by all of them together', async () => {
  for (const process of [one, two, three]) {
    assert.deepEqual(callOften(process, 'busy', 30), { calls: 30, secondsLeft: 40 });
    await process.exchange();
  }
  assert.equal(callOften(three, 'busy', 1).calls, 91, 'the last heard of the others at once');
  assert.equal(callOften(one, 'busy', 1).calls, 31, 'the first has not heard of them yet');
  await Promise.all([one, two, three].map((process) => process.exchange()));
  await one.exchange();
  assert.equal(callOften(one, 'busy', 10).calls >= 101, true, 'and now it has');
});

test('what is told twice is counted once', async () => {
  callOften(one, 'steady', 20);
  await one.exchange();
  await one.exchange();
  callOften(two, 'steady', 20);
  await two.exchange();
  assert.equal(callOften(two, 'steady', 1).calls, 41);
});

test('who calls now and then is nobody’s business', async () => {
  callOften(one, 'calm', 9);
  await one.exchange();
  const rows = await db.select().from(callCounts);
  assert.deepEqual(rows.map(({ caller }) => caller).toSorted(), ['busy', 'steady']);
});

test('with the minute all is forgotten', async () => {
  clock.now = new Date('2026-11-15T10:01:00Z');
  assert.deepEqual(callOften(one, 'busy', 15), { calls: 15, secondsLeft: 60 });
  await one.exchange();
  assert.deepEqual(
    (await db.select().from(callCounts)).map(({ caller, calls }) => [caller, calls]),
    [['busy', 15]],
  );
});

test('while the database is away each process counts alone', async () => {
  const alone = createSharedCallCounts(
    () => Promise.reject(new Error('away')),
    () => clock.now,
  );
  callOften(alone, 'busy', 50);
  await assert.rejects(alone.exchange());
  assert.equal(callOften(alone, 'busy', 51).calls, 101);
});

test('a clock that is set back leaves nothing that counts when its time comes again', async () => {
  const process = createSharedCallCounts(shareCallsThrough(db), () => clock.now);
  clock.now = new Date('2026-11-15T13:00:00Z');
  callOften(process, 'traveller', 50);
  await process.exchange();
  clock.now = new Date('2026-11-15T11:00:00Z');
  assert.deepEqual(callOften(process, 'traveller', 20), { calls: 20, secondsLeft: 60 });
  await process.exchange();
  const rows = await db.select().from(callCounts);
  assert.deepEqual(
    rows.map(({ window, calls }) => [window.toISOString(), calls]),
    [['2026-11-15T11:00:00.000Z', 20]],
  );
});
