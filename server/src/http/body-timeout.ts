import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addBodyHooks, hasBody } from './body-hooks.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body may take to arrive. Applies only to callers who may use the route. */
    bodyTimeoutMs?: number;
  }
}

const DEFAULT_TIMEOUT_MS = 60_000;

/** An upload of 50 MB at 1 Mbit/s takes seven minutes. */
export const MAX_BODY_TIMEOUT_MS = 10 * 60_000;

const CHECK_INTERVAL_MS = 1000;

/**
 * Node has one timeout for all requests, so it has to be that of the longest upload. This adds a shorter timeout per body:
 * one minute, or what the route allows once the caller is known to have access to it. So nobody else can hold a
 * connection for longer. One check per second of all pending bodies costs less than a timer for each.
 */
export function addBodyTimeout(app: FastifyInstance): void {
  const deadlines = new Map<FastifyRequest, number>();

  const timer = setInterval(() => {
    const now = Date.now();
    for (const [request, deadline] of deadlines) {
      const { complete, destroyed } = request.raw;
      if (complete || destroyed) deadlines.delete(request);
      else if (deadline <= now) request.raw.destroy();
    }
  }, CHECK_INTERVAL_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) deadlines.set(request, Date.now() + DEFAULT_TIMEOUT_MS);
    done();
  });
  addBodyHooks(app, {
    // runs after all onRequest hooks, so the caller has access
    preParsing: (request, _reply, _payload, done) => {
      const { bodyTimeoutMs } = request.routeOptions.config;
      if (bodyTimeoutMs && deadlines.has(request)) deadlines.set(request, Date.now() + bodyTimeoutMs);
      done();
    },
    preValidation: (request, _reply, done) => {
      deadlines.delete(request);
      done();
    },
  });
}
