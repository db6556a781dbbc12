import { sql } from 'drizzle-orm';
import type { DatabaseAddress } from './connection.ts';
import { connect } from './database.ts';

/** Named locks that all processes of the database share. PostgreSQL releases the locks of a process that ends. */
export type Locks = {
  /**
   * Returns a signal that is aborted when the lock is lost with its connection, because another process may have it from
   * then on. Returns null if this or another process holds the lock.
   */
  tryLock(name: string): Promise<AbortSignal | null>;
  unlock(name: string): Promise<void>;
};

export type SideConnection = Locks & {
  ping(): Promise<void>;
  /** Closes the connection at once and loses its locks; the next call opens another. */
  drop(): void;
  close(): Promise<void>;
};

const CLOSE_SECONDS = 5;

/**
 * Opens one connection outside the pool for locks and pings. A lock is held for as long as a job runs and would otherwise
 * take a connection from the pool all that time.
 */
export function openSideConnection(address: DatabaseAddress): SideConnection {
  // PostgreSQL grants the same lock to the same connection again.
  const held = new Map<string, AbortController>();
  const { db, close, drop } = connect(address, 1, {
    onConnectionEnd() {
      for (const lost of held.values()) lost.abort();
      held.clear();
    },
  });
  const toLockId = (name: string) => sql`hashtextextended(${name}, 0)`;
  return {
    async tryLock(name) {
      if (held.has(name)) return null;
      const lost = new AbortController();
      held.set(name, lost);
      try {
        const { rows } = await db.execute<{ locked: boolean }>(
          sql`select pg_try_advisory_lock(${toLockId(name)}) as locked`,
        );
        if (rows[0]!.locked) return lost.signal;
        held.delete(name);
        return null;
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
    drop,
    close: () => close(CLOSE_SECONDS),
  };
}
