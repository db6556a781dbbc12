import { ApiError, reworded } from './api-error.ts';

/**
 * For `.catch()` of a call: logs the failure under a fixed message with what was answered, and throws it on. It keeps
 * the server's own sentence, if there is one, and has the fixed message otherwise.
 */
export function failedAs(message: string | ((status: number) => string)): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const failure = reworded(error, typeof message === 'string' ? message : message(error.status));
    console.error(failure, error.body);
    throw error.serverMessage === undefined ? failure : error;
  };
}
