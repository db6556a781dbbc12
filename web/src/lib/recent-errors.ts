import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { readStorage, writeStorage } from './browser-storage.ts';

const KEY = 'recent-errors';
const MAX_ERRORS = 5;

export type RecentError = { requestId: string; at: string };

/** The newest failed calls of this device, the newest first. They are never sent anywhere. */
export function readRecentErrors(): RecentError[] {
  try {
    const stored: unknown = JSON.parse(readStorage('localStorage', KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function clearRecentErrors(): void {
  writeStorage('localStorage', KEY, null);
}

/** Only errors at which the server is at fault: a refusal explains itself. */
export function recordError(error: unknown, now = new Date()): void {
  if (!(error instanceof ApiError) || error.status < 500 || !error.requestId) return;
  const { requestId } = error;
  const others = readRecentErrors().filter((other) => other.requestId !== requestId);
  const newest = [{ requestId, at: now.toISOString() }, ...others].slice(0, MAX_ERRORS);
  writeStorage('localStorage', KEY, JSON.stringify(newest));
}

/** Records the errors of all queries and mutations. Returns a function that unsubscribes. */
export function recordErrorsOf(queryClient: QueryClient): () => void {
  const unsubscribes = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') recordError(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') recordError(event.action.error);
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
