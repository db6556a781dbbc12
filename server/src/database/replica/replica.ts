import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { failureSummary } from '../../failure-summary.ts';
import type { DatabaseAddress } from '../connection.ts';
import { connect, type Db } from '../database.ts';
import { getSqlState, isDatabaseUnavailable } from '../errors.ts';
import type { Read } from '../read-database.ts';
import { createWatchdog } from '../watchdog.ts';
import { checkTables, readPosition } from './queries.ts';
import { readFromStandby } from './read-from-standby.ts';
import type { ReplicaProblem } from './rules.ts';

const CHECK_INTERVAL_MS = 1000;
const CLOSE_SECONDS = 1;

export type ReplicaState = {
  /** Null while the replica is used. */
  problem: ReplicaProblem | null;
  since: Date;
  /** At the last check; null if unknown. */
  bytesBehind: number | null;
  /** How many reads each of the two has served. */
  reads: { replica: number; database: number };
};

export type Replica = { read: Read; state(): ReplicaState; close(): Promise<void> };

type ReplicaParts = {
  db: Db;
  address: DatabaseAddress;
  pool: number;
  log: { info(message: string): void; warn(details: object, message: string): void };
};

/**
 * Reads from a replica if it has everything that was committed before the read began, and from `db` if it has not, or if it
 * fails. A replica with a problem is checked once a second and not asked meanwhile.
 */
export function openReplica({ db, address, pool, log }: ReplicaParts): Replica {
  const pinging = connect(address, 1, { acceptsStandby: true });
  const watchdog = createWatchdog({
    async ping() {
      await pinging.db.execute(sql`select 1`);
    },
    drop: pinging.drop,
  });
  const { db: replica, close } = connect(address, pool, { watchdog, acceptsStandby: true });
  const reads = { replica: 0, database: 0 };
  let state: Omit<ReplicaState, 'reads'> | undefined;
  const closing = new AbortController();

  function note(problem: ReplicaProblem | null, bytesBehind: number | null, error?: unknown): void {
    if (closing.signal.aborted) return;
    const isNew = state?.problem !== problem;
    state = { problem, bytesBehind, since: isNew ? new Date() : state!.since };
    if (!isNew) return;
    if (problem === null) log.info('The replica is used');
    else {
      const reason = error === undefined ? undefined : failureSummary(error);
      log.warn({ problem, bytesBehind, reason }, 'The replica is not used: the database serves all reads');
    }
  }

  async function tryReplica<T>(work: (db: Db) => Promise<T>) {
    // fails if `db` fails, which says nothing about the replica
    const position = await readPosition(db, '');
    try {
      const attempt = await readFromStandby(replica, position, work);
      note(attempt.problem, attempt.bytesBehind);
      return attempt;
    } catch (error) {
      if (!isFailureOfServer(error)) throw error;
      note('unavailable', null, error);
      return undefined;
    }
  }

  const read: Read = async (work) => {
    const attempt = state?.problem === null ? await tryReplica(work) : undefined;
    if (attempt?.problem === null) {
      reads.replica += 1;
      return attempt.value;
    }
    reads.database += 1;
    return work(db);
  };

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await tryReplica(checkTables).catch((error) => {
        if (!isDatabaseUnavailable(error)) note('unavailable', null, error);
      });
      await sleep(CHECK_INTERVAL_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  }
  const watching = watch();

  return {
    read,
    state: () => ({
      problem: 'unavailable',
      bytesBehind: null,
      since: new Date(),
      ...state,
      reads: { ...reads },
    }),
    async close() {
      closing.abort();
      watchdog.stop();
      await Promise.all([close(CLOSE_SECONDS), pinging.close(CLOSE_SECONDS), watching]);
    },
  };
}

const QUERY_CANCELLED = '57014';

/** Whether `db` may serve what the replica could not. A statement that is too slow there is too slow here as well. */
function isFailureOfServer(error: unknown): boolean {
  const state = getSqlState(error);
  return isDatabaseUnavailable(error) || (state !== undefined && state !== QUERY_CANCELLED);
}
