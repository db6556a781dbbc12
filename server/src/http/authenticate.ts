import type { Access } from '@sikhya/contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** The person behind a request, as the session says, never as the browser says. */
export type Caller = {
  role: 'student' | 'admin';
  personId: string;
  sessionId: string;
  /** The one file that may be read, where a ticket was shown and not the session's own token. */
  onlyFile?: string;
};

/** Finds out whose token this is; null where it is not, or no longer, good. */
export type Identify = (token: string) => Promise<Caller | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** For what a browser opens by its address alone: the token may stand in the query, and may be a ticket. */
    identifyTicket?: Identify;
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** The bearer token as it was sent; empty without one. */
    token: string;
  }
  interface FastifyInstance {
    /** Every route there is and who may call it. */
    routes: { method: string; url: string; access: Access }[];
  }
}

/**
 * Checks every request before its body is read. A route that does not declare who may call it
 * is refused when the server is built, so that none is ever open by oversight.
 */
export function authenticate(app: FastifyInstance, identify: Identify): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('token', '');
  app.decorate('routes', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} declares no access`);
    for (const one of [method].flat()) app.routes.push({ method: one, url, access: config.access });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { access = 'public', identifyTicket } = request.routeOptions.config;
    request.token = bearerToken(request) || (identifyTicket ? queryToken(request) : '');
    // most callers of the catalogue show no token, and need not wait for anything
    if (request.token === '') return done(refusal(request, access));
    whoShows(request.token, identify, identifyTicket).then((caller) => {
      request.caller = caller;
      done(refusal(request, access));
    }, done);
  });
}

async function whoShows(token: string, identify: Identify, identifyTicket: Identify | undefined) {
  return (await identify(token)) ?? (await identifyTicket?.(token)) ?? null;
}

function refusal({ caller, token }: FastifyRequest, access: Access): AppError | undefined {
  if (access === 'public') return undefined;
  if (!caller) {
    return new AppError(
      'not-signed-in',
      token === '' ? 'Please sign in first.' : 'Your session has ended. Please sign in again.',
    );
  }
  if (access !== 'signed-in' && access !== caller.role) {
    return new AppError('forbidden', `Only ${access === 'admin' ? 'an admin' : 'a student'} may do this.`);
  }
  return undefined;
}

function queryToken({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

function bearerToken(request: FastifyRequest): string {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
