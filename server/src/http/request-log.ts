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
    genReqId: (request: IncomingMessage) => (trustProxy && getProxyRequestId(request)) || randomUUID(),
  } satisfies FastifyServerOptions;
}

const REQUEST_ID = /^[A-Za-z0-9][\w.:-]{7,63}$/;

/** Returns the id that a trusted proxy gave the request, so that both logs can be matched. */
function getProxyRequestId({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : undefined;
}

/** Logs one line per request after its response was sent, and counts it in the metrics. */
export function logRequests(app: FastifyInstance, figures: RequestMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route, config } = request.routeOptions;
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    request.log.info(
      {
        reqId: request.id,
        method,
        path: getPath(request.url),
        route,
        status,
        ms: Math.round(elapsedTime * 10) / 10,
      },
      'request',
    );
    figures.count(config, { pattern: route, method, status, ms: elapsedTime });
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
