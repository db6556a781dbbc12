import { useEffect } from 'react';
import { syncReviews } from './device/review-sync.ts';

/** Mounted on every page of a student. Sends the reviews that were made without a connection. */
export function PendingReviews({ student }: { student: string }) {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const sync = () => void syncReviews(student);
    const syncIfVisible = () => document.visibilityState === 'visible' && sync();
    sync();
    window.addEventListener('online', sync, { signal });
    document.addEventListener('visibilitychange', syncIfVisible, { signal });
    return () => unmounted.abort();
  }, [student]);
  return null;
}
