import { useEffect } from 'react';
import { getReportQueue } from './report-queue.ts';

/** Mounted on every page of a student. Sends the minutes of study that could not be sent before. */
export function PendingMinutes({ student }: { student: string }) {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const retry = () => getReportQueue(student).retryUnsent();
    retry();
    window.addEventListener('online', retry, { signal });
    // a page that becomes hidden sends its last minutes by itself
    const retryIfVisible = () => document.visibilityState === 'visible' && retry();
    document.addEventListener('visibilitychange', retryIfVisible, { signal });
    return () => unmounted.abort();
  }, [student]);
  return null;
}
