import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addBodyHooks } from './body-hooks.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body may take to arrive, for those who may call the route. */
    bodyTimeoutMs?: number;
  }
}

const BODY_MS = 60_000;

/** 50 MB on a line of 1 Mbit/s take seven minutes. */
export const MAX_BODY_TIMEOUT_MS = 10 * 60_000;

const LOOK_MS = 1000;

/**
 * Node knows one time limit for requests as a whole, and it would have to be the longest one: that of an upload on a
 * slow line. So Node gets that one, and every body has a minute unless its route allows more, which counts
 * only once it is known that the caller may use the route: nobody else can hold a connection for longer. One look
 * every second at those that are still on their way costs less than a timer for each.
 */
export function addBodyTimeout(app: FastifyInstance): void {
  const arrivesUntil = new Map<FastifyRequest, number>();

  const looking = setInterval(() => {
    const now = Date.now();
    for (const [request, until] of arrivesUntil) {
      const { complete, destroyed } = request.raw;
      if (complete || destroyed) arrivesUntil.delete(request);
      else if (until <= now) request.raw.destroy();
    }
  }, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(looking));

  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) arrivesUntil.set(request, Date.now() + BODY_MS);
    done();
  });
  addBodyHooks(app, {
    // after all hooks on the request, the one that refuses among them
    preParsing: (request, _reply, _payload, done) => {
      const { bodyTimeoutMs } = request.routeOptions.config;
      if (bodyTimeoutMs && arrivesUntil.has(request)) arrivesUntil.set(request, Date.now() + bodyTimeoutMs);
      done();
    },
    preValidation: (request, _reply, done) => {
      arrivesUntil.delete(request);
      done();
    },
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
