import { type ErrorBody, type ErrorCode, statusOfCode } from '@sikhya/contract/error.ts';
import { type Message, message } from '@sikhya/contract/language/texts.ts';
import { getCurrentTexts } from '../language/current-locale.ts';
import { texts } from './texts.ts';
import { TranslatedError } from './translated-error.ts';

const UNREACHABLE = {
  message: message(texts.unreachable),
  code: 'unreachable',
  requestId: undefined,
} as const;

/** The kind of the response: JSON with a message, JSON without one, something that is not JSON, or none. */
type ResponseKind = 'message' | 'no-message' | 'no-json' | 'none';

type Failure = Omit<ErrorBody, 'code' | 'requestId' | 'message'> &
  Pick<ApiError, 'code' | 'requestId'> & { message: string | Message };

/** Every failed call throws this: with the server's message, or with ours when the server sent none. */
export class ApiError extends TranslatedError {
  override readonly name = 'ApiError';
  /** 0 when the server could not be reached. */
  readonly status: number;
  /** One of our server's codes; `foreign` when something else responded, such as a proxy with its own error page. */
  readonly code: ErrorCode | 'unreachable' | 'foreign';
  /** The server's details, which some dialogs show below the message. */
  readonly detail: string | undefined;
  readonly requestId: string | undefined;
  /** The whole response body, for errors with extra fields. */
  readonly body: unknown;
  readonly responseKind: ResponseKind;

  constructor(status: number, body: Failure, responseKind: ResponseKind = 'message') {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.detail = body.error;
    this.requestId = body.requestId;
    this.body = body;
    this.responseKind = responseKind;
  }

  /** The server's own message; undefined when it sent none and `message` is ours. */
  get serverMessage(): string | undefined {
    return (this.responseKind === 'message' && this.message) || undefined;
  }
}

export function createUnreachableError(): ApiError {
  return new ApiError(0, UNREACHABLE, 'none');
}

/** For a call that must not be made, because its person is no longer signed in. */
export function createSignedOutError(): ApiError {
  const failure = { message: message(texts.signedOutInAnotherTab), code: 'not-signed-in' } as const;
  return new ApiError(401, { ...failure, requestId: undefined }, 'none');
}

export const isSignedOutError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not-signed-in';

/** For a response that is not JSON, and so not from our server. */
export function createInvalidResponseError(status: number): ApiError {
  return new ApiError(status, UNREACHABLE, 'no-json');
}

/** Codes with which the same call may succeed when it is retried. */
const TRANSIENT_CODES: ReadonlySet<ApiError['code']> = new Set([
  'unreachable',
  'foreign',
  'too-many',
  'internal',
  'unavailable',
]);

/**
 * Whether the same call may succeed when it is retried. Only a code of our own server is final: a proxy or a captive
 * portal can respond with any status, so a 404 without a code does not mean that our server has no such thing.
 */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError) || TRANSIENT_CODES.has(error.code);
}

/** Whether our own server did not respond: no connection, a proxy's error page, or a server that is starting. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && ['unreachable', 'foreign', 'unavailable'].includes(error.code);
}

/** Whether our own server refused the call, so that a retry cannot succeed. */
export function isRefusal(error: unknown): error is ApiError {
  return !isTransient(error);
}

/** Whether our own server says that the thing does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}

/** Returns a copy of the error with another message. */
export function withMessage(error: ApiError, newMessage: string | Message): ApiError {
  const { status, code, detail, requestId, responseKind } = error;
  return new ApiError(status, { message: newMessage, error: detail, code, requestId }, responseKind);
}

/** For the admin's alerts: the server's message, that it could not be reached, or 'Unknown error'. */
export function getFailureReason(error: Error): string {
  const reason =
    error instanceof ApiError && error.responseKind !== 'none' ? error.serverMessage : error.message;
  return reason || getCurrentTexts(texts).unknownError;
}

/** Reads the error from a failed response, which may come from a proxy and not from our server. */
export async function toApiError(response: Response): Promise<ApiError> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  const body = parseJson(text);
  const code = getCode(body) ?? 'foreign';
  const { message: sentMessage, error, requestId } = getFields(body);
  const serverMessage = typeof sentMessage === 'string' ? sentMessage : '';
  return new ApiError(
    status,
    {
      ...getFields(body),
      message: serverMessage || message(texts.serverFailed),
      error: getDetail(error),
      code,
      requestId: typeof requestId === 'string' ? requestId : undefined,
    },
    serverMessage ? 'message' : body === undefined ? 'no-json' : 'no-message',
  );
}

/** Returns undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function getFields(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function getCode(body: unknown): ErrorCode | undefined {
  const { code } = getFields(body);
  return typeof code === 'string' && Object.hasOwn(statusOfCode, code) ? (code as ErrorCode) : undefined;
}

/** Returns the details as text: a string unchanged, an object's message, anything else as JSON. */
function getDetail(error: unknown): string | undefined {
  if (error === undefined || error === null || error === '') return undefined;
  if (typeof error === 'string') return error;
  const { message: detail } = getFields(error);
  return typeof detail === 'string' && detail ? detail : JSON.stringify(error);
}
