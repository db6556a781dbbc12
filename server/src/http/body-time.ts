import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onBodies } from './on-bodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body may take to arrive, for those who may call the route. */
    bodyMs?: number;
  }
}

const BODY_MS = 60_000;

/** 50 MB on a line of 1 Mbit/s take seven minutes. */
export const LONGEST_BODY_MS = 10 * 60_000;

/**
 * Node knows one time limit for requests as a whole, and it would have to be the longest one: that of an upload on a
 * slow line. So Node gets that one, and every body has a minute unless its route allows more, which counts
 * only once it is known that the caller may use the route: nobody else can hold a connection for longer.
 */
export function limitBodyTime(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

  function allow(request: FastifyRequest, ms: number): void {
    clearTimeout(timers.get(request));
    timers.set(request, setTimeout(() => request.raw.destroy(), ms).unref());
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request)) return done();
    allow(request, BODY_MS);
    const arrived = () => clearTimeout(timers.get(request));
    request.raw.once('end', arrived).once('close', arrived);
    done();
  });
  onBodies(app, {
    // after all hooks on the request, the one that refuses among them
    preParsing: (request, _reply, _payload, done) => {
      const bodyMs = timers.has(request) && request.routeOptions.config.bodyMs;
      if (bodyMs) allow(request, bodyMs);
      done();
    },
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
