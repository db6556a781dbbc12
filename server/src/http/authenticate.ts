import type { Access } from '@sikhya/contract/endpoint.ts';
import { type Message, message } from '@sikhya/contract/language/texts.ts';
import { type AdminRole, hasPermission, type RequiredPermission } from '@sikhya/contract/permissions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { texts } from './texts.ts';

/** The signed-in person who makes a request. Comes from the session, never from what the browser claims. */
export type Caller = {
  role: 'student' | 'admin';
  /** Set for admins. */
  adminRole?: AdminRole;
  personId: string;
  sessionId: string;
  /** Set when the request has a document ticket instead of a session token: it may read only this file. */
  ticketFileId?: string;
  /** Set for an admin who must have a second factor and has none: only endpoints of their account are allowed. */
  mustSetUpSecondFactor?: true;
  /** Set for a student with a deleted account: only endpoints of their account are allowed. */
  isDeleted?: true;
};

/** Returns null when the token is invalid or expired. */
export type Identify = (token: string) => Promise<Caller | null>;

type Sessions = {
  identify: Identify;
  /** Whether the session of a refused token has only expired: nobody ended it. */
  isExpired?: (token: string) => Promise<boolean>;
  /** Whether a refused token belongs to a student who has deleted the account. */
  isAccountDeleted?: (token: string) => Promise<boolean>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The permission that an admin needs; required with the access `admin`. */
    permission?: RequiredPermission;
    /** For URLs that a browser opens itself: the token may be in the query, and may be a document ticket. */
    identifyTicket?: Identify;
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** The bearer token; empty if there is none. */
    token: string;
  }
  interface FastifyInstance {
    /** All routes with the access and the permission that they require. */
    routes: { method: string; url: string; access: Access; permission?: RequiredPermission }[];
  }
}

/** Returns an error if the caller exceeded a rate limit. Also runs for callers who may not use the route. */
export type CheckRateLimit = (request: FastifyRequest) => AppError | undefined;

/**
 * Checks every request before its body is read. A route without declared access, or an admin's route without a
 * permission, makes the start of the server fail, so that no route is open by mistake.
 */
export function authenticate(
  app: FastifyInstance,
  { identify, ...ended }: Sessions,
  checkRateLimit: CheckRateLimit = () => undefined,
): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('token', '');
  app.decorate('routes', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} declares no access`);
    const { access, permission } = config;
    if (access === 'admin' && !permission) throw new Error(`${method} ${url} declares no permission`);
    for (const each of [method].flat())
      app.routes.push({ method: each, url, access, ...(permission && { permission }) });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { identifyTicket } = request.routeOptions.config;
    const headerToken = getBearerToken(request);
    request.token = headerToken || (identifyTicket ? getQueryToken(request) : '');
    // without a token, as most requests for the catalogue are, there is nothing to wait for
    if (request.token === '') return done(checkRateLimit(request) ?? checkAccess(request));
    const identified = headerToken
      ? identifyCaller(headerToken, identify, identifyTicket)
      : identifyCaller(request.token, studentsOnly(identify), identifyTicket);
    identified
      .then(async (caller) => {
        const isPublic = request.routeOptions.config.access === 'public';
        // on a public route such a person counts as not signed in
        request.caller = isPublic && (caller?.mustSetUpSecondFactor || caller?.isDeleted) ? null : caller;
        const refusal = checkRateLimit(request) ?? checkAccess(request);
        return refusal?.code === 'not-signed-in' ? withSessionEnd(refusal, headerToken, ended) : refusal;
      })
      .then(done, done);
  });
}

/**
 * Adds to the refusal how the session has ended. After an expired session, the device of the student keeps its chapters
 * for the next sign-in; after the account was deleted, it deletes the work that it has not sent.
 */
async function withSessionEnd(
  refusal: AppError,
  token: string,
  { isExpired, isAccountDeleted }: Omit<Sessions, 'identify'>,
): Promise<AppError> {
  const withExtra = (extra: Record<string, unknown>) => new AppError(refusal.code, refusal.text, { extra });
  if (await isExpired?.(token)) return withExtra({ expired: true });
  return (await isAccountDeleted?.(token)) ? withExtra({ accountDeleted: true }) : refusal;
}

async function identifyCaller(token: string, identify: Identify, identifyTicket: Identify | undefined) {
  return (await identify(token)) ?? (await identifyTicket?.(token)) ?? null;
}

/** Browsers store and show URLs, so a token in a URL never gives the rights of an admin. */
function studentsOnly(identify: Identify): Identify {
  return async (token) => {
    const caller = await identify(token);
    return caller?.role === 'student' ? caller : null;
  };
}

function checkAccess(request: FastifyRequest): AppError | undefined {
  const { caller, token } = request;
  const { access = 'public', permission } = request.routeOptions.config;
  if (access === 'public') return undefined;
  if (!caller) return new AppError('not-signed-in', getNotSignedInText(token, getBearerToken(request)));
  if (access !== 'signed-in' && access !== caller.role) {
    return new AppError('forbidden', message(access === 'admin' ? texts.adminsOnly : texts.studentsOnly));
  }
  if (caller.role === 'admin' && permission && !hasPermission(caller.adminRole, permission)) {
    return new AppError('forbidden', message(texts.notPermitted));
  }
  if (request.routeOptions.config.endpoint?.isForAccount) return undefined;
  if (caller.mustSetUpSecondFactor)
    return new AppError('second-factor-needed', message(texts.secondFactorNeeded));
  return caller.isDeleted ? new AppError('account-deleted', message(texts.accountDeleted)) : undefined;
}

function getNotSignedInText(token: string, headerToken: string): Message {
  if (token === '') return message(texts.signInFirst);
  return message(headerToken === '' ? texts.linkExpired : texts.sessionEnded);
}

function getQueryToken({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

function getBearerToken(request: FastifyRequest): string {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
