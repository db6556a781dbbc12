import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callCounts } from '../../database/tables/call-counts.ts';
import { createSharedCallCounts } from '../../http/shared-call-counts.ts';
import { findInDatabase } from '../../testing/find-in-database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createAddToSharedCounts } from './service.ts';

const { db } = await testDatabase();
const SECRET = 'shared-by-all-processes-of-this-test';
const clock = { now: new Date('2026-11-15T10:00:20Z') };
/** Three processes that share a database. */
const [one, two, three] = [1, 2, 3].map(() =>
  createSharedCallCounts(createAddToSharedCounts(db, SECRET), () => clock.now),
) as [
  ReturnType<typeof createSharedCallCounts>,
  ReturnType<typeof createSharedCallCounts>,
  ReturnType<typeof createSharedCallCounts>,
];
const MAX = 100;

function callRepeatedly(process: ReturnType<typeof createSharedCallCounts>, caller: string, times: number) {
  let last = { calls: 0, secondsLeft: 0 };
  for (let n = 0; n < times; n += 1) last = process.add(caller, MAX);
  return last;
}

test('calls to several processes are added up', async () => {
  for (const process of [one, two, three]) {
    assert.deepEqual(callRepeatedly(process, 'busy', 30), { calls: 30, secondsLeft: 40 });
    await process.exchange();
  }
  assert.equal(
    callRepeatedly(three, 'busy', 1).calls,
    91,
    'the last process has received the counts of the others',
  );
  assert.equal(callRepeatedly(one, 'busy', 1).calls, 31, 'the first process has not received them yet');
  await Promise.all([one, two, three].map((process) => process.exchange()));
  await one.exchange();
  assert.equal(callRepeatedly(one, 'busy', 10).calls >= 101, true, 'the first process has received them');
});

test('exchanging twice counts calls once', async () => {
  callRepeatedly(one, 'steady', 20);
  await one.exchange();
  await one.exchange();
  callRepeatedly(two, 'steady', 20);
  await two.exchange();
  assert.equal(callRepeatedly(two, 'steady', 1).calls, 41);
});

test('does not store callers with few calls', async () => {
  callRepeatedly(one, 'calm', 9);
  await one.exchange();
  const rows = await db.select().from(callCounts);
  assert.deepEqual(
    rows.map(({ calls }) => calls).toSorted((a, b) => a - b),
    [40, 102],
  );
});

test('starts from zero and deletes old counts every minute', async () => {
  clock.now = new Date('2026-11-15T10:01:00Z');
  assert.deepEqual(callRepeatedly(one, 'busy', 15), { calls: 15, secondsLeft: 60 });
  await one.exchange();
  assert.deepEqual(
    (await db.select().from(callCounts)).map(({ calls }) => calls),
    [15],
  );
});

test('each process counts alone while the database is unavailable', async () => {
  const alone = createSharedCallCounts(
    () => Promise.reject(new Error('unavailable')),
    () => clock.now,
  );
  callRepeatedly(alone, 'busy', 50);
  await assert.rejects(alone.exchange());
  assert.equal(callRepeatedly(alone, 'busy', 51).calls, 101);
});

test('adds up the calls of more callers than a statement takes parameters', async () => {
  const addToSharedCounts = createAddToSharedCounts(db, SECRET);
  const calls = new Map(Array.from({ length: 30_000 }, (_, n) => [`visitor ${n}`, n + 1]));
  await addToSharedCounts(clock.now, calls);
  const totals = await addToSharedCounts(clock.now, calls);
  assert.equal(totals.size, 30_000);
  assert.equal(totals.get('visitor 29999'), 60_000);
  await db.delete(callCounts);
});

test('deletes counts of the future after the clock was set back', async () => {
  const process = createSharedCallCounts(createAddToSharedCounts(db, SECRET), () => clock.now);
  clock.now = new Date('2026-11-15T13:00:00Z');
  callRepeatedly(process, 'traveller', 50);
  await process.exchange();
  clock.now = new Date('2026-11-15T11:00:00Z');
  assert.deepEqual(callRepeatedly(process, 'traveller', 20), { calls: 20, secondsLeft: 60 });
  await process.exchange();
  const rows = await db.select().from(callCounts);
  assert.deepEqual(
    rows.map(({ window, calls }) => [window.toISOString(), calls]),
    [['2026-11-15T11:00:00.000Z', 20]],
  );
});

test('38 an exchange after an erasure does not bring the id of the student back', async () => {
  const process = createSharedCallCounts(createAddToSharedCounts(db, SECRET), () => clock.now);
  const studentId = crypto.randomUUID();
  callRepeatedly(process, studentId, 50);
  callRepeatedly(process, `${studentId} /api/student/account`, 50);
  await process.exchange();
  assert.equal(await db.$count(callCounts), 3, 'both counts are shared, beside the one of the test before');
  assert.deepEqual(await findInDatabase(db, studentId), {});
});
