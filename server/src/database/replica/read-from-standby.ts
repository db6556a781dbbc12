import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database.ts';
import { readStandbyPosition } from './queries.ts';
import { findProblem, type Position, type ReplicaProblem } from './rules.ts';

/** How long a read waits until the replica has replayed what was committed before it. */
const MAX_WAIT_MS = 100;
const POLL_MS = 5;
/** How long the replica may take to say how far it is, with the time to get a connection. */
const ANSWER_MS = 1000;

/** `bytesBehind` is null if it is unknown. */
export type Attempt<T> =
  | { problem: null; bytesBehind: number | null; value: T }
  | { problem: ReplicaProblem; bytesBehind: number | null };

/**
 * Runs `work` on the replica if it has everything up to `position`. The check and the reads are one transaction, so that
 * they reach the same server, whatever is behind the address. Rejects with the failure of the replica or of `work`.
 */
export async function readFromStandby<T>(
  replica: Db,
  position: Position,
  work: (db: Db) => Promise<T>,
): Promise<Attempt<T>> {
  const { promise: answered, resolve: onAnswered } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => onAnswered(false), ANSWER_MS);
  const reading = replica.transaction(
    async (tx): Promise<Attempt<T>> => {
      const found = await waitForPosition(tx, position);
      onAnswered(true);
      // `answered` is false if this came too late
      if (found.problem !== null || !(await answered))
        return { ...found, problem: found.problem ?? 'unavailable' };
      return { ...found, problem: null, value: await work(tx) };
    },
    { accessMode: 'read only' },
  );
  // reports a failure before the answer; a later one is reported by `reading` itself
  reading.catch(() => onAnswered(true));
  const isInTime = await answered;
  clearTimeout(timer);
  return isInTime ? reading : { problem: 'unavailable', bytesBehind: null };
}

/** Waits for a replica that is a moment behind. */
async function waitForPosition(db: Db, position: Position) {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const standby = await readStandbyPosition(db, position.lsn);
    const problem = findProblem(position, standby);
    if (problem !== 'behind' || performance.now() > deadline)
      return { problem, bytesBehind: standby.bytesBehind && Math.max(0, standby.bytesBehind) };
    await sleep(POLL_MS);
  }
}
