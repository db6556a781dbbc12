import { describeStartFailure } from './describe-start-failure.ts';

/** Registers a function that stops what was started. They run in reverse. Throws when the process stops, which ends the start. */
export type OnStop = (cleanup: () => Promise<unknown>) => void;

export type Stop = (code: number) => void;

/** Running requests get ten seconds, the embedded PostgreSQL forty. */
const MAX_SHUTDOWN_MS = 50_000;

/** What a start gets. `stopping` is aborted as soon as the process is to end. */
export type Lifetime = { onStop: OnStop; stop: Stop; stopping: AbortSignal };

/**
 * Starts the process. `stop` lets running requests and jobs finish, stops everything and ends the process. If the start
 * fails, `report` gets a sentence that says why.
 */
export async function runUntilStopped(
  start: (lifetime: Lifetime) => Promise<void>,
  report: (failure: string) => Promise<void>,
): Promise<void> {
  const cleanups: (() => Promise<unknown>)[] = [];
  const stopping = new AbortController();
  let starting: Promise<void> | undefined;

  async function shutDown(code: number): Promise<void> {
    const forced = setTimeout(() => process.exit(1), MAX_SHUTDOWN_MS);
    // only when the start has ended all cleanups are known
    await starting?.catch(() => {});
    for (const step of cleanups)
      await step().catch((error: unknown) => console.error(describeStartFailure(error)));
    clearTimeout(forced);
    process.exit(code);
  }

  const stop: Stop = (code) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    void shutDown(code);
  };

  const onStop: OnStop = (cleanup) => {
    cleanups.unshift(cleanup);
    stopping.signal.throwIfAborted();
  };

  starting = start({ onStop, stop, stopping: stopping.signal });
  await starting.catch(async (error: unknown) => {
    if (stopping.signal.aborted) return;
    await report(describeStartFailure(error));
    stop(1);
  });
}
