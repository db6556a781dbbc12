import { availableParallelism } from 'node:os';
import { AppError } from '../../errors.ts';

/** Checking a password keeps a processor busy for some 35 ms; one processor stays free for everybody else. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_WAITING = 10;
const RETRY_AFTER_SECONDS = 5;

/** Lets a few try to sign in at a time. Known devices have a queue of their own, which goes first. */
export function createSignInQueue({ atOnce = AT_ONCE, mostWaiting = MOST_WAITING } = {}) {
  let running = 0;
  const known: (() => void)[] = [];
  const others: (() => void)[] = [];

  async function enter(queue: (() => void)[]): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= mostWaiting) {
      throw new AppError('unavailable', 'Too many people are signing in. Try again in a few seconds.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Hands its place to the next one. */
  function leave(): void {
    const next = known.shift() ?? others.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(isKnownDevice: boolean, work: () => Promise<T>): Promise<T> => {
    await enter(isKnownDevice ? known : others);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
