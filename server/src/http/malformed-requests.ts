import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@sikhya/contract/error.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppError } from '../errors.ts';
import { sendError } from './error-handler.ts';
import { texts } from './texts.ts';

const MALFORMED = new AppError('malformed', message(texts.unreadable));

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Sends the common error body also for requests that reach no route, because their URL or headers are malformed. */
export const malformedRequestHandlers = {
  frameworkErrors: (_error, request, reply) => {
    // hooks do not run for these requests, so their headers are set here
    reply.headers({ ...request.server.securityHeaders, 'x-request-id': request.id });
    sendError(request, reply, MALFORMED);
  },
  clientErrorHandler(this: FastifyInstance, error: Error & { code?: string }, socket: Socket) {
    if (error.code !== 'ECONNRESET' && socket.writable) writeError(this.log, error, socket);
    socket.destroy();
  },
} satisfies FastifyServerOptions;

/**
 * Writes to the socket directly, because Node could not parse a request and so has no response object. Always in English,
 * because there are no headers either.
 */
function writeError(log: FastifyBaseLogger, error: Error & { code?: string }, socket: Socket): void {
  const requestId = randomUUID();
  log.info({ reqId: requestId, code: error.code }, 'malformed request');
  const body: ErrorBody = { message: MALFORMED.message, code: MALFORMED.code, requestId };
  const text = JSON.stringify(body);
  socket.write(
    `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}\r\n` +
      `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n` +
      `x-request-id: ${requestId}\r\nconnection: close\r\n\r\n${text}`,
  );
}
