import { getSite } from '@sikhya/contract/site.ts';
import { call } from '../lib/call.ts';

const ASK_AGAIN_MS = 5000;

/** Whether our server answers, as opposed to a proxy, the login page of a network, or nobody. */
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

export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function checkServerNow(): void {
  waiting?.check();
}

/** Resolves as soon as the server answers. All who wait share the same requests. */
export function waitForServer(): Promise<void> {
  waiting ??= startWaiting();
  return waiting.promise;
}

function startWaiting(): NonNullable<typeof waiting> {
  const ended = new AbortController();
  let check = () => {};
  const promise = new Promise<void>((resolve) => {
    check = async () => {
      if (!(await isServerReachable()) || ended.signal.aborted) return;
      ended.abort();
      waiting = undefined;
      tell();
      resolve();
    };
  });
  window.addEventListener('online', check, { signal: ended.signal });
  const timer = setInterval(check, ASK_AGAIN_MS);
  ended.signal.addEventListener('abort', () => clearInterval(timer));
  queueMicrotask(tell);
  return { promise, check };
}

function tell(): void {
  for (const listener of listeners) listener();
}
