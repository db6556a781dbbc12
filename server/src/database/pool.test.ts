import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { poolOf } from './database.ts';

const { db } = await testDatabase(2);

test('statements and transactions are counted while they last, also where they fail', async () => {
  assert.deepEqual(poolOf(db), { size: 2, inUse: 0, waiting: 0 });
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  assert.deepEqual(poolOf(db), { size: 2, inUse: 1, waiting: 0 });
  const failing = assert.rejects(db.execute(sql`select * from nowhere`));
  const others = [1, 2].map(() => db.execute(sql`select 1`).execute());
  // a statement begins with the next turn
  await Promise.resolve();
  assert.deepEqual(poolOf(db), { size: 2, inUse: 2, waiting: 2 });
  held.resolve();
  await Promise.all([transaction, failing, ...others]);
  assert.deepEqual(poolOf(db), { size: 2, inUse: 0, waiting: 0 });
});

test('of a transaction itself nothing is known', () =>
  db.transaction(async (tx) => assert.equal(poolOf(tx), undefined)));
