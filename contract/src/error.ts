import * as z from 'zod/mini';

/** Every way a call can fail: a stable word for programs, and the status it is answered with. */
export const statusOfCode = {
  malformed: 400,
  'not-signed-in': 401,
  'sign-in-failed': 401,
  'payment-needed': 402,
  forbidden: 403,
  'not-enrolled': 403,
  'not-found': 404,
  conflict: 409,
  /** The time of a mock test is over, or it was handed in; handing it in answers its result. */
  'test-over': 409,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/** The one body of every failure. */
export const errorBody = z.object({
  /** One plain sentence for a person. */
  message: z.string(),
  /** The detail behind it: which field of which subject, chapter and question. */
  error: z.optional(z.string()),
  code: z.enum(Object.keys(statusOfCode) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
});

export type ErrorBody = z.output<typeof errorBody>;
