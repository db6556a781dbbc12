import type { QueryClient } from '@tanstack/react-query';
import { runningTestsQuery } from '../api.ts';
import { getTimeLeft } from '../attempt/attempt.ts';
import { listAttempts } from '../attempt/attempt-storage.ts';

const TIMEOUT_MS = 1500;
const STALE_AFTER_MS = 10_000;

/** Whether the student has an open attempt on this device, or on another one if the server answers in time. */
export async function isTestRunning(client: QueryClient, student: string): Promise<boolean> {
  const attempts = await listAttempts(student);
  const isOpen = attempts.some(
    (attempt) => attempt.finished === null && getTimeLeft(attempt, Date.now()) > 0,
  );
  if (isOpen) return true;
  const onServer = client
    .fetchQuery({ ...runningTestsQuery, staleTime: STALE_AFTER_MS, retry: false })
    .then(({ tests }) => tests.length > 0)
    .catch(() => false);
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, false);
  });
  return Promise.race([onServer, timeout]);
}
