import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { failureSummary } from '../failure-summary.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';

/**
 * Only the route and the path of a request are logged, because queries, headers and bodies may contain a token, a ticket
 * or a password. So may the message of a database error, which repeats the query.
 */
export function createLogOptions(
  level: string,
  { trustProxy, stream }: { trustProxy: boolean; stream?: NodeJS.WritableStream | undefined },
) {
  return {
    logger: {
      level,
      ...(stream && { stream }),
      // the multipart parser logs all headers at debug level
      redact: { paths: ['busboyOptions.headers'], remove: true },
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: getPath(request.url),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: (error: Error & { code?: unknown }) => ({
          type: error.name,
          code: error.code,
          message: failureSummary(error),
          stack: getStackFrames(error),
        }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // a child logger per request would cost more than the line that it writes
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    genReqId: createRequestIds(trustProxy),
  } satisfies FastifyServerOptions;
}

/** Returns a function that returns the id of a request. */
export function createRequestIds(trustProxy: boolean): (request: IncomingMessage) => string {
  return (request) => (trustProxy && getProxyRequestId(request)) || randomUUID();
}

const REQUEST_ID = /^[A-Za-z0-9][\w.:-]{7,63}$/;

/** Returns the id that a trusted proxy gave the request, so that both logs can be matched. */
function getProxyRequestId({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : undefined;
}

/** A request whose response was sent. */
export type FinishedRequest = {
  id: string;
  method: string;
  url: string;
  /** The path of its route, with `:name` for parameters. */
  route: string | undefined;
  status: number;
  ms: number;
};

/** Writes one line to the log and counts the request in the metrics. */
export function recordRequest(
  log: FastifyBaseLogger,
  figures: RequestMetrics,
  { id, method, url, route, status, ms }: FinishedRequest,
): void {
  log.info({ reqId: id, method, path: getPath(url), route, status, ms: Math.round(ms * 10) / 10 }, 'request');
  figures.count({ route, method, status, ms });
}

/** Records every request after its response was sent. */
export function logRequests(app: FastifyInstance, figures: RequestMetrics): void {
  app.addHook('onResponse', ({ id, method, url, log, routeOptions }, reply, done) => {
    recordRequest(log, figures, {
      id,
      method,
      url,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

/** Returns the stack trace without the message, which may contain secrets. */
function getStackFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

function getPath(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
