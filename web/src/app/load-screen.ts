import { readStored, store } from '../lib/browser-storage.ts';

/** A screen whose file could not be fetched: no network, or a new version took its place. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';
}

export function loadScreen<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    try {
      return await load();
    } catch (cause) {
      throw new ScreenNotLoaded('The screen could not be loaded', { cause });
    }
  };
}

const RELOADED_AT = 'reloaded-at';
const ONCE_IN_MS = 60_000;

/** After a new deployment the old files are gone and a reload brings the new ones. */
export function reloadOnce(): void {
  const last = Number(readStored('sessionStorage', RELOADED_AT));
  if (Date.now() - last < ONCE_IN_MS) return;
  store('sessionStorage', RELOADED_AT, String(Date.now()));
  // a browser that cannot remember it would do it over and over
  if (readStored('sessionStorage', RELOADED_AT) !== null) window.location.reload();
}
