import { getSite } from '@sikhya/contract/site.ts';
import { call } from '../lib/call.ts';

const RETRY_INTERVAL_MS = 5000;

/** Whether our own server responds, and not a proxy or a captive portal. */
export async function isServerReachable(): Promise<boolean> {
  try {
    await call(getSite, {});
    return true;
  } catch {
    return false;
  }
}

let waiting: { promise: Promise<void>; check: () => void } | undefined;
const listeners = new Set<() => void>();

export const isWaitingForServer = (): boolean => waiting !== undefined;

/** Returns a function that unsubscribes. */
export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function checkServerNow(): void {
  waiting?.check();
}

/** Resolves when the server responds. All callers share the same requests. */
export function waitForServer(): Promise<void> {
  waiting ??= startWaiting();
  return waiting.promise;
}

function startWaiting(): NonNullable<typeof waiting> {
  const stop = new AbortController();
  let check = () => {};
  const promise = new Promise<void>((resolve) => {
    check = async () => {
      if (!(await isServerReachable()) || stop.signal.aborted) return;
      stop.abort();
      waiting = undefined;
      notifyListeners();
      resolve();
    };
  });
  window.addEventListener('online', check, { signal: stop.signal });
  const timer = setInterval(check, RETRY_INTERVAL_MS);
  stop.signal.addEventListener('abort', () => clearInterval(timer));
  queueMicrotask(notifyListeners);
  return { promise, check };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
