import { AppError } from '../errors.ts';

/** What comes within the time, or else a failure: whoever asks would rather know than wait. */
export function withDatabaseTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new AppError('unavailable', 'The database does not answer at the moment.')),
    ms,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
