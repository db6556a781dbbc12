import type { Db } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { failureSummary } from '../../failure-summary.ts';
import { withDatabaseTimeout } from '../../http/database-timeout.ts';
import type { FailedRequest } from '../../http/error-handler.ts';
import { addErrors, type ErrorRow, findErrors } from './queries.ts';

const SHOWN = 50;
/** More than are shown, so that those of one process do not push out all others. */
export const KEPT = 200;
const WRITE_AFTER_MS = 1000;
const AGAIN_AFTER_MS = 15_000;
const PATIENCE_MS = 2000;

export type ErrorLog = ReturnType<typeof createErrorLog>;

/**
 * The newest failures of all processes. They are written together, at most once a second, so that a flood of them is
 * no further burden on a database in need; until then, and while it is away, they are kept in memory.
 */
export function createErrorLog(db: Db, { process, now }: { process: string; now: () => Date }) {
  let unwritten: ErrorRow[] = [];
  let timer: NodeJS.Timeout | undefined;

  function note({ error, request, status }: FailedRequest): void {
    const at = now();
    unwritten.push({
      id: newId(at.getTime()),
      at,
      process,
      method: request.method,
      // never the path, which may hold what somebody typed
      route: request.routeOptions.url ?? 'none',
      status,
      requestId: request.id,
      message: failureSummary(error),
    });
    unwritten = unwritten.slice(-SHOWN);
    timer ??= later(WRITE_AFTER_MS);
  }

  const later = (ms: number) =>
    setTimeout(() => {
      timer = undefined;
      void write().catch(() => {
        timer ??= later(AGAIN_AFTER_MS);
      });
    }, ms).unref();

  async function write(): Promise<void> {
    const rows = unwritten;
    if (rows.length === 0) return;
    await withDatabaseTimeout(addErrors(db, rows, KEPT), PATIENCE_MS);
    unwritten = unwritten.filter((row) => !rows.includes(row));
  }

  return {
    note,
    /** The newest first. What is not written yet is among them. */
    async recent(): Promise<ErrorRow[]> {
      const written = await withDatabaseTimeout(findErrors(db, SHOWN), PATIENCE_MS).catch(() => []);
      const known = new Set(written.map(({ id }) => id));
      return [...written, ...unwritten.filter(({ id }) => !known.has(id))]
        .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (other.id < one.id ? -1 : 1))
        .slice(0, SHOWN);
    },
    /** Writes what is left, if that can be done. */
    async close(): Promise<void> {
      clearTimeout(timer);
      await write().catch(() => {});
    },
  };
}
