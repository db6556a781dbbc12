import type { Access } from '@sikhya/contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** The person behind a request, as the session says, never as the browser says. */
export type Caller = {
  role: 'student' | 'admin';
  personId: string;
  sessionId: string;
  /** The one file that may be read, where a ticket was shown and not the session's own token. */
  ticketFileId?: string;
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

/** Says why a request is refused, once it is known who calls; also asked about callers who may not call the route. */
export type CheckRateLimit = (request: FastifyRequest) => AppError | undefined;

/**
 * Checks every request before its body is read. A route that does not declare who may call it
 * is refused when the server is built, so that none is ever open by oversight.
 */
export function authenticate(
  app: FastifyInstance,
  identify: Identify,
  checkRate: CheckRateLimit = () => undefined,
): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('token', '');
  app.decorate('routes', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} declares no access`);
    for (const one of [method].flat()) app.routes.push({ method: one, url, access: config.access });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { access = 'public', identifyTicket } = request.routeOptions.config;
    const inHeader = bearerToken(request);
    request.token = inHeader || (identifyTicket ? queryToken(request) : '');
    // most callers of the catalogue show no token, and need not wait for anything
    if (request.token === '') return done(checkRate(request) ?? refusal(request, access));
    const who = inHeader
      ? whoShows(inHeader, identify, identifyTicket)
      : whoShows(request.token, studentOnly(identify), identifyTicket);
    who.then((caller) => {
      request.caller = caller;
      done(checkRate(request) ?? refusal(request, access));
    }, done);
  });
}

async function whoShows(token: string, identify: Identify, identifyTicket: Identify | undefined) {
  return (await identify(token)) ?? (await identifyTicket?.(token)) ?? null;
}

/** An address is kept by browsers and shown on screens, so the session of an admin is never taken from one. */
function studentOnly(identify: Identify): Identify {
  return async (token) => {
    const caller = await identify(token);
    return caller?.role === 'student' ? caller : null;
  };
}

function refusal(request: FastifyRequest, access: Access): AppError | undefined {
  const { caller, token } = request;
  if (access === 'public') return undefined;
  if (!caller) return new AppError('not-signed-in', whyNotSignedIn(token, bearerToken(request)));
  if (access !== 'signed-in' && access !== caller.role) {
    return new AppError('forbidden', `Only ${access === 'admin' ? 'an admin' : 'a student'} may do this.`);
  }
  return undefined;
}

function whyNotSignedIn(token: string, inHeader: string): string {
  if (token === '') return 'Please sign in first.';
  return inHeader === ''
    ? 'This link is no longer valid. Open the document again from its page.'
    : 'Your session has ended. Please sign in again.';
}

function queryToken({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

function bearerToken(request: FastifyRequest): string {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
