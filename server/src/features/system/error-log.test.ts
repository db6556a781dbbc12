import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemErrors } from '../../database/tables/system.ts';
import type { FailedRequest } from '../../http/error-handler.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createErrorLog, KEPT } from './error-log.ts';

const { db } = await testDatabase();

let time = Date.now();
const now = () => {
  time += 1000;
  return new Date(time);
};
const open = (process = 'here:1') => createErrorLog(db, { process, now });

const failed = (id: string): FailedRequest => ({
  error: new Error(`failure ${id}`),
  status: 500,
  request: {
    id,
    method: 'GET',
    url: '/secret/path',
    routeOptions: { url: '/:any' },
  } as FailedRequest['request'],
});

test('however many there are, the newest are kept and the newest fifty shown', async () => {
  for (let batch = 0; batch < 6; batch += 1) {
    const log = open(`here:${batch}`);
    for (let n = 0; n < 45; n += 1) log.note(failed(`${batch}-${n}`));
    await log.close();
  }
  assert.equal(await db.$count(systemErrors), KEPT);
  const shown = await open().recent();
  assert.equal(shown.length, 50);
  assert.deepEqual([shown[0]!.requestId, shown[49]!.requestId], ['5-44', '4-40']);
  assert.ok(shown.every(({ route }) => route === '/:any'));
});

test('a flood within a moment leaves its newest fifty', async () => {
  await db.delete(systemErrors);
  const log = open();
  for (let n = 0; n < 500; n += 1) log.note(failed(`flood-${n}`));
  assert.equal((await log.recent()).length, 50);
  await log.close();
  assert.equal(await db.$count(systemErrors), 50);
  assert.equal((await open().recent())[0]!.requestId, 'flood-499');
});

test('what is written is listed once, beside what is not written yet', async () => {
  await db.delete(systemErrors);
  const log = open();
  log.note(failed('first'));
  await log.close();
  log.note(failed('second'));
  assert.deepEqual(
    (await log.recent()).map(({ requestId }) => requestId),
    ['second', 'first'],
  );
  await log.close();
});
