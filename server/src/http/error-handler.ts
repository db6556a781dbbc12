import { type ErrorBody, type ErrorCode, statusOfCode } from '@sikhya/contract/error.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { AppError } from '../errors.ts';
import { failureSummary } from '../failure-summary.ts';
import { StorageError } from '../storage/storage.ts';

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
    const sent = expected ?? new AppError('internal', 'Something went wrong on our side. Please try again.');
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
    message: error.message,
    ...(error.details !== undefined && { error: error.details }),
    code: error.code,
    requestId: request.id,
  };
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const body = createErrorBody(request, error);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(statusOfCode[error.code]).header('cache-control', 'no-store').send(body);
}

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  malformed: 'The request could not be read.',
  'too-large': 'The request is too large.',
  'wrong-type': 'This content type is not supported.',
  'too-many': 'Too many requests. Wait a moment and try again.',
};

const RETRY_AFTER_SECONDS = 5;
const STORAGE_RETRY_AFTER_SECONDS = 60;

/** Translates errors of Fastify, the database and the file storage. Returns undefined for an unexpected error. */
function toAppError(error: FastifyError | Error): AppError | undefined {
  if (isDatabaseUnavailable(error)) {
    return new AppError('unavailable', 'The service is busy. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (error instanceof StorageError && error.kind === 'away') {
    return new AppError('unavailable', error.message, { retryAfterSeconds: STORAGE_RETRY_AFTER_SECONDS });
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status > 499) return undefined;
  const code =
    (Object.keys(MESSAGES) as ErrorCode[]).find((candidate) => statusOfCode[candidate] === status) ??
    'malformed';
  return new AppError(code, MESSAGES[code] ?? '');
}
