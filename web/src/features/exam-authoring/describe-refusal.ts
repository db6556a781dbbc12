import { ApiError } from '../../lib/api-error.ts';

/** What the server refused: the fields that are wrong, if it names them. */
export function describeRefusal(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'invalid' ? error.detail : undefined;
}
