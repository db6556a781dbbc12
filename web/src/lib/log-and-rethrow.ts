import { ApiError, withMessage } from './api-error.ts';

/**
 * For `.catch()` of a call: logs the error with a fixed message and the response body, and rethrows it. The rethrown
 * error has the server's message if there is one, else the fixed message, and its `cause` says in the language of the page
 * what happened.
 */
export function logAndRethrow(message: string | ((status: number) => string)): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const logged = withMessage(error, typeof message === 'string' ? message : message(error.status));
    logged.cause = error;
    console.error(logged, error.body);
    throw error.serverMessage === undefined ? logged : error;
  };
}
