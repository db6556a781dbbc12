import { ApiError, isNotFound } from '../../../lib/api-error.ts';
import type { Attempt } from './attempt.ts';

/** Whether the server will never accept the attempt: it no longer knows it, or its permit is too old or not valid. */
export function isGone(error: unknown, attempt: Attempt): boolean {
  if (isNotFound(error)) return true;
  return attempt.offline !== undefined && error instanceof ApiError && error.code === 'test-over';
}
