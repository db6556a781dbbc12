import { message } from '@sikhya/contract/language/texts.ts';
import { AppError } from '../errors.ts';
import { texts } from './texts.ts';

const RETRY_AFTER_SECONDS = 5;

/** Rejects with 503 when the database takes longer than `ms`. The query itself is not cancelled. */
export function withDatabaseTimeout<T>(query: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timeout = new AppError('unavailable', message(texts.databaseDoesNotRespond), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  const timer = setTimeout(() => reject(timeout), ms);
  return Promise.race([query, promise]).finally(() => clearTimeout(timer));
}
