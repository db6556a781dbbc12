import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import type { Db, Tx } from './database.ts';

const { db } = await testDatabase(1);
const { db: elsewhere } = await testDatabase(1);

async function cut(connection: Db | Tx): Promise<void> {
  const [row] = await connection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await elsewhere.execute(sql`select pg_terminate_backend(${row!.pid})`);
  await moment(50);
}

const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const reach = async () => (await db.execute<{ one: number }>(sql`select 1 as one`))[0]?.one;

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
  const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const waiting = assert.rejects(db.transaction((tx) => tx.execute(sql`select pg_sleep(10)`)));
  await moment(100);
  await elsewhere.execute(sql`select pg_terminate_backend(${row!.pid})`);
  await waiting;
  await moment(50);
  assert.equal(await reach(), 1);
});

test('a transaction that goes on although its connection is lost does nothing to the one that took its place', async () => {
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
  await assert.rejects(lost);
  await assert.rejects(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into written values ('by the next one')`);
      end();
      await moment(100);
      throw new Error('changed its mind');
    }),
    /changed its mind/,
  );
  assert.ok(last instanceof Error);
  assert.deepEqual([...(await db.execute(sql`select * from written`))], []);
});
