import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { prepared } from './prepared.ts';
import { admins } from './tables/people.ts';

// One connection, so that all statements share their names.
const { db } = await testDatabase(1);
await db
  .insert(admins)
  .values(['asha', 'mina'].map((username) => ({ username, passwordHash: 'x', role: 'owner' as const })));

const usernames = prepared('usernames', (on, order: 'asc' | 'desc') =>
  on
    .select({ username: admins.username })
    .from(admins)
    .orderBy((order === 'asc' ? asc : desc)(admins.username)),
);

test('two variants under one name do not collide', async () => {
  const read = async (order: 'asc' | 'desc') =>
    (await usernames(db, order).execute()).map(({ username }) => username);
  assert.deepEqual(await read('asc'), ['asha', 'mina']);
  assert.deepEqual(await read('desc'), ['mina', 'asha']);
  assert.deepEqual(await read('asc'), ['asha', 'mina']);
});

test('two queries under one name do not collide', async () => {
  const passwordHash = prepared('usernames', (on) =>
    on
      .select({ passwordHash: admins.passwordHash })
      .from(admins)
      .where(eq(admins.username, sql.placeholder('username'))),
  );
  assert.deepEqual(await passwordHash(db).execute({ username: 'mina' }), [{ passwordHash: 'x' }]);
});

test('builds a variant once per database', async () => {
  assert.equal(usernames(db, 'asc'), usernames(db, 'asc'));
  assert.notEqual(usernames(db, 'asc'), usernames(db, 'desc'));
  const { db: otherDb } = await testDatabase(1);
  assert.notEqual(usernames(db, 'asc'), usernames(otherDb, 'asc'));
});

test('prepares each variant once per connection, under its own name', async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_prepared_statements where statement like '%order by "admins"."username"%'`,
  );
  assert.equal(rows.length, 2);
  for (const { name } of rows) assert.match(name, /^usernames_[0-9a-f]{16}$/);
});
