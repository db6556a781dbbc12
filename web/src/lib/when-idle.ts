type When = {
  /** Busy or not, it is done after so many milliseconds. */
  within?: number;
  /** So long it waits in Safari, which has no word for idle. */
  otherwiseAfter: number;
};

/** Does something when the page has nothing better to do. Gives back what takes it back. */
export function whenIdle(work: () => void, { within, otherwiseAfter }: When): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, otherwiseAfter);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, within === undefined ? {} : { timeout: within });
  return () => cancelIdleCallback(asked);
}
