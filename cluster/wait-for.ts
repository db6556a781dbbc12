import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MS = 200;

/** Waits until the check returns true; a check that throws has not succeeded yet. */
export async function waitFor(what: string, seconds: number, check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  let lastError: unknown;
  for (;;) {
    try {
      if (await check()) return;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    if (performance.now() > deadline)
      throw new Error(`Did not happen within ${seconds} s: ${what}.`, { cause: lastError });
    await sleep(INTERVAL_MS);
  }
}
