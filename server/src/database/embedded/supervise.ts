import { setTimeout as sleep } from 'node:timers/promises';
import { bringUp } from './bring-up.ts';
import { fileFailed } from './explain.ts';
import type { Installation } from './installation.ts';
import type { Ownership } from './ownership.ts';
import { shutDown } from './shut-down.ts';

const shortestPause = 100;
const longestPause = 10_000;
const steady = 60_000;

/** Brings PostgreSQL back whenever the connection to it is lost, until the returned function ends both. */
export function supervise(
  installation: Installation,
  first: Ownership,
  say: (sentence: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let ownership: Ownership | undefined = first;
  let stopped: Promise<void> | undefined;
  const keeping = keepUp();

  async function keepUp(): Promise<void> {
    let pause = shortestPause;
    while (!stopping.signal.aborted) {
      if (ownership) {
        const since = Date.now();
        await ownership.lost;
        if (stopping.signal.aborted) return;
        if (Date.now() - since > steady) pause = shortestPause;
        ownership = undefined;
        say('The connection to PostgreSQL was lost; bringing it back.');
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(pause * 2, longestPause);
      if (!stopping.signal.aborted) await revive();
    }
  }

  async function revive(): Promise<void> {
    try {
      ownership = await bringUp(installation, say, first.postmaster.address);
      say('PostgreSQL is back.');
    } catch (error) {
      const told = fileFailed(error, installation.dataDir);
      say(told instanceof Error ? told.message : String(told));
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    if (!ownership) await keeping;
    // Without the lock, a PostgreSQL that runs there belongs to another server.
    if (!ownership) return;
    if (!(await shutDown(ownership.postmaster, installation)))
      say(`PostgreSQL (process ${ownership.postmaster.pid}) does not end; end that process.`);
    await ownership.release();
  }

  return () => {
    stopped ??= stop();
    return stopped;
  };
}
