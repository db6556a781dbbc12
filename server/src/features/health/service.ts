import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { withDatabaseTimeout } from '../../http/database-timeout.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import { ping } from './queries.ts';

/** Load balancers take an answer that is later than this for none. */
const ANSWER_WITHIN_MS = 2000;
/** However many ask, the database is asked so often and no more. */
const FRESH_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** Whether this process can serve: refuses while its database does not answer. */
export function createHealthCheck(db: Db): () => Promise<{ status: 'ok' }> {
  const asked = createTtlCache<void>({ ttlMs: FRESH_MS, maxKeys: 1 });
  return async () => {
    await asked
      .get('', () => withDatabaseTimeout(ping(db), ANSWER_WITHIN_MS))
      .catch(() => {
        throw new AppError('unavailable', 'The database does not answer at the moment.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      });
    return { status: 'ok' };
  };
}

/** How long the database takes for next to nothing, in milliseconds. */
export async function pingTime(db: Db): Promise<number> {
  const start = performance.now();
  await withDatabaseTimeout(ping(db), ANSWER_WITHIN_MS);
  return performance.now() - start;
}
