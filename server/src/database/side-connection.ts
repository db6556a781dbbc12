import { sql } from 'drizzle-orm';
import type { DatabaseAddress } from './connection.ts';
import { connect } from './database.ts';

/** Named locks that all processes on the database share. A lock ends with the process that holds it. */
export type Locks = {
  /** False where this or another process holds the lock. */
  tryLock(name: string): Promise<boolean>;
  unlock(name: string): Promise<void>;
};

export type SideConnection = Locks & {
  ping(): Promise<void>;
  close(): Promise<void>;
};

const CLOSE_SECONDS = 5;

/**
 * One connection beside the pool. Locks are held on it for as long as a job runs, so that jobs never take a connection
 * from the pool while they wait for another.
 */
export function openSideConnection(address: DatabaseAddress): SideConnection {
  const { db, close } = connect(address, 1);
  // PostgreSQL would give a lock twice to the same connection
  const held = new Set<string>();
  const keyOf = (name: string) => sql`hashtextextended(${name}, 0)`;
  return {
    async tryLock(name) {
      if (held.has(name)) return false;
      held.add(name);
      try {
        const { rows } = await db.execute<{ locked: boolean }>(
          sql`select pg_try_advisory_lock(${keyOf(name)}) as locked`,
        );
        if (!rows[0]!.locked) held.delete(name);
        return rows[0]!.locked;
      } catch (error) {
        held.delete(name);
        throw error;
      }
    },
    async unlock(name) {
      held.delete(name);
      await db.execute(sql`select pg_advisory_unlock(${keyOf(name)})`);
    },
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => close(CLOSE_SECONDS),
  };
}
