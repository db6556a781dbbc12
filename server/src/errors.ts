import type { ErrorCode } from '@sikhya/contract/error.ts';

/** An error that is sent to the caller: a code, a sentence for the user, and details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Additional fields of the error body, such as the price of a course. */
  readonly extra: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { details?: string; retryAfterSeconds?: number; extra?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.code = code;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.extra = more.extra;
  }
}
