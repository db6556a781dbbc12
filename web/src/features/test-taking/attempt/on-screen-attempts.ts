/** The attempts on a screen of this tab. Their screen syncs them, so `PendingAttempts` leaves them alone. */
const onScreen = new Set<string>();
const listeners = new Set<() => void>();

/** Returns a function that unregisters the attempt. */
export function registerOnScreen(attemptId: string): () => void {
  onScreen.add(attemptId);
  return () => {
    onScreen.delete(attemptId);
    for (const listener of listeners) listener();
  };
}

export const isOnScreen = (attemptId: string) => onScreen.has(attemptId);

/** Returns a function that unsubscribes. */
export function onLeaveScreen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
