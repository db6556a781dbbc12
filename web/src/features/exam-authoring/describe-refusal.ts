import { ApiError } from '../../lib/api-error.ts';

/** Returns the fields that the server refused, if it names them. */
export function describeRefusal(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'invalid' ? error.detail : undefined;
}
