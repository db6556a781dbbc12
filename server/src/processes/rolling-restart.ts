import type { WorkerProcess } from './worker-process.ts';

type Options = {
  /** The workers have the numbers 1 to `total`. */
  total: number;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  launchUntilReady: (number: number) => Promise<WorkerProcess>;
  /** Puts a worker in the place of the one with the same number, and returns that one. */
  replace: (next: WorkerProcess) => WorkerProcess | undefined;
  log: (text: string) => void;
};

/** Returns a function that restarts all workers one after another. If it is called meanwhile, one more restart follows. */
export function createRollingRestart({ total, signal, launchUntilReady, replace, log }: Options): () => void {
  let isRunning = false;
  let isRequested = false;

  /** The next worker is ready before the old one stops taking requests. */
  async function restartOnce(): Promise<void> {
    for (let number = 1; number <= total; number += 1) {
      if (signal.aborted) return;
      let next: WorkerProcess;
      try {
        next = await launchUntilReady(number);
      } catch (error) {
        if (signal.aborted) return;
        return log(
          `The restart was cancelled, and the processes go on as before: ${(error as Error).message}`,
        );
      }
      const old = replace(next);
      old?.retire();
      await old?.exited;
    }
    if (!signal.aborted) log(`All ${total} processes were restarted.`);
  }

  async function restartWhileRequested(): Promise<void> {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      log('Restarting the processes one after another …');
      await restartOnce();
    }
    isRunning = false;
  }

  return () => {
    isRequested = true;
    if (!isRunning) void restartWhileRequested();
  };
}
