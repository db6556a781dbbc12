import type { QueryClient } from '@tanstack/react-query';
import { runningTestsQuery } from '../api.ts';
import { keptSheets } from '../keeping/kept-tests.ts';
import { timeLeft } from '../sheet/sheet.ts';

/** Nobody waits longer than this for a slow line. */
const PATIENCE_MS = 1500;
const FRESH_MS = 10_000;

/** Whether the student has a test under way: on this device, or, as far as the server says so in time, elsewhere. */
export async function isTestRunning(client: QueryClient, student: string): Promise<boolean> {
  const sheets = await keptSheets(student);
  if (sheets.some((sheet) => sheet.finished === null && timeLeft(sheet, Date.now()) > 0)) return true;
  const asked = client
    .fetchQuery({ ...runningTestsQuery, staleTime: FRESH_MS, retry: false })
    .then(({ tests }) => tests.length > 0)
    .catch(() => false);
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, false);
  });
  return Promise.race([asked, tooLate]);
}
