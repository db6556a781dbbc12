import { type BodyTexts, type ErrorBody, type ErrorCode, statusOfCode } from '@sikhya/contract/error.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { type Message, message, translate } from '@sikhya/contract/language/texts.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isRolledBack } from '../database/errors.ts';
import { AppError } from '../errors.ts';
import { failureSummary } from '../failure-summary.ts';
import { StorageError } from '../storage/storage.ts';
import { getRequestLocale } from './request-locale.ts';
import { texts } from './texts.ts';

/** A request that failed with a 5xx status for a reason that is not the caller's fault. */
export type FailedRequest = { error: Error; request: FastifyRequest; status: number };

/** Turns every thrown error into the common error body. Unexpected errors are logged, and their text is not sent. */
export function handleErrors(app: FastifyInstance, onFailedRequest: (failed: FailedRequest) => void): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const expected = error instanceof AppError ? error : toAppError(error);
    const { log, id: reqId } = request;
    if (error instanceof StorageError) log.error({ reqId, err: error.cause }, 'file storage failed');
    else if (!expected) log.error({ reqId, err: error }, 'unexpected error');
    else if (isDatabaseUnavailable(error))
      log.error({ reqId, reason: failureSummary(error) }, 'database unavailable');
    else if (isRolledBack(error))
      log.error({ reqId, reason: failureSummary(error) }, 'statement rolled back');
    const sent = expected ?? new AppError('internal', message(texts.internal));
    const status = statusOfCode[sent.code];
    // an AppError is intended, such as a 503 because of overload
    if (status >= 500 && error !== sent) onFailedRequest({ error, request, status });
    return sendError(request, reply, sent);
  });
}

export function createErrorBody(
  request: FastifyRequest,
  error: AppError,
): ErrorBody & Record<string, unknown> {
  return {
    ...error.extra,
    ...translateError(error, getRequestLocale(request)),
    code: error.code,
    requestId: request.id,
  };
}

/** The texts of the error body. */
export function translateError({ text, details }: AppError, locale: Locale): BodyTexts {
  return { message: translate(text, locale), ...(details && { error: details(locale) }) };
}

/** They describe the content that was to be sent instead of the error. */
const CONTENT_HEADERS = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
];

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  for (const name of CONTENT_HEADERS) {
    reply.removeHeader(name);
    // Fastify sets the headers of a stream there before its first byte
    reply.raw.removeHeader(name);
  }
  const body = createErrorBody(request, error);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(statusOfCode[error.code]).header('cache-control', 'no-store').send(body);
}

/** The texts of errors that Fastify itself raises. */
const TEXTS: Partial<Record<ErrorCode, Message>> = {
  'too-large': message(texts.tooLarge),
  'wrong-type': message(texts.unsupportedType),
  'too-many': message(texts.tooManyRequests),
};

const RETRY_AFTER_SECONDS = 5;
const STORAGE_RETRY_AFTER_SECONDS = 60;

/** Translates errors of Fastify, the database and the file storage. Returns undefined for an unexpected error. */
function toAppError(error: FastifyError | Error): AppError | undefined {
  if (isDatabaseUnavailable(error) || isRolledBack(error)) {
    return new AppError('unavailable', message(texts.busy), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (error instanceof StorageError && error.kind === 'away') {
    return new AppError('unavailable', error.text, { retryAfterSeconds: STORAGE_RETRY_AFTER_SECONDS });
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status > 499) return undefined;
  const code = (Object.keys(TEXTS) as ErrorCode[]).find((candidate) => statusOfCode[candidate] === status);
  return new AppError(code ?? 'malformed', (code && TEXTS[code]) ?? message(texts.unreadable));
}
