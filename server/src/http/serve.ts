import type { Access, Endpoint, EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from './authenticate.ts';
import { checkInput } from './check-input.ts';
import { toNetwork } from './ip-network.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint that is served, for the API's description and for the tests. */
    endpoints: Endpoint[];
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export type Request<E extends Endpoint> = EndpointRequest<E> & {
  /** On a public endpoint the person who happens to be signed in, if any. */
  caller: E['access'] extends 'public' ? Caller | null : Caller;
  /** The bearer token as it was sent; empty without one. */
  token: string;
  /** The address that the request came from, or its network. */
  address: string;
  /** The header of that name; empty without one. */
  cookies: string;
};

type Body<E extends Endpoint> = EndpointResponse<E> | JsonBytes<EndpointResponse<E>>;

/** What a handler returns. */
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

/** An answer that is written already, where writing it anew each time would cost too much. */
export class JsonBytes<Answer> {
  readonly bytes: Buffer;
  /** What it says; nobody reads it. */
  declare readonly answer: Answer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** An answer with another status than 200, such as 201 for what was made. */
export function withStatus<T>(status: number, body: T): WithStatus<T> {
  return new WithStatus(status, body);
}

/** An answer with headers of its own. */
export function withHeaders<T>(headers: Record<string, string>, body: T): WithStatus<T> {
  return new WithStatus(200, body, headers);
}

/**
 * Serves one endpoint of the contract: its role and its input are checked before the handler runs, and only
 * the fields its response declares leave. Writes that may be repeated are served by serve-write.ts.
 */
export function serve<const E extends Endpoint & { access: Access }>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: Request<E>) => HandlerResult<E>,
): void {
  if (endpoint.idempotent) throw new Error(`${endpoint.method} ${endpoint.path} needs serveWrite`);
  const write = createResponseWriter(endpoint);
  addRoute(app, endpoint, async (request) => write(await handler(request)));
}

/** An answer as it is sent; without a body its status is 204. */
export type ResponseParts = {
  status: number;
  body: string | Buffer | null;
  headers?: Record<string, string>;
};

/** Adds the route of an endpoint; the handler gets the checked input and returns the finished answer. */
export function addRoute<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: Request<E>, raw: FastifyRequest) => Promise<ResponseParts>,
): void {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, endpoint },
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    handler: async (raw, reply) => {
      const checked = checkInput(endpoint, raw);
      const { caller, token, ip } = raw;
      const about = { caller, token, address: toNetwork(ip), cookies: raw.headers.cookie ?? '' };
      const { status, body, headers = {} } = await handler({ ...checked, ...about } as Request<E>, raw);
      reply.code(status).headers(headers);
      return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
    },
  });
}

/** Turns what a handler of this endpoint returns into the answer. */
export function createResponseWriter(endpoint: Endpoint): (returned: unknown) => ResponseParts {
  if (!endpoint.response) return () => ({ status: 204, body: null });
  const stringify = createStringifier(endpoint.response);
  return (returned) => {
    const { status, body, headers } =
      returned instanceof WithStatus ? returned : new WithStatus(200, returned);
    return { status, body: body instanceof JsonBytes ? body.bytes : stringify(body), headers };
  };
}

/** The dialect with `nullable` is the one that fast-json-stringify writes without trying alternatives. */
export function createStringifier(schema: z.ZodMiniType): (body: unknown) => string {
  const jsonSchema = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output' });
  return fastJson(jsonSchema as Parameters<typeof fastJson>[0]);
}
