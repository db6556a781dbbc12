import type { DatabaseAddress } from '../database/connection.ts';
import type { Family } from '../metrics/text-format.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

/** Longer than a worker takes to stop by itself. */
const STOP_TIMEOUT_MS = 30_000;

/** Starts workers, knows which of them run, and stops them. */
export function createRunningWorkers(address: DatabaseAddress, heartbeatMs: number) {
  /** All workers that run, including those that retire. */
  const running = new Set<WorkerProcess>();
  /** The worker that serves requests under each number. */
  const current = new Map<number, WorkerProcess>();

  async function collectFigures(): Promise<Family[]> {
    return (await Promise.all([...current.values()].map((worker) => worker.readFigures()))).flat();
  }

  /** Starts a worker and returns it when it is ready. Rejects with the reason if it does not start. */
  async function launchUntilReady(number: number): Promise<WorkerProcess> {
    const worker = startWorkerProcess(number, address, { collectFigures, heartbeatMs });
    running.add(worker);
    void worker.exited.then(() => running.delete(worker));
    await worker.ready;
    return worker;
  }

  function killAll(): void {
    for (const worker of running) worker.kill();
  }

  /** Lets all workers finish, and ends those that take too long. */
  async function stopAll(): Promise<void> {
    for (const worker of running) worker.stop();
    const timer = setTimeout(killAll, STOP_TIMEOUT_MS);
    await Promise.all([...running].map((worker) => worker.exited));
    clearTimeout(timer);
  }

  const countReady = () => [...running].filter((worker) => worker.isReady()).length;

  return { current, countReady, launchUntilReady, stopAll, killAll };
}
