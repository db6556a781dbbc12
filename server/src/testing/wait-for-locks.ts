import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** Waits until as many connections of the test database wait for a lock. */
export async function waitForLocks(db: Db, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
    await setTimeout(10);
  }
}
