/** The tests that are open on a screen of this tab, which looks after them itself. */
const open = new Set<string>();
const listeners = new Set<() => void>();

/** Gives back what says that it is no longer so. */
export function minded(attemptId: string): () => void {
  open.add(attemptId);
  return () => {
    open.delete(attemptId);
    for (const listener of listeners) listener();
  };
}

export const isMinded = (attemptId: string) => open.has(attemptId);

export function onUnminded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
