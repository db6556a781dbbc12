import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Sessions, counters and the state of the server. A backup leaves them out: they expire, and some are private. */
export const EPHEMERAL_TABLES = [
  'sessions',
  'sign_in_failures',
  'sign_in_codes',
  'auth_challenges',
  'admin_invites',
  'call_counts',
  'job_runs',
  'restore_rehearsals',
  'system_errors',
  'idempotency_keys',
  'data_exports',
  'notice_channels',
  // a restored delivery would be sent again
  'notice_deliveries',
  'push_subscriptions',
];

export type Table = {
  name: string;
  /** The columns that can be written. */
  columns: string[];
  /** The tables that its foreign keys refer to. */
  references: string[];
};

/** Lists the tables of the schema, each after the tables that it refers to. */
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
      )) as "references"
    from pg_class c
    where c.relnamespace = current_schema()::text::regnamespace and c.relkind = 'r'
    order by name`);
  return sortByReferences(rows);
}

function sortByReferences(tables: Table[]): Table[] {
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const next = tables.find(
      ({ name, references }) =>
        !ordered.has(name) && references.every((referenced) => ordered.has(referenced)),
    );
    if (!next) throw new Error('the foreign keys of some tables form a cycle');
    ordered.set(next.name, next);
  }
  return [...ordered.values()];
}
