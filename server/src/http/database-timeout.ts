import { AppError } from '../errors.ts';

/** Rejects with 503 when the database takes longer than `ms`. The query itself is not cancelled. */
export function withDatabaseTimeout<T>(query: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('unavailable', 'The database does not respond.')), ms);
  return Promise.race([query, promise]).finally(() => clearTimeout(timer));
}
