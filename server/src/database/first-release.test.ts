import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { FIRST_RELEASE, FIRST_RELEASE_DUMP } from '../testing/first-release.ts';
import { testDatabase } from '../testing/test-database.ts';
import { withConnection } from './connection.ts';
import { type Db, inTransaction } from './database.ts';
import { describeTables } from './describe-tables.ts';
import { migrateDatabase } from './migrate.ts';
import { applyMigrations, dropSchema } from './rebuild-schema.ts';

/** Columns that got another name. */
const RENAMED: Record<string, Record<string, string>> = {
  attempts: { chapter_id: 'test_id' },
  papers: { chapter_id: 'test_id' },
  results: { chapter_id: 'test_id' },
};

const { address } = await testDatabase();
const old = { ...address, database: `${address.database}_first` };
const execute = (statement: string) =>
  withConnection({ ...address, database: 'postgres' }, (owner) => owner.execute(sql.raw(statement)));

/** Returns the rows of a table as JSON texts, with these columns only. */
async function readRows(db: Db, table: string, columns: string[]): Promise<string[]> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows } = await db.execute<{ row: string }>(
    sql`select jsonb_build_array(${list})::text as row from ${sql.identifier(table)} order by 1`,
  );
  return rows.map(({ row }) => row);
}

type TableRows = { table: string; columns: string[]; rows: string[] };
let stored: TableRows[] = [];

before(async () => {
  await execute(`create database ${old.database} template template0`);
  const dump = await readFile(FIRST_RELEASE_DUMP, 'utf8');
  stored = await withConnection(old, async (db) => {
    await inTransaction(db, async (tx) => {
      await dropSchema(tx);
      await applyMigrations(tx, { upTo: FIRST_RELEASE });
      await tx.execute(sql.raw(dump));
    });
    const tables: TableRows[] = [];
    for (const { name: table, columns } of await describeTables(db))
      tables.push({ table, columns, rows: await readRows(db, table, columns) });
    return tables;
  });
  await migrateDatabase(old, async () => {});
});

after(() => execute(`drop database ${old.database} with (force)`));

test('the dump of the first release has rows of every table', () => {
  assert.ok(stored.length > 0);
  assert.deepEqual(
    stored.filter(({ rows }) => rows.length === 0).map(({ table }) => table),
    [],
  );
});

test('all migrations keep every row and value of the first release', () =>
  withConnection(old, async (db) => {
    for (const { table, columns, rows } of stored) {
      const today = columns.map((column) => RENAMED[table]?.[column] ?? column);
      assert.deepEqual(await readRows(db, table, today), rows, table);
    }
  }));

test('courses of the first release are published, their mock tests exist, and their admins are owners', () =>
  withConnection(old, async (db) => {
    const read = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
    assert.deepEqual(await read(sql`select distinct state from courses`), [{ state: 'published' }]);
    assert.deepEqual(await read(sql`select distinct role from admins`), [{ role: 'owner' }]);
    assert.deepEqual(
      await read(sql`select from results r where not exists (select from tests t where t.id = r.test_id)`),
      [],
    );
    // an attempt that is not handed in can be continued
    assert.deepEqual(await read(sql`select answers from attempts where handed_in_at is null`), [
      { answers: [-1, 1] },
    ]);
  }));
