import * as z from 'zod/mini';

/** The HTTP status of each error code. The codes are stable, so programs can rely on them. */
export const statusOfCode = {
  /** The request cannot be read, or a value is missing or has the wrong type. */
  malformed: 400,
  'not-signed-in': 401,
  'sign-in-failed': 401,
  'payment-needed': 402,
  forbidden: 403,
  'not-enrolled': 403,
  /** The admin has to set up a second factor first. */
  'second-factor-needed': 403,
  /** The student has deleted the account and can only restore it. */
  'account-deleted': 403,
  /** The admin has to prove again who they are. */
  'verification-needed': 403,
  /** A consent is missing: the student's own, or that of a parent. */
  'consent-needed': 403,
  'not-found': 404,
  conflict: 409,
  /** The time of the attempt is over, or it was handed in; handing it in again returns its result. */
  'test-over': 409,
  /** The time of the section is over or has not begun; other sections can still be answered. */
  'section-over': 409,
  /** Another device of the student is active in the exam; it can be taken over. */
  'other-device': 409,
  'too-large': 413,
  'wrong-type': 415,
  /** The requested part of a document begins after its end. */
  'past-the-end': 416,
  /** A body that can be read, but is against a rule. */
  invalid: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/** The body of every error response. */
export const errorBody = z.object({
  /** One sentence for the user. */
  message: z.string(),
  /** Details, such as which field of which subject, chapter and question. */
  error: z.optional(z.string()),
  code: z.enum(Object.keys(statusOfCode) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
});

export type ErrorBody = z.output<typeof errorBody>;

/** The fields of a response body that are in the language of the request. Success bodies may have a `message` too. */
export type BodyTexts = Pick<ErrorBody, 'message' | 'error'>;
