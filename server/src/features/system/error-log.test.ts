import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemErrors } from '../../database/tables/system.ts';
import type { FailedRequest } from '../../http/error-handler.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createErrorLog, MAX_STORED } from './error-log.ts';

const { db } = await testDatabase();

let time = Date.now();
const now = () => {
  time += 1000;
  return new Date(time);
};
const openLog = (process = 'here:1') => createErrorLog(db, { process, now });

const failure = (id: string): FailedRequest => ({
  error: new Error(`failure ${id}`),
  status: 500,
  request: {
    id,
    method: 'GET',
    url: '/secret/path',
    routeOptions: { url: '/:any' },
  } as FailedRequest['request'],
});

test('stores a limited number of errors and lists the newest fifty', async () => {
  for (let batch = 0; batch < 6; batch += 1) {
    const log = openLog(`here:${batch}`);
    for (let n = 0; n < 45; n += 1) log.record(failure(`${batch}-${n}`));
    await log.close();
  }
  assert.equal(await db.$count(systemErrors), MAX_STORED);
  const listed = await openLog().listRecent();
  assert.equal(listed.length, 50);
  assert.deepEqual([listed[0]!.requestId, listed[49]!.requestId], ['5-44', '4-40']);
  assert.ok(listed.every(({ route }) => route === '/:any'));
});

test('stores the newest fifty of many errors within a second', async () => {
  await db.delete(systemErrors);
  const log = openLog();
  for (let n = 0; n < 500; n += 1) log.record(failure(`flood-${n}`));
  assert.equal((await log.listRecent()).length, 50);
  await log.close();
  assert.equal(await db.$count(systemErrors), 50);
  assert.equal((await openLog().listRecent())[0]!.requestId, 'flood-499');
});

test('lists written and pending errors once each', async () => {
  await db.delete(systemErrors);
  const log = openLog();
  log.record(failure('first'));
  await log.close();
  log.record(failure('second'));
  assert.deepEqual(
    (await log.listRecent()).map(({ requestId }) => requestId),
    ['second', 'first'],
  );
  await log.close();
});
