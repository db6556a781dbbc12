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

/** After a new deployment the old files are gone and a reload brings the new ones. Says whether it reloads. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT));
  if (Date.now() - last < ONCE_IN_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
  return true;
}
