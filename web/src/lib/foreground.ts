import { runWhenIdle } from './run-when-idle.ts';

/** A stalled download must not keep unsent answers on the device. */
const MAX_WAIT_MS = 20_000;
/** A server that restarts makes a download fail while the browser stays online. */
const RETRY_MS = 15_000;

/** Downloads that a person waits for, such as a document. */
const running = new Set<Promise<void>>();

/** Lets background work wait until this has settled. */
export function addForegroundWork(work: Promise<unknown>): void {
  const settled = work.then(
    () => {},
    () => {},
  );
  running.add(settled);
  void settled.then(() => running.delete(settled));
}

/** Resolves when the page has loaded and is idle, so that background work does not compete for a slow connection. */
export async function waitForForeground(): Promise<void> {
  const tooLong = new Promise<boolean>((resolve) => setTimeout(resolve, MAX_WAIT_MS, true));
  await waitForLoad();
  do {
    if (await Promise.race([tooLong, Promise.all(running).then(() => false)])) return;
    await new Promise<void>((resolve) => runWhenIdle(resolve, { fallbackDelayMs: 500, timeoutMs: 2000 }));
    // opening a document is followed by drawing it
  } while (running.size > 0);
}

/** Imports code that the page does not wait for. If that fails, it is repeated when the connection is back, and after a while. */
export async function importInBackground<Module>(load: () => Promise<Module>): Promise<Module> {
  await waitForForeground();
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        setTimeout(resolve, RETRY_MS);
      });
    }
  }
}

function waitForLoad(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}
