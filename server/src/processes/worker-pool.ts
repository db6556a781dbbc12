import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseAddress } from '../database/connection.ts';
import { HEARTBEAT_MS } from './heartbeat.ts';
import { getPauseMs, STABLE_MS, shouldGiveUp } from './restart-policy.ts';
import { createRollingRestart } from './rolling-restart.ts';
import { createRunningWorkers } from './running-workers.ts';
import type { WorkerProcess } from './worker-process.ts';

type Options = {
  total: number;
  address: DatabaseAddress;
  log: (text: string) => void;
  /** No worker can be started any more. */
  onGiveUp: (reason: string) => void;
  /** How often to check that a worker still sends heartbeats. */
  heartbeatMs?: number;
};

export type WorkerPool = ReturnType<typeof createWorkerPool>;

/** Runs a fixed number of workers, each with a number that its replacement gets too. */
export function createWorkerPool({ total, address, log, onGiveUp, heartbeatMs = HEARTBEAT_MS }: Options) {
  const workers = createRunningWorkers(address, heartbeatMs);
  const { current, countReady, launchUntilReady, stopAll, killAll } = workers;
  const stopping = new AbortController();
  let failedStarts = 0;
  let isStarted = false;
  let isRestartRequested = false;

  /** Registers the worker under its number. When it ends, starts another one, unless one has replaced it meanwhile. */
  function supervise(worker: WorkerProcess): void {
    const { number } = worker;
    current.set(number, worker);
    void worker.exited.then(async (reason) => {
      if (stopping.signal.aborted || current.get(number) !== worker) return;
      current.delete(number);
      failedStarts = worker.livedMs() < STABLE_MS ? failedStarts + 1 : 0;
      log(`Process ${worker.pid} ${reason}; starting another one.`);
      await replaceEnded(number);
    });
  }

  async function replaceEnded(number: number): Promise<void> {
    for (;;) {
      if (shouldGiveUp(failedStarts, countReady()))
        return onGiveUp(
          `The server processes ended ${failedStarts} times in a row soon after their start; the messages above say why.`,
        );
      await sleep(getPauseMs(failedStarts), undefined, { signal: stopping.signal }).catch(() => {});
      // a rolling restart may have started a worker with this number meanwhile
      if (stopping.signal.aborted || current.has(number)) return;
      try {
        const worker = await launchUntilReady(number);
        log(`Process ${worker.pid} is ready.`);
        return current.has(number) ? worker.retire() : supervise(worker);
      } catch (error) {
        if (stopping.signal.aborted) return;
        failedStarts += 1;
        log(`Process ${number} of ${total} did not start, and is tried again: ${(error as Error).message}`);
      }
    }
  }

  async function launchFirst(number: number): Promise<string> {
    stopping.signal.throwIfAborted();
    const worker = await launchUntilReady(number);
    supervise(worker);
    return worker.ready;
  }

  const restartAll = createRollingRestart({
    total,
    signal: stopping.signal,
    launchUntilReady,
    replace(next) {
      const old = current.get(next.number);
      supervise(next);
      return old;
    },
    log,
  });

  return {
    /**
     * Starts the first worker alone, because it changes the schema, and a start that fails says so once. Rejects if the
     * pool is stopped meanwhile.
     */
    async start(): Promise<string> {
      const url = await launchFirst(1);
      await Promise.all(Array.from({ length: total - 1 }, (_, index) => launchFirst(index + 2)));
      isStarted = true;
      if (isRestartRequested) restartAll();
      return url;
    },

    /** Replaces the workers one after another. During the start it waits for the end of the start. */
    restartEach(): void {
      isRestartRequested = true;
      if (isStarted) restartAll();
    },

    /** Lets all workers finish their requests and jobs. Can be called again to wait for the end. */
    async stop(): Promise<void> {
      stopping.abort();
      await stopAll();
    },

    killAll,
  };
}
