type IdleOptions = {
  /** Run after this time even if the page is still busy. */
  timeoutMs?: number;
  /** How long to wait in Safari, which has no requestIdleCallback. */
  fallbackDelayMs: number;
};

/** Runs the work when the page is idle. Returns a function that cancels it. */
export function runWhenIdle(work: () => void, { timeoutMs, fallbackDelayMs }: IdleOptions): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, timeoutMs === undefined ? {} : { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
