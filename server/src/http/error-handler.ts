import { type ErrorBody, type ErrorCode, statusOfCode } from '@sikhya/contract/error.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postgresCode } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { failureSummary } from '../failure-summary.ts';
import { StorageFailure } from '../storage/storage.ts';

/** A request that failed through no fault of the caller. */
export type FailedRequest = { error: Error; request: FastifyRequest; status: number };

/**
 * Turns whatever was thrown into the one error body. What nobody foresaw is logged and told to nobody but those who
 * look after the server.
 */
export function handleErrors(app: FastifyInstance, failed: (what: FailedRequest) => void): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const known = error instanceof AppError ? error : translated(error);
    const { log, id: reqId } = request;
    if (error instanceof StorageFailure) log.error({ reqId, err: error.cause }, 'the file store failed');
    else if (!known) log.error({ reqId, err: error }, 'unexpected failure');
    else if (isDatabaseAway(error))
      log.error({ reqId, reason: failureSummary(error) }, 'the database is away');
    const told = known ?? new AppError('internal', 'Something went wrong on our side. Please try again.');
    const status = statusOfCode[told.code];
    // what was thrown as an AppError was foreseen, such as a caller who is turned away in good order
    if (status >= 500 && error !== told) failed({ error, request, status });
    return sendError(request, reply, told);
  });
}

/** The body that a failed request is answered with. */
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

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  malformed: 'The request could not be read.',
  'too-large': 'The request is too large.',
  'wrong-type': 'This content type is not supported.',
  'too-many': 'Too many requests. Wait a moment and try again.',
};

const RETRY_AFTER_SECONDS = 5;
const STORAGE_RETRY_AFTER_SECONDS = 60;

/** Failures of the framework and of the database, in our words. */
function translated(error: FastifyError | Error): AppError | undefined {
  if (isDatabaseAway(error)) {
    return new AppError('unavailable', 'The service is busy. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (error instanceof StorageFailure && error.kind === 'away') {
    return new AppError('unavailable', error.message, { retryAfterSeconds: STORAGE_RETRY_AFTER_SECONDS });
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status > 499) return undefined;
  const code =
    (Object.keys(SENTENCES) as ErrorCode[]).find((candidate) => statusOfCode[candidate] === status) ??
    'malformed';
  return new AppError(code, SENTENCES[code] ?? '');
}

/** Connection classes of PostgreSQL (08, 57P, 53) and what the driver and the system say of a lost connection. */
function isDatabaseAway(error: Error): boolean {
  if (/^(08|57P|53)/.test(postgresCode(error) ?? '')) return true;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : '';
    if (/^(CONNECTION_|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)/.test(code)) return true;
  }
  return false;
}
