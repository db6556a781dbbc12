import { availableParallelism } from 'node:os';
import { message } from '@sikhya/contract/language/texts.ts';
import { AppError } from '../../errors.ts';
import { texts } from './texts.ts';

/** Checking a password takes about 35 ms of CPU time. One core stays free for other requests. */
const MAX_CONCURRENT = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_WAITING = 10;
const RETRY_AFTER_SECONDS = 5;

/** Limits how many passwords are checked at the same time. Known devices have a separate queue with priority. */
export function createSignInQueue({ maxConcurrent = MAX_CONCURRENT, maxWaiting = MAX_WAITING } = {}) {
  let running = 0;
  const knownDevices: (() => void)[] = [];
  const others: (() => void)[] = [];

  async function enter(queue: (() => void)[]): Promise<void> {
    if (running < maxConcurrent) {
      running += 1;
      return;
    }
    if (queue.length >= maxWaiting) {
      throw new AppError('unavailable', message(texts.queueFull), {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = knownDevices.shift() ?? others.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(isKnownDevice: boolean, work: () => Promise<T>): Promise<T> => {
    await enter(isKnownDevice ? knownDevices : others);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
