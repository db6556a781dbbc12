import type { Language } from '@sikhya/contract/language/language.ts';
import type { RouteObject } from 'react-router';
import { readStorage, writeStorage } from '../lib/browser-storage.ts';
import { nextTask } from '../lib/next-task.ts';
import type { PageHandle, PageParams } from '../lib/page-handle.ts';
import { isServerReachable, waitForServer } from './connection.ts';

/** The server responds but the file of a screen is gone, because a new version was deployed. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

type ScreenLoader<Screen> = (() => Promise<Screen>) & {
  /** Fails at once without a connection, where a navigation would wait. */
  prefetch: () => Promise<Screen>;
};

/** For `lazy` of a route. Without a connection the navigation stays pending and the old screen stays usable. */
export function loadScreen<Screen>(load: () => Promise<Screen>): ScreenLoader<Screen> {
  const loadOrWait = async () => {
    for (;;) {
      try {
        const screen = await load();
        // evaluating the files and running the loaders are two tasks
        await nextTask();
        return screen;
      } catch {
        if (!(await isServerReachable())) await waitForServer();
        else return load().catch(throwScreenLoadError);
      }
    }
  };
  return Object.assign(loadOrWait, { prefetch: load });
}

function throwScreenLoadError(cause: unknown): never {
  throw new ScreenLoadError('The screen could not be loaded', { cause });
}

/** Loads the long texts of a page, and waits for a connection like `loadScreen`. */
export async function loadPageTexts(
  handle: PageHandle | undefined,
  language: Language,
  params: PageParams,
): Promise<void> {
  const load = handle?.load;
  if (load) await loadScreen(() => load(language, params))();
}

/** Fetches the code of a screen and its texts in the language. Fails at once without a connection. */
export async function prefetchScreen(
  route: RouteObject,
  language: Language,
  params: PageParams = {},
): Promise<void> {
  const isPending = typeof route.lazy === 'function' && 'prefetch' in route.lazy;
  const screen = isPending ? await (route.lazy as ScreenLoader<RouteObject>).prefetch() : route;
  await (screen.handle as PageHandle | undefined)?.load?.(language, params);
}

const RELOADED_AT = 'reloaded-at';
const RELOAD_INTERVAL_MS = 60_000;

/** Reloads to get the files of a new deployment, at most once a minute. */
export function reloadOnce(): void {
  const last = Number(readStorage('sessionStorage', RELOADED_AT));
  // the clock may have been set back
  if (Math.abs(Date.now() - last) < RELOAD_INTERVAL_MS) return;
  writeStorage('sessionStorage', RELOADED_AT, String(Date.now()));
  // without storage the page would reload again and again
  if (readStorage('sessionStorage', RELOADED_AT) !== null) window.location.reload();
}
