import type { ErrorCode } from '@sikhya/contract/error.ts';

/** A failure that the caller should hear of: its code, one plain sentence, and the detail behind it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What some answers carry beside the error body, such as the price of a course. */
  readonly extra: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    sentence: string,
    more: { details?: string; retryAfterSeconds?: number; extra?: Record<string, unknown> } = {},
  ) {
    super(sentence);
    this.code = code;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.extra = more.extra;
  }
}
