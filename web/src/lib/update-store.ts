/** The new version of the app that waits for this tab; null if there is none. `take` loads it. */
type Update = { take: () => void };

let update: Update | null = null;
const listeners = new Set<() => void>();

export const getUpdate = (): Update | null => update;

/** Null when the person wants it later. */
export function setUpdate(next: Update | null): void {
  update = next;
  for (const listener of listeners) listener();
}

/** Returns a function that unsubscribes. */
export function onUpdateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
