import type { Access, AnswerOf, CheckedOf, Endpoint } from '@sikhya/contract/endpoint.ts';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from './authenticate.ts';
import { checkInput } from './check-input.ts';
import { networkOf } from './network-of.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint that is served, for the API's description and for the tests. */
    endpoints: Endpoint[];
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

type Request<E extends Endpoint> = CheckedOf<E> & {
  /** On a public endpoint the person who happens to be signed in, if any. */
  caller: E['access'] extends 'public' ? Caller | null : Caller;
  /** The bearer token as it was sent; empty without one. */
  token: string;
  /** The address that the request came from, or its network. */
  address: string;
  /** The header of that name; empty without one. */
  cookies: string;
};

type Body<E extends Endpoint> = AnswerOf<E> | JsonBytes<AnswerOf<E>>;

type Handler<E extends Endpoint> = (
  request: Request<E>,
) => undefined extends AnswerOf<E> ? Promise<void> : Promise<Body<E> | WithStatus<Body<E>>>;

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
 * the fields its response declares leave.
 */
export function serve<const E extends Endpoint & { access: Access }>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const stringify = endpoint.response ? stringifier(endpoint.response) : undefined;
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, endpoint },
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    handler: async (request, reply) => {
      const checked = checkInput(endpoint, request);
      const { caller, token, ip, headers } = request;
      const about = { caller, token, address: networkOf(ip), cookies: headers.cookie ?? '' };
      const answered = await handler({ ...checked, ...about } as Request<E>);
      if (!stringify) return reply.code(204).send();
      const {
        status,
        body,
        headers: more,
      } = answered instanceof WithStatus ? answered : new WithStatus(200, answered);
      const text = body instanceof JsonBytes ? body.bytes : stringify(body);
      return reply.code(status).headers(more).type('application/json; charset=utf-8').send(text);
    },
  });
}

/** The dialect with `nullable` is the one that fast-json-stringify writes without trying alternatives. */
export function stringifier(schema: z.ZodMiniType): (body: unknown) => string {
  const jsonSchema = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output' });
  return fastJson(jsonSchema as Parameters<typeof fastJson>[0]);
}
