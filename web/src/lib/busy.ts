import { useEffect } from 'react';

/**
 * Screens where a reload would interrupt work: a test, an exam, practice, an editor. A new version of the app waits while a
 * tab shows one of them. Other tabs see it by a shared lock, which the browser releases when a tab is closed.
 */
const LOCK = 'busy';

let count = 0;
const listeners = new Set<() => void>();

export function useBusy(isBusy = true): void {
  useEffect(() => (isBusy ? enterBusy() : undefined), [isBusy]);
}

/** Returns a function that ends it. */
export function enterBusy(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void getLocks()?.request(LOCK, { mode: 'shared' }, () => promise);
  change(1);
  return () => {
    resolve();
    change(-1);
  };
}

export const isThisTabBusy = (): boolean => count > 0;

/** Returns a function that unsubscribes. */
export function onBusyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Browsers without locks know only about this tab. */
export async function isAnyTabBusy(): Promise<boolean> {
  const { held = [], pending = [] } = (await getLocks()?.query()) ?? {};
  return isThisTabBusy() || [...held, ...pending].some(({ name }) => name === LOCK);
}

/** Locks exist only on secure origins. */
const getLocks = (): LockManager | undefined => navigator.locks;

function change(difference: number): void {
  count += difference;
  for (const listener of listeners) listener();
}
