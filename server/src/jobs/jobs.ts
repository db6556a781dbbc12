import type { Db } from '../database/database.ts';
import type { Locks } from '../database/side-connection.ts';
import { failureSummary } from '../failure-summary.ts';
import { noteEnd, noteStart } from './run-queries.ts';

/** Work that the server does by itself, again and again. Tests call `run` with a clock of their own. */
export type Job = {
  name: string;
  everySeconds: number;
  /** Should end soon after the signal is given: the server waits for it. */
  run(signal: AbortSignal): Promise<void>;
};

type Log = { error(details: { err: unknown }, message: string): void };

/**
 * Runs every job at once and then again and again, each with its own pause. However many processes share the
 * database, a job runs in one of them at a time. A failure is logged, and the job is tried again after its pause.
 */
export function startJobs(db: Db, locks: Locks, log: Log, jobs: Job[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      await runAlone(db, locks, job, stopping.signal).catch((err) =>
        log.error({ err }, `${job.name} failed`),
      );
      await pause(job.everySeconds * 1000, stopping.signal);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Runs the job unless it is running already, here or in another process. */
export async function runAlone(db: Db, locks: Locks, job: Job, signal: AbortSignal): Promise<void> {
  const lock = `job ${job.name}`;
  if (!(await locks.tryLock(lock))) return;
  try {
    await runNoted(db, job, signal);
  } finally {
    // a lock that cannot be given back went with its connection
    await locks.unlock(lock).catch(() => {});
  }
}

/** Runs the job and writes down what became of it. */
async function runNoted(db: Db, job: Job, signal: AbortSignal): Promise<void> {
  const startedAt = new Date();
  // a database that takes no more rows can still be backed up
  await noteStart(db, job.name, startedAt).catch(() => {});
  const failure = await job.run(signal).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  await noteEnd(db, job.name, {
    startedAt,
    endedAt: new Date(),
    failure: failure && failureSummary(failure.error),
  }).catch((error) => {
    // where the job failed too, its own reason says more
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
