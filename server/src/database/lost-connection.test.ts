import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { type Db, getPoolState, type Tx } from './database.ts';

const { db } = await testDatabase(2);
const { db: single } = await testDatabase(1);
const { db: otherDb } = await testDatabase(1);

async function terminate(connection: Db | Tx): Promise<void> {
  const {
    rows: [row],
  } = await connection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await otherDb.execute(sql`select pg_terminate_backend(${row!.pid})`);
  await sleep(50);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const selectOne = async () => (await db.execute<{ one: number }>(sql`select 1 as one`)).rows[0]?.one;

test('a connection lost between two statements fails only its transaction', async () => {
  let later: unknown;
  await assert.rejects(
    db.transaction(async (tx) => {
      await terminate(tx);
      later = await tx.execute(sql`select 1`).catch((error) => error);
    }),
  );
  assert.ok(later === undefined || later instanceof Error);
  assert.equal(await selectOne(), 1);
});

test('a connection lost during a statement fails it, and the pool opens another', async () => {
  const {
    rows: [row],
  } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const waiting = assert.rejects(db.transaction((tx) => tx.execute(sql`select pg_sleep(10)`)));
  await sleep(100);
  await otherDb.execute(sql`select pg_terminate_backend(${row!.pid})`);
  await waiting;
  await sleep(50);
  assert.equal(await selectOne(), 1);
});

test('a transaction that continues after it lost its connection changes nothing', async () => {
  await db.execute(sql`create table written (what text)`);
  const { promise: terminated, resolve: onTerminated } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  let last: unknown;
  const lost = db.transaction(async (tx) => {
    await terminate(tx);
    onTerminated();
    await mayEnd;
    last = await tx.execute(sql`insert into written values ('by the first')`).catch((error) => error);
  });
  await terminated;
  await assert.rejects(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into written values ('by the second')`);
      end();
      await assert.rejects(lost);
      throw new Error('changed its mind');
    }),
    /changed its mind/,
  );
  assert.ok(last instanceof Error);
  assert.deepEqual((await db.execute(sql`select * from written`)).rows, []);
});

test('keeps the connection when PostgreSQL refuses a statement', async () => {
  const pid = async () => (await single.execute(sql`select pg_backend_pid() as pid`)).rows[0];
  const before = await pid();
  await assert.rejects(single.execute(sql`select 1 / 0`));
  await assert.rejects(single.transaction((tx) => tx.execute(sql`select 1 / 0`)));
  assert.deepEqual(await pid(), before);
});

test('returns the connection to the pool when a transaction cannot begin', async () => {
  const [row] = (await single.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows;
  const began = single.transaction(async () => {}).catch(() => {});
  await otherDb.execute(sql`select pg_terminate_backend(${row!.pid})`);
  await began;
  await sleep(50);
  assert.deepEqual(getPoolState(single), { size: 1, inUse: 0, waiting: 0 });
  await single.execute(sql`select 1`);
});
