import type { Db } from '../database/database.ts';
import type { Locks } from '../database/side-connection.ts';
import { failureSummary } from '../failure-summary.ts';
import { recordJobEnd, recordStart } from './run-queries.ts';

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
 * share the database. A failure is logged, and the job runs again after its pause.
 */
export function startJobs(db: Db, locks: Locks, log: Log, jobs: Job[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      await runAlone(db, locks, job, stopping.signal).catch((err) =>
        log.error({ err }, `${job.name} failed`),
      );
      await pause(getPauseMs(job, new Date()), stopping.signal);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** India is ahead of UTC by this time, all year round. */
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** Returns the time until the job runs again. */
export function getPauseMs({ everySeconds, indianHour }: Job, now: Date): number {
  if (indianHour === undefined) return everySeconds * 1000;
  return DAY_MS - ((now.getTime() + INDIA_OFFSET_MS - indianHour * HOUR_MS) % DAY_MS);
}

/** Runs the job unless it is already running in this or another process. */
export async function runAlone(db: Db, locks: Locks, job: Job, signal: AbortSignal): Promise<void> {
  const lock = `job ${job.name}`;
  if (!(await locks.tryLock(lock))) return;
  try {
    await runAndRecord(db, job, signal);
  } finally {
    // if the connection is lost, PostgreSQL has already released the lock
    await locks.unlock(lock).catch(() => {});
  }
}

/** Runs the job and records its start and result. */
async function runAndRecord(db: Db, job: Job, signal: AbortSignal): Promise<void> {
  const startedAt = new Date();
  // the job runs anyway: a database that cannot store more rows can still be backed up
  await recordStart(db, job.name, startedAt).catch(() => {});
  const failure = await job.run(signal).then(
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms).unref();
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
