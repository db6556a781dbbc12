import { ApiError, withMessage } from './api-error.ts';

/**
 * For `.catch()` of a call: logs the error with a fixed message and the response body, and rethrows it unchanged, because
 * its own message says in the language of the page what to do.
 */
export function logAndRethrow(message: string | ((status: number) => string)): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const logged = withMessage(error, typeof message === 'string' ? message : message(error.status));
    console.error(logged, error.body);
    throw error;
  };
}
