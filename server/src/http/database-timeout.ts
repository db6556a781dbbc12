import { message } from '@sikhya/contract/language/texts.ts';
import { AppError } from '../errors.ts';
import { texts } from './texts.ts';

/** Rejects with 503 when the database takes longer than `ms`. The query itself is not cancelled. */
export function withDatabaseTimeout<T>(query: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new AppError('unavailable', message(texts.databaseDoesNotRespond))),
    ms,
  );
  return Promise.race([query, promise]).finally(() => clearTimeout(timer));
}
