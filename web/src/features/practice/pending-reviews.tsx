import { useEffect } from 'react';
import { isSignedOut, onSessionChange } from '../../lib/session-store.ts';
import { getSignOutReason } from '../../lib/sign-out-reason.ts';
import { deletePractice } from './device/practice-storage.ts';
import { syncReviews } from './device/review-sync.ts';

/**
 * Mounted on every page of a student. Sends the reviews that were made without a connection, and deletes the cards of the
 * student from the device at the end of the session.
 */
export function PendingReviews({ student }: { student: string }) {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const sync = () => void syncReviews(student);
    sync();
    window.addEventListener('online', sync, { signal });
    document.addEventListener('visibilitychange', sync, { signal });
    const unsubscribe = onSessionChange(() => {
      // a session that ended by itself must not cost the reviews that were not sent
      if (isSignedOut()) void deletePractice({ keepsReviews: getSignOutReason() !== null });
    });
    return () => {
      unmounted.abort();
      unsubscribe();
    };
  }, [student]);
  return null;
}
