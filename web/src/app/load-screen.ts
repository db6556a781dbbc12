import { readStorage, writeStorage } from '../lib/browser-storage.ts';
import { isServerReachable, waitForServer } from './connection.ts';

/** The server answers, but the file of a screen cannot be had: a new version took its place. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

type ScreenLoader<Screen> = (() => Promise<Screen>) & {
  /** Loads it for later: fails at once where loading for now would wait for the connection. */
  ahead: () => Promise<Screen>;
};

/** For `lazy` of a route: while the connection is lost the navigation stays pending, and the old screen in use. */
export function loadScreen<Screen>(load: () => Promise<Screen>): ScreenLoader<Screen> {
  const loadNow = async () => {
    for (;;) {
      try {
        return await load();
      } catch {
        if (!(await isServerReachable())) await waitForServer();
        else return load().catch(throwScreenLoadError);
      }
    }
  };
  return Object.assign(loadNow, { ahead: load });
}

function throwScreenLoadError(cause: unknown): never {
  throw new ScreenLoadError('The screen could not be loaded', { cause });
}

/** Loads the file of a screen, if `lazy` of its route says how. */
export async function prefetchScreen(lazy: unknown): Promise<void> {
  if (typeof lazy === 'function' && 'ahead' in lazy) await (lazy as ScreenLoader<unknown>).ahead();
}

const RELOADED_AT = 'reloaded-at';
const ONCE_IN_MS = 60_000;

/** After a new deployment the old files are gone and a reload brings the new ones. */
export function reloadOnce(): void {
  const last = Number(readStorage('sessionStorage', RELOADED_AT));
  if (Date.now() - last < ONCE_IN_MS) return;
  writeStorage('sessionStorage', RELOADED_AT, String(Date.now()));
  // a browser that cannot remember it would do it over and over
  if (readStorage('sessionStorage', RELOADED_AT) !== null) window.location.reload();
}
