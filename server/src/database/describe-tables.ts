import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Who is signed in, failed to, or calls often, and how the server is doing: it comes and goes, and is no business of
 * whoever holds a backup.
 */
export const TABLES_OF_THE_MOMENT = [
  'sessions',
  'sign_in_failures',
  'sign_in_codes',
  'call_counts',
  'job_runs',
  'system_errors',
  'idempotency_keys',
];

export type Table = { name: string; columns: string[]; needs: string[] };

/** The tables that there are, each after those that it refers to, with the columns that can be written. */
export async function describeTables(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select c.relname::text as name,
      to_json(array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      )) as columns,
      to_json(array(
        select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid and p.relnamespace = c.relnamespace
      )) as needs
    from pg_class c
    where c.relnamespace = current_schema()::text::regnamespace and c.relkind = 'r'
    order by name`);
  return inOrder(rows);
}

function inOrder(tables: Table[]): Table[] {
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const next = tables.find(
      ({ name, needs }) => !ordered.has(name) && needs.every((needed) => ordered.has(needed)),
    );
    if (!next) throw new Error('some tables refer to one another in a circle');
    ordered.set(next.name, next);
  }
  return [...ordered.values()];
}
