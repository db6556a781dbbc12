import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { testDatabase } from '../testing/test-database.ts';
import { connect, type Db, getPoolState } from './database.ts';
import { getSqlState, isDatabaseUnavailable } from './errors.ts';

const { db } = await testDatabase(4);
const { db: single, address: singleAddress } = await testDatabase(1);

/** Prepares `select <value>` under a name, as the statements of requests are. */
function prepareRead<T>(on: Db, name: string, value: SQL<T>) {
  const read = on.select({ value }).from(sql`(select) as one`).prepare(name);
  return async (values: Record<string, unknown> = {}) => (await read.execute(values))[0]!.value;
}

const readPid = prepareRead(db, 'pid', sql<number>`pg_backend_pid()`);
const repeat = <T>(count: number, start: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => start(n)));

test('reads that start in the same turn share a connection, sixteen at most', async () => {
  // opens all connections
  await repeat(4, () => db.execute(sql`select pg_sleep(0.05)`).execute());
  assert.equal(new Set(await repeat(16, () => readPid())).size, 1);
  assert.equal(new Set(await repeat(17, () => readPid())).size, 2);
});

test('each caller gets their own answer, also beside a statement that fails', async () => {
  const divide = prepareRead(db, 'divide', sql<number>`12 / ${sql.placeholder('by')}::int`);
  const settled = await Promise.allSettled([1, 0, 3, 0, 4].map((by) => divide({ by })));
  assert.deepEqual(
    settled.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : getSqlState(outcome.reason))),
    [12, '22012', 4, '22012', 3],
  );
});

test('every caller learns why a statement cannot be prepared', async () => {
  const broken = db
    .select()
    .from(pgTable('nowhere', { value: text() }))
    .prepare('broken');
  const settled = await Promise.allSettled([1, 2, 3].map(() => broken.execute()));
  const UNDEFINED_TABLE = '42P01';
  for (const outcome of settled)
    assert.equal(outcome.status === 'rejected' && getSqlState(outcome.reason), UNDEFINED_TABLE);
});

test('a lost connection fails the statements of its batch that have no answer yet', async () => {
  const one = prepareRead(db, 'one', sql<number>`1`);
  const terminate = prepareRead(db, 'terminate', sql`pg_terminate_backend(pg_backend_pid())`);
  const [before, ...lost] = await Promise.allSettled([one(), terminate(), one(), one()]);
  assert.equal(before.status, 'fulfilled');
  for (const outcome of lost)
    assert.ok(outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason));
  assert.equal(await one(), 1);
});

test('a read does not wait for a write that started in the same turn', async () => {
  await db.execute(sql`create table written (what text primary key)`);
  const written = pgTable('written', { what: text().primaryKey() });
  const insert = db.insert(written).values({ what: 'once' }).onConflictDoNothing().prepare('insert_once');
  let isDone = false;
  let waiting: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await tx.insert(written).values({ what: 'once' });
    waiting = insert.execute().then(() => {
      isDone = true;
    });
    await readPid();
    assert.equal(isDone, false);
  });
  await waiting;
});

test('reads that wait for a connection are counted one by one and then share it', async () => {
  const pid = prepareRead(single, 'pid', sql<number>`pg_backend_pid()`);
  const held = Promise.withResolvers<void>();
  const transaction = single.transaction(() => held.promise);
  const waiting = repeat(3, () => pid());
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  assert.deepEqual(getPoolState(single), { size: 1, inUse: 1, waiting: 3 });
  held.resolve();
  await transaction;
  assert.equal(new Set(await waiting).size, 1);
  assert.deepEqual(getPoolState(single), { size: 1, inUse: 0, waiting: 0 });
});

test('closing the pool lets reads of the same turn finish and fails later ones', async () => {
  const closing = connect(singleAddress, 1);
  const one = prepareRead(closing.db, 'one', sql<number>`1`);
  await one();
  const last = one();
  // Drizzle starts a statement in the next microtask.
  await Promise.resolve();
  const closed = closing.close();
  assert.equal(await last, 1);
  await closed;
  const settled = await Promise.allSettled([one(), one()]);
  for (const outcome of settled)
    assert.ok(outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason));
});
