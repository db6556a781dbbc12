import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { failureSummary } from '../failure-summary.ts';
import type { RequestFigures } from '../metrics/request-figures.ts';

/**
 * How the server logs. Only the route and the path are ever written: queries, headers and bodies may hold a
 * token, a ticket or a password. So may the message of a failure, which repeats what was asked of the database.
 */
export function createLogOptions(
  level: string,
  { trustProxy, stream }: { trustProxy: boolean; stream?: NodeJS.WritableStream | undefined },
) {
  return {
    logger: {
      level,
      ...(stream && { stream }),
      // the parser of forms tells all headers when it is asked to be talkative
      redact: { paths: ['busboyOptions.headers'], remove: true },
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: pathOf(request.url),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: (error: Error & { code?: unknown }) => ({
          type: error.name,
          code: error.code,
          message: failureSummary(error),
          stack: framesOf(error),
        }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // a logger of its own for each request would cost more than the line that it writes
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    genReqId: (request: IncomingMessage) => (trustProxy && idOfProxy(request)) || randomUUID(),
  } satisfies FastifyServerOptions;
}

const LOOKS_LIKE_AN_ID = /^[A-Za-z0-9][\w.:-]{7,63}$/;

/** A proxy that we trust may have given the request an id, under which its own log knows it. */
function idOfProxy({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && LOOKS_LIKE_AN_ID.test(id) ? id : undefined;
}

/** One line a request, when it is over, and a count. */
export function logRequests(app: FastifyInstance, figures: RequestFigures): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route, config } = request.routeOptions;
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    request.log.info(
      {
        reqId: request.id,
        method,
        path: pathOf(request.url),
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

/** Where it happened, without the message that stands above it. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
