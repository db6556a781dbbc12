import type { ErrorBody, ErrorCode } from '@sikhya/contract/error.ts';

/** The one way a call fails: with the server's own words, or with ours where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 where the server was not reached. */
  readonly status: number;
  readonly code: ErrorCode | 'unreachable';
  /** What exactly was wrong, for the dialogs that show it. */
  readonly detail: string | undefined;
  readonly requestId: string | undefined;
  /** The whole answer, for the few refusals that say more than the others. */
  readonly body: unknown;

  constructor(
    status: number,
    body: Omit<ErrorBody, 'code' | 'requestId'> & Pick<ApiError, 'code' | 'requestId'>,
  ) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.detail = body.error;
    this.requestId = body.requestId;
    this.body = body;
  }
}

export function unreachable(): ApiError {
  return unreadable(0);
}

/** Something answered, but not our server: no JSON came. */
export function unreadable(status: number): ApiError {
  return new ApiError(status, {
    message: 'The server could not be reached. Check your connection and try again.',
    code: 'unreachable',
    requestId: undefined,
  });
}

/** The server's no, which stays one; anything else may pass. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** The same failure in the words of the screen it is shown on. */
export function reworded(error: ApiError, message: string): ApiError {
  const { status, code, detail, requestId } = error;
  return new ApiError(status, { message, error: detail, code, requestId });
}

/** What a refused call was answered with. A proxy in between may have answered in other words than ours. */
export async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return isErrorBody(body)
    ? new ApiError(response.status, body)
    : new ApiError(response.status, {
        message: 'The server could not answer. Please try again in a moment.',
        code: response.status >= 500 ? 'unavailable' : 'malformed',
        requestId: undefined,
      });
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}
