import { after } from 'node:test';
import { sql } from 'drizzle-orm';
import { type DatabaseAddress, withConnection } from '../database/connection.ts';
import { connect, type Db } from '../database/database.ts';

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

  // Nobody may be connected to a template while it is copied.
  const maintenance = { ...template, database: 'postgres' };
  await withConnection(maintenance, (owner) =>
    owner.execute(sql`create database ${sql.identifier(name)} template ${sql.identifier(template.database)}`),
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
