import { describeStartFailure } from './describe-start-failure.ts';

/** Registers a function that stops what was started. They run in reverse. */
export type OnStop = (cleanup: () => Promise<unknown>) => void;

export type Stop = (code: number) => void;

/** Running requests get ten seconds, the embedded PostgreSQL forty. */
const MAX_SHUTDOWN_MS = 50_000;

/**
 * Starts the process. `stop` lets running requests and jobs finish, stops everything and ends the process. If the start
 * fails, `report` gets a sentence that says why.
 */
export async function runUntilStopped(
  start: (onStop: OnStop, stop: Stop) => Promise<void>,
  report: (failure: string) => Promise<void>,
): Promise<void> {
  const cleanups: (() => Promise<unknown>)[] = [];
  let starting: Promise<void> | undefined;
  let isStopping = false;

  async function shutDown(code: number): Promise<void> {
    const forced = setTimeout(() => process.exit(1), MAX_SHUTDOWN_MS);
    // only after the start all cleanups are known
    await starting?.catch(() => {});
    for (const step of cleanups)
      await step().catch((error: unknown) => console.error(describeStartFailure(error)));
    clearTimeout(forced);
    process.exit(code);
  }

  const stop: Stop = (code) => {
    if (isStopping) return;
    isStopping = true;
    void shutDown(code);
  };

  starting = start((cleanup) => cleanups.unshift(cleanup), stop);
  await starting.catch(async (error: unknown) => {
    await report(describeStartFailure(error));
    stop(1);
  });
}
