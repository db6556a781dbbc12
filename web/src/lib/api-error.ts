import { type ErrorBody, type ErrorCode, statusOfCode } from '@sikhya/contract/error.ts';

const NOT_REACHED = {
  message: 'The server could not be reached. Check your connection and try again.',
  code: 'unreachable',
  requestId: undefined,
} as const;

/** What came back: a sentence for the person, JSON without one, something that is not JSON, or nothing at all. */
type Answer = 'message' | 'no-message' | 'no-json' | 'none';

/** The one way a call fails: with the server's own words, or with ours where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 where the server was not reached. */
  readonly status: number;
  /** One of our server's codes; `foreign` where something else answered, such as a proxy with a page of its own. */
  readonly code: ErrorCode | 'unreachable' | 'foreign';
  /** What exactly was wrong, for the dialogs that show it. */
  readonly detail: string | undefined;
  readonly requestId: string | undefined;
  /** The whole answer, for the few refusals that say more than the others. */
  readonly body: unknown;
  readonly answer: Answer;

  constructor(
    status: number,
    body: Omit<ErrorBody, 'code' | 'requestId'> & Pick<ApiError, 'code' | 'requestId'>,
    answer: Answer = 'message',
  ) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.detail = body.error;
    this.requestId = body.requestId;
    this.body = body;
    this.answer = answer;
  }

  /** The server's own sentence; undefined where it sent none and `message` is ours. */
  get serverMessage(): string | undefined {
    return (this.answer === 'message' && this.message) || undefined;
  }
}

export function unreachable(): ApiError {
  return new ApiError(0, NOT_REACHED, 'none');
}

/** Something answered, but not our server: no JSON came. */
export function unreadable(status: number): ApiError {
  return new ApiError(status, NOT_REACHED, 'no-json');
}

/** Answers of our own server that a later try may change. */
const TRANSIENT_CODES: ReadonlySet<ApiError['code']> = new Set([
  'unreachable',
  'foreign',
  'too-many',
  'internal',
  'unavailable',
]);

/**
 * Whether the same call may succeed later. Only a code of our own server is final: a proxy or a captive portal can
 * answer with any status, so a bare 404 says nothing about what our server holds.
 */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError) || TRANSIENT_CODES.has(error.code);
}

/** The final refusal of our own server. */
export function isRefusal(error: unknown): error is ApiError {
  return !isTransient(error);
}

/** Our own server says that it does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}

/** The same failure in the words of the screen it is shown on. */
export function reworded(error: ApiError, message: string): ApiError {
  const { status, code, detail, requestId, answer } = error;
  return new ApiError(status, { message, error: detail, code, requestId }, answer);
}

/** For the admin's alerts: the server's sentence, that it was not reached, or that nobody knows. */
export function failureReason(error: Error): string {
  const reason = error instanceof ApiError && error.answer !== 'none' ? error.serverMessage : error.message;
  return reason || 'Unknown error';
}

/** What a failed call was answered with. A proxy may have answered in the place of our server, in its own words. */
export async function refusal(response: Response): Promise<ApiError> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  const body = parsedJson(text);
  const code = codeIn(body) ?? 'foreign';
  const { message, error, requestId } = fieldsOf(body);
  const sentence = typeof message === 'string' ? message : '';
  return new ApiError(
    status,
    {
      ...fieldsOf(body),
      message: sentence || 'The server could not answer. Please try again in a moment.',
      error: detailIn(error),
      code,
      requestId: typeof requestId === 'string' ? requestId : undefined,
    },
    sentence ? 'message' : body === undefined ? 'no-json' : 'no-message',
  );
}

/** Undefined for what is not JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function codeIn(body: unknown): ErrorCode | undefined {
  const { code } = fieldsOf(body);
  return typeof code === 'string' && Object.hasOwn(statusOfCode, code) ? (code as ErrorCode) : undefined;
}

/** The detail as text: a string as it is, an object by its message, anything else as JSON. */
function detailIn(error: unknown): string | undefined {
  if (error === undefined || error === null || error === '') return undefined;
  if (typeof error === 'string') return error;
  const { message } = fieldsOf(error);
  return typeof message === 'string' && message ? message : JSON.stringify(error);
}
