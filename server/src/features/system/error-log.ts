import type { Db } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { failureSummary } from '../../failure-summary.ts';
import { withDatabaseTimeout } from '../../http/database-timeout.ts';
import type { FailedRequest } from '../../http/error-handler.ts';
import { addErrors, type ErrorRow, findErrors } from './queries.ts';

const MAX_LISTED = 50;
/** More than are listed, so that the errors of one process do not replace all others. */
export const MAX_STORED = 200;
const WRITE_AFTER_MS = 1000;
const RETRY_AFTER_MS = 15_000;
const TIMEOUT_MS = 2000;

export type ErrorLog = ReturnType<typeof createErrorLog>;

/**
 * Stores the newest errors of all processes. A batch is written at most once a second, so that many errors do not
 * overload the database further. Until then, and while the database is unavailable, they are in memory.
 */
export function createErrorLog(db: Db, { process, now }: { process: string; now: () => Date }) {
  let pending: ErrorRow[] = [];
  let timer: NodeJS.Timeout | undefined;

  function record({ error, request, status }: FailedRequest): void {
    const at = now();
    pending.push({
      id: newId(at.getTime()),
      at,
      process,
      method: request.method,
      // not the path, because it may contain user input
      route: request.routeOptions.url ?? 'none',
      status,
      requestId: request.id,
      message: failureSummary(error),
    });
    pending = pending.slice(-MAX_LISTED);
    timer ??= scheduleWrite(WRITE_AFTER_MS);
  }

  const scheduleWrite = (ms: number) =>
    setTimeout(() => {
      timer = undefined;
      void write().catch(() => {
        timer ??= scheduleWrite(RETRY_AFTER_MS);
      });
    }, ms).unref();

  async function write(): Promise<void> {
    const rows = pending;
    if (rows.length === 0) return;
    await withDatabaseTimeout(addErrors(db, rows, MAX_STORED), TIMEOUT_MS);
    pending = pending.filter((row) => !rows.includes(row));
  }

  return {
    record,
    /** Returns the newest first, including those that are not written yet. */
    async listRecent(): Promise<ErrorRow[]> {
      const written = await withDatabaseTimeout(findErrors(db, MAX_LISTED), TIMEOUT_MS).catch(() => []);
      const known = new Set(written.map(({ id }) => id));
      return [...written, ...pending.filter(({ id }) => !known.has(id))]
        .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (other.id < one.id ? -1 : 1))
        .slice(0, MAX_LISTED);
    },
    /** Writes the pending errors, if the database is available. */
    async close(): Promise<void> {
      clearTimeout(timer);
      await write().catch(() => {});
    },
  };
}
