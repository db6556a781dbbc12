import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { withDatabaseTimeout } from '../../http/database-timeout.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import { ping } from './queries.ts';
import { texts } from './texts.ts';

/** Load balancers give up after this time. */
const TIMEOUT_MS = 2000;
/** Limits how often health checks query the database. */
const CACHE_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** Returns a check that answers 503 while the database does not answer. */
export function createHealthCheck(db: Db): () => Promise<{ status: 'ok' }> {
  const cache = createTtlCache<void>({ ttlMs: CACHE_MS, maxKeys: 1 });
  return async () => {
    await cache
      .get('', () => withDatabaseTimeout(ping(db), TIMEOUT_MS))
      .catch(() => {
        throw new AppError('unavailable', message(texts.databaseDoesNotAnswer), {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      });
    return { status: 'ok' };
  };
}

/** Measures a round trip to the database in milliseconds. */
export async function measurePing(db: Db): Promise<number> {
  const start = performance.now();
  await withDatabaseTimeout(ping(db), TIMEOUT_MS);
  return performance.now() - start;
}
