import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { describeTables } from '../database/describe-tables.ts';

/** Returns the rows of all tables that contain the text in any column, by table. */
export async function findInDatabase(db: Db, text: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name } of await describeTables(db)) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t where strpos(lower(t::text), lower(${text})) > 0`,
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}
