import { sql } from 'drizzle-orm';
import type { DatabaseAddress } from './connection.ts';
import { connect } from './database.ts';

/** Named locks that all processes of the database share. PostgreSQL releases the locks of a process that ends. */
export type Locks = {
  /** Returns false if this or another process holds the lock. */
  tryLock(name: string): Promise<boolean>;
  unlock(name: string): Promise<void>;
};

export type SideConnection = Locks & {
  ping(): Promise<void>;
  close(): Promise<void>;
};

const CLOSE_SECONDS = 5;

/**
 * Opens one connection outside the pool for locks and pings. A lock is held for as long as a job runs and would otherwise
 * take a connection from the pool all that time.
 */
export function openSideConnection(address: DatabaseAddress): SideConnection {
  const { db, close } = connect(address, 1);
  // PostgreSQL grants the same lock to the same connection again.
  const held = new Set<string>();
  const toLockId = (name: string) => sql`hashtextextended(${name}, 0)`;
  return {
    async tryLock(name) {
      if (held.has(name)) return false;
      held.add(name);
      try {
        const { rows } = await db.execute<{ locked: boolean }>(
          sql`select pg_try_advisory_lock(${toLockId(name)}) as locked`,
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
      await db.execute(sql`select pg_advisory_unlock(${toLockId(name)})`);
    },
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => close(CLOSE_SECONDS),
  };
}
