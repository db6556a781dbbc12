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

test('processes that start at the same time migrate an empty database one after the other', async () => {
  const name = `${address.database}_empty`;
  await execute(`create database ${name} template template0`);
  let running = 0;
  let maxRunning = 0;
  try {
    await Promise.all(
      Array.from({ length: 4 }, () =>
        migrateDatabase({ ...address, database: name }, async () => {
          running += 1;
          maxRunning = Math.max(maxRunning, running);
          await new Promise((resolve) => setTimeout(resolve, 30));
          running -= 1;
        }),
      ),
    );
    assert.equal(maxRunning, 1);
  } finally {
    await execute(`drop database ${name} with (force)`);
  }
});

const UNUSABLE: [what: string, options: string, message: RegExp][] = [
  [
    'a locale that cannot search Odia',
    "locale_provider libc locale 'C'",
    /locale C, under which Odia cannot be searched; create it with/,
  ],
  [
    'an encoding that cannot store Odia',
    "encoding 'LATIN1' locale_provider libc locale 'C'",
    /encoding LATIN1, which cannot store Odia; create it with: CREATE DATABASE sikhya .* ENCODING 'UTF8'/,
  ],
];

for (const [index, [what, options, message]] of UNUSABLE.entries())
  test(`refuses a database with ${what}, says what to do and leaves it empty`, async () => {
    const name = `${address.database}_unusable${index}`;
    await execute(`create database ${name} template template0 ${options}`);
    const unusable = { ...address, database: name };
    try {
      await assert.rejects(
        migrateDatabase(unusable, async () => {}),
        message,
      );
      const added = sql`select tablename::text as name from pg_tables where schemaname in ('public', 'drizzle')
        union all select extname::text from pg_extension where extname <> 'plpgsql'`;
      assert.deepEqual((await withConnection(unusable, (owner) => owner.execute(added))).rows, []);
    } finally {
      await execute(`drop database ${name} with (force)`);
    }
  });

test('refuses a pool that is larger than PostgreSQL allows', async () => {
  await refuseLargePool(db, { databasePool: 1, processes: 2 });
  await assert.rejects(
    refuseLargePool(db, { databasePool: 100, processes: 1 }),
    /DATABASE_POOL is 100, which needs 103 connections, but this PostgreSQL allows \d+ .* lower DATABASE_POOL, or raise/,
  );
  await assert.rejects(
    refuseLargePool(db, { databasePool: 99, processes: 3 }),
    /DATABASE_POOL is 99 for each of 3 processes, which needs 402 connections/,
  );
});
