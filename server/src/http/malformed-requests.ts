import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@sikhya/contract/error.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppError } from '../errors.ts';
import { sendError } from './error-handler.ts';

const UNREADABLE = new AppError('malformed', 'The request could not be read.');

const HEADS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What never comes to a route, since its address or its head cannot be read, has the one error body all the same. */
export const malformedRequestHandlers = {
  frameworkErrors: (_error, request, reply) => {
    // no hook is asked about it, so what they would add is added here
    reply.headers({ ...request.server.securityHeaders, 'x-request-id': request.id });
    sendError(request, reply, UNREADABLE);
  },
  clientErrorHandler(this: FastifyInstance, error: Error & { code?: string }, socket: Socket) {
    if (error.code !== 'ECONNRESET' && socket.writable) answerUnread(this.log, error, socket);
    socket.destroy();
  },
} satisfies FastifyServerOptions;

/** Node gives neither a request nor an answer for it, only the line to the caller. */
function answerUnread(log: FastifyBaseLogger, error: Error & { code?: string }, socket: Socket): void {
  const requestId = randomUUID();
  log.info({ reqId: requestId, code: error.code }, 'unreadable request');
  const body: ErrorBody = { message: UNREADABLE.message, code: UNREADABLE.code, requestId };
  const text = JSON.stringify(body);
  socket.write(
    `HTTP/1.1 ${HEADS[error.code ?? ''] ?? '400 Bad Request'}\r\n` +
      `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n` +
      `x-request-id: ${requestId}\r\nconnection: close\r\n\r\n${text}`,
  );
}
