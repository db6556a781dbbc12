export type PoolSettings = { databasePool: number; processes: number };

/** One for locks and pings. */
const PER_PROCESS_OUTSIDE_POOL = 1;
/** One for migrations, one for a backup. */
const OUTSIDE_PROCESSES = 2;

/** Returns how many connections all processes open at most, with one more process during a rolling restart. */
export function countConnections({ databasePool, processes }: PoolSettings): number {
  const concurrent = processes === 1 ? 1 : processes + 1;
  return concurrent * (databasePool + PER_PROCESS_OUTSIDE_POOL) + OUTSIDE_PROCESSES;
}
