import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { connect, type Db, getPoolState, type Tx } from './database.ts';

let onConnectionEnd = () => {};
const { db } = await openDatabase(2);
const { db: single } = await openDatabase(1);
const { db: otherDb } = await testDatabase(1);

async function openDatabase(size: number): Promise<{ db: Db }> {
  const { address } = await testDatabase(1);
  const connected = connect(address, size, { onConnectionEnd: () => onConnectionEnd() });
  after(() => connected.close());
  return connected;
}

async function readPid(connection: Db | Tx): Promise<number> {
  const { rows } = await connection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]!.pid;
}

/** Ends a connection and waits until the pool has noticed it. */
async function terminate(pid: number): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  onConnectionEnd = resolve;
  await otherDb.execute(sql`select pg_terminate_backend(${pid})`);
  await ended;
}

const selectOne = async () => (await db.execute<{ one: number }>(sql`select 1 as one`)).rows[0]?.one;

test('a connection lost between two statements fails only its transaction', async () => {
  let later: unknown;
  await assert.rejects(
    db.transaction(async (tx) => {
      await terminate(await readPid(tx));
      later = await tx.execute(sql`select 1`).catch((error) => error);
    }),
  );
  assert.ok(later instanceof Error);
  assert.equal(await selectOne(), 1);
});

test('a connection lost during a statement fails it, and the pool opens another', async () => {
  const { promise: pid, resolve: onPid } = Promise.withResolvers<number>();
  const waiting = assert.rejects(
    db.transaction(async (tx) => {
      onPid(await readPid(tx));
      await tx.execute(sql`select pg_sleep(600)`);
    }),
  );
  const isSleeping = async () =>
    (await otherDb.$count(sql`pg_stat_activity`, sql`pid = ${await pid} and wait_event = 'PgSleep'`)) === 1;
  while (!(await isSleeping()));
  await terminate(await pid);
  await waiting;
  assert.equal(await selectOne(), 1);
});

test('a transaction that continues after it lost its connection changes nothing', async () => {
  await db.execute(sql`create table written (what text)`);
  const { promise: terminated, resolve: onTerminated } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  let last: unknown;
  const lost = db.transaction(async (tx) => {
    await terminate(await readPid(tx));
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
  const before = await readPid(single);
  await assert.rejects(single.execute(sql`select 1 / 0`));
  await assert.rejects(single.transaction((tx) => tx.execute(sql`select 1 / 0`)));
  assert.equal(await readPid(single), before);
});

test('returns the connection to the pool when a transaction cannot begin', async () => {
  const pid = await readPid(single);
  const began = single.transaction(async () => {}).catch(() => {});
  await terminate(pid);
  await began;
  assert.deepEqual(getPoolState(single), { size: 1, inUse: 0, waiting: 0 });
  await single.execute(sql`select 1`);
});
