import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

/**
 * How the server logs. Only the route and the path are ever written: queries, headers and bodies may hold a
 * token, a ticket or a password.
 */
export function logOptions(level: string, stream?: NodeJS.WritableStream) {
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
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  } satisfies FastifyServerOptions;
}

/** One line a request, when it is over. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
