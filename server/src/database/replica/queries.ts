import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { prepared } from '../prepared.ts';
import { sharedRead } from '../shared-read.ts';
import type { Position, StandbyPosition } from './rules.ts';

const identity = {
  system: sql<string>`(select system_identifier::text from pg_control_system())`,
  databaseId: sql<string>`(select oid::text from pg_database where datname = current_database())`,
};

/** The end of all acknowledged commits. A commit that does not wait for the disk is acknowledged before it is flushed. */
const currentLsn = sql`case current_setting('synchronous_commit') when 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end`;

const position = prepared('database_position', (db) =>
  db
    .select({
      ...identity,
      // the name of a file of the log starts with the timeline
      timeline: sql<number>`('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int`,
      lsn: sql<string>`lsn::text`,
    })
    .from(sql`(select ${currentLsn} as lsn) as current`),
);

/** Returns a position that contains everything committed before the call. Calls at the same moment share a statement. */
export const readPosition = sharedRead(async (db: Db): Promise<Position> => {
  const [row] = await position(db).execute();
  return row!;
});

const standbyPosition = prepared('standby_position', (db) =>
  db
    .select({
      ...identity,
      isStandby: sql<boolean>`pg_is_in_recovery()`,
      // the larger one, because either is stored later than the other
      timeline: sql<number>`greatest((select timeline_id from pg_control_checkpoint()),
        (select min_recovery_end_timeline from pg_control_recovery()))`,
      bytesBehind: sql<number | null>`(${sql.placeholder('lsn')}::pg_lsn - pg_last_wal_replay_lsn())::float8`,
    })
    .from(sql`(select) as one`),
);

export async function readStandbyPosition(db: Db, lsn: string): Promise<StandbyPosition> {
  const [row] = await standbyPosition(db).execute({ lsn });
  return row!;
}

/** Fails if this server or its user cannot read our tables. */
export async function checkTables(db: Db): Promise<void> {
  await db.execute(sql`select from courses limit 0`);
}
