import { useEffect } from 'react';

/**
 * Screens where a reload would interrupt work: a test, an exam, practice, an editor. A new version of the app is not offered
 * there.
 */

let count = 0;
const listeners = new Set<() => void>();

export function useBusy(isBusy = true): void {
  useEffect(() => (isBusy ? enterBusy() : undefined), [isBusy]);
}

/** Returns a function that ends it. */
export function enterBusy(): () => void {
  change(1);
  return () => change(-1);
}

export const isThisTabBusy = (): boolean => count > 0;

/** Returns a function that unsubscribes. */
export function onBusyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(difference: number): void {
  count += difference;
  for (const listener of listeners) listener();
}
