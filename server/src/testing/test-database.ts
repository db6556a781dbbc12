import { after } from 'node:test';
import { connect, type DatabaseAddress, type Db, openClient } from '../database/database.ts';

/** Names the variable in which a test run says where its PostgreSQL is. */
export const TEST_POSTGRES = 'SIKHYA_TEST_POSTGRES';

type Parts = Exclude<DatabaseAddress, string>;

/**
 * An empty database of its own for one test file, copied from the migrated one; gone when the file is done.
 * Tests of several connections at once ask for a larger pool.
 */
export async function testDatabase(pool = 4): Promise<{ db: Db; address: Parts }> {
  const given = process.env[TEST_POSTGRES];
  if (!given) throw new Error('this test needs a PostgreSQL: run it with `npm run test:server -- <file>`');
  const template: Parts = JSON.parse(given);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const address = { ...template, database: name };

  await asOwner(template, (sql) => sql`create database ${sql(name)} template ${sql(template.database)}`);
  const { db, close } = connect(address, pool);
  after(async () => {
    await close();
    await asOwner(template, (sql) => sql`drop database ${sql(name)} with (force)`);
  });
  return { db, address };
}

/** One statement on the maintenance database, since nobody may be connected to a template while it is copied. */
async function asOwner(
  template: Parts,
  work: (sql: ReturnType<typeof openClient>) => Promise<unknown>,
): Promise<void> {
  const sql = openClient({ ...template, database: 'postgres' }, { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
