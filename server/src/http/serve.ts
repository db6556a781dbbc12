import type { Access, Endpoint, EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { BodyTexts } from '@sikhya/contract/error.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { type Message, translate } from '@sikhya/contract/language/texts.ts';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from './authenticate.ts';
import { type CachedResponse, sendCachedBody } from './cached-response.ts';
import { checkInput } from './check-input.ts';
import { toNetwork } from './ip-network.ts';
import { getRequestLocale } from './request-locale.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All endpoints of the server, for the OpenAPI document and for tests. */
    endpoints: Endpoint[];
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export type Request<E extends Endpoint> = EndpointRequest<E> & {
  /** On a public endpoint null if nobody is signed in. */
  caller: E['access'] extends 'public' ? Caller | null : Caller;
  /** The bearer token; empty if there is none. */
  token: string;
  /** The IPv4 address or the IPv6 network that the request comes from. */
  address: string;
  /** The Cookie header; empty if there is none. */
  cookies: string;
  /** The User-Agent header; empty if there is none. */
  userAgent: string;
};

/** A handler returns the message of its response as a text, which is sent in the language of the request. */
type Untranslated<R> = R extends { message: string } ? Omit<R, 'message'> & { message: Message } : R;

type Body<E extends Endpoint> = Untranslated<EndpointResponse<E>> | JsonBytes<EndpointResponse<E>>;

export type HandlerResult<E extends Endpoint> =
  undefined extends EndpointResponse<E> ? Promise<void> : Promise<Body<E> | WithStatus<Body<E>>>;

class WithStatus<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Record<string, string>;
  constructor(status: number, body: T, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A body that is already serialised, for responses whose bytes are cached. */
export class JsonBytes<Body> {
  readonly bytes: Buffer;
  /** Set if the compressed bytes are cached too. */
  readonly cached: CachedResponse | undefined;
  /** Exists only for the type check. */
  declare readonly body: Body;
  constructor(bytes: Buffer | CachedResponse) {
    this.cached = Buffer.isBuffer(bytes) ? undefined : bytes;
    this.bytes = Buffer.isBuffer(bytes) ? bytes : bytes.plain;
  }
}

/** Sends a status other than 200, such as 201. */
export function withStatus<T>(status: number, body: T): WithStatus<T> {
  return new WithStatus(status, body);
}

/** Sends additional headers. */
export function withHeaders<T>(headers: Record<string, string>, body: T): WithStatus<T> {
  return new WithStatus(200, body, headers);
}

/**
 * Serves one endpoint of the contract. Access and input are checked before the handler runs, and only the fields that
 * the response schema declares are sent. Writes that take an Idempotency-Key are served by serve-write.ts.
 */
export function serve<const E extends Endpoint & { access: Access }>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: Request<E>) => HandlerResult<E>,
): void {
  if (endpoint.idempotent) throw new Error(`${endpoint.method} ${endpoint.path} needs serveWrite`);
  const toResponse = createResponseWriter(endpoint);
  addRoute(app, endpoint, async (request, raw) => toResponse(await handler(request), raw));
}

/** The body is null if the status is 204. */
export type ResponseParts = {
  status: number;
  body: string | Buffer | null;
  /** The same body with its compressed bytes. */
  cached?: CachedResponse | undefined;
  headers?: Record<string, string>;
  /** Translates the texts of the body; absent if it has none. */
  translateTexts?: (locale: Locale) => BodyTexts;
};

/** Adds the route of an endpoint. The handler gets the checked input. */
export function addRoute<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: Request<E>, raw: FastifyRequest) => Promise<ResponseParts>,
): void {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      access: endpoint.access,
      ...(endpoint.permission && { permission: endpoint.permission }),
      endpoint,
    },
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    handler: async (raw, reply) => {
      const checked = checkInput(endpoint, raw);
      const { caller, token, ip } = raw;
      const { cookie: cookies = '', 'user-agent': userAgent = '' } = raw.headers;
      const origin = { caller, token, address: toNetwork(ip), cookies, userAgent };
      const {
        status,
        body,
        cached,
        headers = {},
      } = await handler({ ...checked, ...origin } as Request<E>, raw);
      reply.code(status).headers(headers);
      if (body === null) return reply.send();
      if (cached) return sendCachedBody(raw, reply, cached);
      return reply.type('application/json; charset=utf-8').send(body);
    },
  });
}

/** Returns a function that serialises the result of the endpoint's handler. */
export function createResponseWriter(
  endpoint: Endpoint,
): (result: unknown, raw: FastifyRequest) => ResponseParts {
  if (!endpoint.response) return () => ({ status: 204, body: null });
  const stringify = createStringifier(endpoint.response);
  return (result, raw) => {
    const { status, body, headers } = result instanceof WithStatus ? result : new WithStatus(200, result);
    if (body instanceof JsonBytes) return { status, body: body.bytes, cached: body.cached, headers };
    if (!hasMessage(body)) return { status, body: stringify(body), headers };
    const translateTexts = (locale: Locale) => ({ message: translate(body.message, locale) });
    const translated = { ...body, ...translateTexts(getRequestLocale(raw)) };
    return { status, body: stringify(translated), headers, translateTexts };
  };
}

function hasMessage(body: unknown): body is { message: Message } {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'object';
}

/**
 * Returns a function that serialises what the schema declares. It is compiled when it is first called, because compiling
 * those of all endpoints would take a third of the time in which the server starts.
 */
export function createStringifier(schema: z.ZodMiniType): (body: unknown) => string {
  let stringify: ((body: unknown) => string) | undefined;
  return (body) => {
    stringify ??= compileStringifier(schema);
    return stringify(body);
  };
}

/** Uses OpenAPI 3.0, because fast-json-stringify handles its `nullable` faster than `anyOf`. */
function compileStringifier(schema: z.ZodMiniType): (body: unknown) => string {
  const jsonSchema = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output' });
  return fastJson(jsonSchema as Parameters<typeof fastJson>[0]);
}
