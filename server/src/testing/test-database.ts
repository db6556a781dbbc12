import { after } from 'node:test';
import { sql } from 'drizzle-orm';
import { type DatabaseAddress, withConnection } from '../database/connection.ts';
import { connect, type Db } from '../database/database.ts';

/** The environment variable with the connection to the PostgreSQL of the test run, as JSON. */
export const TEST_POSTGRES = 'SIKHYA_TEST_POSTGRES';

type Parts = Exclude<DatabaseAddress, string>;

/**
 * Creates an empty database for one test file by copying the migrated template; drops it when the file is done.
 * Tests that use several connections at once need a larger pool.
 */
export async function testDatabase(pool = 4): Promise<{ db: Db; address: Parts }> {
  const connection = process.env[TEST_POSTGRES];
  if (!connection)
    throw new Error('this test needs a PostgreSQL: run it with `npm run test:server -- <file>`');
  const template: Parts = JSON.parse(connection);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const address = { ...template, database: name };

  // Nobody may be connected to a template while it is copied.
  const maintenance = { ...template, database: 'postgres' };
  await withConnection(maintenance, (owner) =>
    owner.execute(
      // copying the files takes half the CPU time of copying pages through the write-ahead log
      sql`create database ${sql.identifier(name)} template ${sql.identifier(template.database)} strategy file_copy`,
    ),
  );
  const { db, close } = connect(address, pool);
  after(async () => {
    await close();
    await withConnection(maintenance, (owner) =>
      owner.execute(sql`drop database ${sql.identifier(name)} with (force)`),
    );
  });
  return { db, address };
}
