import { setTimeout as sleep } from 'node:timers/promises';
import { ensureRunning } from './ensure-running.ts';
import { explainFileError } from './errors.ts';
import type { Installation } from './installation.ts';
import type { Ownership } from './ownership.ts';
import { shutDown } from './shut-down.ts';

const minPauseMs = 100;
const maxPauseMs = 10_000;
const stableMs = 60_000;

/** Restarts PostgreSQL whenever the connection to it is lost. Returns a function that stops both. */
export function supervise(installation: Installation, first: Ownership): () => Promise<void> {
  const { log } = installation;
  const stopping = new AbortController();
  let ownership: Ownership | undefined = first;
  let stopped: Promise<void> | undefined;
  const supervising = restartUntilStopped();

  async function restartUntilStopped(): Promise<void> {
    let pauseMs = minPauseMs;
    while (!stopping.signal.aborted) {
      if (ownership) {
        const ownedSince = Date.now();
        await ownership.lost;
        if (stopping.signal.aborted) return;
        if (Date.now() - ownedSince > stableMs) pauseMs = minPauseMs;
        ownership = undefined;
        log('The connection to PostgreSQL was lost; restarting it.');
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      if (!stopping.signal.aborted) await restart();
    }
  }

  async function restart(): Promise<void> {
    try {
      ownership = await ensureRunning(installation, first.postmaster.address);
      log('PostgreSQL is running again.');
    } catch (error) {
      const explained = explainFileError(error, installation.dataDir);
      log(explained instanceof Error ? explained.message : String(explained));
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    if (!ownership) await supervising;
    // Without the lock, a PostgreSQL that runs in the folder belongs to another server.
    if (!ownership) return;
    if (!(await shutDown(ownership.postmaster, installation)))
      log(`PostgreSQL (process ${ownership.postmaster.pid}) does not stop; end that process.`);
    await ownership.release();
  }

  return () => {
    stopped ??= stop();
    return stopped;
  };
}
