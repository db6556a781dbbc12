import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { refuseLargePool } from './check-server.ts';
import { withConnection } from './connection.ts';
import { migrateDatabase } from './migrate.ts';

const { db, address } = await testDatabase();

/** Runs a statement outside of the test's own database. */
const execute = (statement: string) =>
  withConnection({ ...address, database: 'postgres' }, (owner) => owner.execute(sql.raw(statement)));

test('processes that start together fill an empty database once, one after the other', async () => {
  const name = `${address.database}_empty`;
  await execute(`create database ${name} template template0`);
  let inside = 0;
  let most = 0;
  try {
    await Promise.all(
      Array.from({ length: 4 }, () =>
        migrateDatabase({ ...address, database: name }, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setTimeout(resolve, 30));
          inside -= 1;
        }),
      ),
    );
    assert.equal(most, 1);
  } finally {
    await execute(`drop database ${name} with (force)`);
  }
});

test('a database in which Odia cannot be searched is refused with the remedy', async () => {
  const name = `${address.database}_c`;
  await execute(`create database ${name} template template0 locale_provider libc locale 'C'`);
  try {
    await assert.rejects(
      migrateDatabase({ ...address, database: name }, async () => {}),
      /locale C, under which Odia cannot be searched; create it with/,
    );
  } finally {
    await execute(`drop database ${name} with (force)`);
  }
});

test('a pool that is larger than PostgreSQL allows is refused', async () => {
  await refuseLargePool(db, 1);
  await assert.rejects(
    refuseLargePool(db, 100),
    /DATABASE_POOL is 100, but this PostgreSQL has room for \d+/,
  );
});
