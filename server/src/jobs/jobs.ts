import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import type { Locks } from '../database/side-connection.ts';
import { failureSummary } from '../failure-summary.ts';
import { deleteOldRuns, recordJobEnd, recordStart } from './run-queries.ts';

/** A task that the server runs on a schedule. Tests call `run` directly. */
export type Job = {
  name: string;
  everySeconds: number;
  /** A daily job starts at this full hour in India, and not a day after its last run. */
  indianHour?: number;
  /** Must end soon after the signal is aborted, because the server waits for it. */
  run(signal: AbortSignal): Promise<void>;
};

type Log = { error(details: { err: unknown }, message: string): void };

/**
 * Runs every job at once and then repeatedly, each with its own pause. A job runs in one process at a time, even if several
 * share the database. A failure is logged, and the job runs again after its pause, or soon if the database was away. The
 * last runs of jobs that were removed or turned off are deleted after a week, so that nobody waits for their next run.
 */
export function startJobs(db: Db, locks: Locks, log: Log, jobs: Job[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  // those of other processes are kept, which may have other settings or run another release
  const cleaning = deleteOldRuns(
    db,
    jobs.map(({ name }) => name),
    new Date(Date.now() - OLD_RUN_MS),
  ).catch((err: unknown) => log.error({ err }, 'deleting the runs of removed jobs failed'));
  const running = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      const failure = await runAlone(db, locks, job, stopping.signal).catch((err: unknown) => {
        log.error({ err }, `${job.name} failed`);
        return err;
      });
      await pause(getPauseMs(job, new Date(), failure), stopping.signal);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all([cleaning, ...running]);
    },
  };
}

/** Every job runs more often than this. */
const OLD_RUN_MS = 7 * 24 * 3600 * 1000;
/** Longer than most failovers. */
const RETRY_MS = 30_000;
const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** India is ahead of UTC by this time, all year round. */
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** Returns the time until the job runs again. A run that the database interrupted is repeated soon. */
export function getPauseMs({ everySeconds, indianHour }: Job, now: Date, failure?: unknown): number {
  const pauseMs =
    indianHour === undefined
      ? everySeconds * 1000
      : DAY_MS - ((now.getTime() + INDIA_OFFSET_MS - indianHour * HOUR_MS) % DAY_MS);
  const isInterrupted = failure instanceof LockLost || isDatabaseUnavailable(failure);
  return isInterrupted ? Math.min(pauseMs, RETRY_MS) : pauseMs;
}

/** The connection with the lock of the job was lost while it ran. */
export class LockLost extends Error {
  constructor() {
    super('The connection with the lock of the job was lost.');
  }
}

/** Runs the job unless it is already running in this or another process. */
export async function runAlone(db: Db, locks: Locks, job: Job, signal: AbortSignal): Promise<void> {
  const lock = `job ${job.name}`;
  const lost = await locks.tryLock(lock);
  if (!lost) return;
  try {
    await runAndRecord(db, job, { signal, lost });
  } finally {
    // if the connection is lost, PostgreSQL has already released the lock
    await locks.unlock(lock).catch(() => {});
  }
}

/** Runs the job and records its start and result. */
async function runAndRecord(
  db: Db,
  job: Job,
  { signal, lost }: { signal: AbortSignal; lost: AbortSignal },
): Promise<void> {
  const startedAt = new Date();
  // the job runs anyway: a database that cannot store more rows can still be backed up
  await recordStart(db, job.name, startedAt).catch(() => {});
  // without its lock the job ends, because another process may run it from now on
  const failure = await job
    .run(AbortSignal.any([signal, lost]))
    .then(() => {
      if (lost.aborted && !signal.aborted) throw new LockLost();
    })
    .then(
      () => null,
      (error: unknown) => ({ error }),
    );
  await recordJobEnd(db, job.name, {
    startedAt,
    endedAt: new Date(),
    failure: failure && failureSummary(failure.error),
  }).catch((error) => {
    // if the job failed too, its own error is more useful
    if (!failure) throw error;
  });
  if (failure) throw failure.error;
}

/** Returns after the time, or at once when the signal is aborted. Leaves no listener on the signal. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => {});
}
