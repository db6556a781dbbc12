import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { type Db, poolOf, type Tx } from './database.ts';

const { db } = await testDatabase(2);
const { db: single } = await testDatabase(1);
const { db: elsewhere } = await testDatabase(1);

async function cut(connection: Db | Tx): Promise<void> {
  const {
    rows: [row],
  } = await connection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await elsewhere.execute(sql`select pg_terminate_backend(${row!.pid})`);
  await moment(50);
}

const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const reach = async () => (await db.execute<{ one: number }>(sql`select 1 as one`)).rows[0]?.one;

test('a connection that is lost between two statements fails the transaction, and nothing else', async () => {
  let later: unknown;
  await assert.rejects(
    db.transaction(async (tx) => {
      await cut(tx);
      later = await tx.execute(sql`select 1`).catch((error) => error);
    }),
  );
  assert.ok(later === undefined || later instanceof Error);
  assert.equal(await reach(), 1);
});

test('a connection that is lost during a statement fails it, and soon there is another', async () => {
  const {
    rows: [row],
  } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const waiting = assert.rejects(db.transaction((tx) => tx.execute(sql`select pg_sleep(10)`)));
  await moment(100);
  await elsewhere.execute(sql`select pg_terminate_backend(${row!.pid})`);
  await waiting;
  await moment(50);
  assert.equal(await reach(), 1);
});

test('a transaction that continues after it lost its connection changes nothing', async () => {
  await db.execute(sql`create table written (what text)`);
  const { promise: isCut, resolve: wasCut } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  let last: unknown;
  const lost = db.transaction(async (tx) => {
    await cut(tx);
    wasCut();
    await mayEnd;
    last = await tx.execute(sql`insert into written values ('by the lost one')`).catch((error) => error);
  });
  await isCut;
  await assert.rejects(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into written values ('by the next one')`);
      end();
      await assert.rejects(lost);
      throw new Error('changed its mind');
    }),
    /changed its mind/,
  );
  assert.ok(last instanceof Error);
  assert.deepEqual((await db.execute(sql`select * from written`)).rows, []);
});

test('a statement that PostgreSQL refuses does not cost its connection', async () => {
  const pid = async () => (await single.execute(sql`select pg_backend_pid() as pid`)).rows[0];
  const before = await pid();
  await assert.rejects(single.execute(sql`select 1 / 0`));
  await assert.rejects(single.transaction((tx) => tx.execute(sql`select 1 / 0`)));
  assert.deepEqual(await pid(), before);
});

test('a transaction that cannot begin gives its connection back', async () => {
  const [row] = (await single.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows;
  const began = single.transaction(async () => {});
  await elsewhere.execute(sql`select pg_terminate_backend(${row!.pid})`);
  await began.catch(() => {});
  await moment(50);
  assert.deepEqual(poolOf(single), { size: 1, inUse: 0, waiting: 0 });
  await single.execute(sql`select 1`);
});
