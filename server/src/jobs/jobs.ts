import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
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
export function startJobs(db: Db, log: Log, jobs: Job[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      await runAlone(db, job, stopping.signal).catch((err) => log.error({ err }, `${job.name} failed`));
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

/** The lock is the transaction's, so that it goes with the process, however that ends. */
export async function runAlone(db: Db, job: Job, signal: AbortSignal): Promise<void> {
  await db.transaction(async (tx) => {
    // the transaction only holds the lock; the work is done beside it and may take its time
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const key = sql`hashtextextended(${`job ${job.name}`}, 0)`;
    const [row] = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${key}) as free`);
    if (row?.free) await runNoted(db, job, signal);
  });
}

/** What became of the run is written down beside the transaction, which says nothing until it is over. */
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
