import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { testDatabase } from '../testing/test-database.ts';
import { getPoolState } from './database.ts';

const { db } = await testDatabase(2);

test('counts connections in use and waiting statements, also when statements fail', async () => {
  assert.deepEqual(getPoolState(db), { size: 2, inUse: 0, waiting: 0 });
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  assert.deepEqual(getPoolState(db), { size: 2, inUse: 1, waiting: 0 });
  const failing = assert.rejects(db.execute(sql`select * from nowhere`));
  const others = [1, 2].map(() => db.execute(sql`select 1`).execute());
  // Drizzle starts a statement in the next microtask.
  await Promise.resolve();
  assert.deepEqual(getPoolState(db), { size: 2, inUse: 2, waiting: 2 });
  held.resolve();
  await Promise.all([transaction, failing, ...others]);
  assert.deepEqual(getPoolState(db), { size: 2, inUse: 0, waiting: 0 });
});

test('has no pool state for a transaction', () =>
  db.transaction(async (tx) => assert.equal(getPoolState(tx), undefined)));

test('prepares a statement again after a migration has changed its columns', async () => {
  await db.execute(sql`create table changing (value integer)`);
  await db.execute(sql`insert into changing values (1)`);
  const statement = db
    .select()
    .from(pgTable('changing', { value: text('value') }))
    .prepare('changing');
  // both connections prepare it
  await Promise.all([statement.execute(), statement.execute()]);
  await db.execute(sql`alter table changing alter column value type text`);
  for (const rows of await Promise.all([statement.execute(), statement.execute(), statement.execute()]))
    assert.deepEqual(rows, [{ value: '1' }]);
});
