import type * as z from 'zod/mini';

/** Who may call: anybody, anybody signed in, or one role. */
export type Access = 'public' | 'signed-in' | 'student' | 'admin';

/** The header of a write that may be repeated, and how long its value may be. */
export const IDEMPOTENCY_KEY = { header: 'idempotency-key', maxLength: 100 } as const;

type Schema = z.ZodMiniType;

/**
 * One call of the product, described once for both sides.
 * `params`, `query` and `body` are what the server accepts; `response` is all that ever leaves it.
 */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** What it does, in a few words, for the API's own documentation. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Absent where the answer has no body (204). */
  readonly response?: Response;
  /** How large a body may be, where that is more than usual. */
  readonly maxBodyBytes?: number;
  /** Goes on when the server has more to do than it can, and asks others to come back. */
  readonly highPriority?: true;
  /** A write that takes the header Idempotency-Key: repeated with the same key, it answers the first result. */
  readonly idempotent?: true;
  /** Neither counted nor turned away, however busy the server is: for those who ask whether it is alive. */
  readonly neverRefused?: true;
  /** Costs far more than other calls, such as one that asks another service; one address may call it less often. */
  readonly isCostly?: true;
  /** Names a field of the body as the person sees it; what is wrong with it is then against a rule (422). */
  readonly describeField?: (path: readonly PropertyKey[]) => string;
};

export function endpoint<
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Response extends Schema = z.ZodMiniUndefined,
>(described: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return described;
}

type Parts<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer R>
    ? { params: P; query: Q; body: B; response: R }
    : never;

/** Drops the keys whose value can only be undefined, so that a call without a body is not asked for one. */
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller passes. */
export type EndpointInput<E> = Given<{
  params: z.input<Parts<E>['params']>;
  query: z.input<Parts<E>['query']>;
  body: z.input<Parts<E>['body']>;
}>;

/** What a handler receives once it was checked. */
export type EndpointRequest<E> = {
  params: z.output<Parts<E>['params']>;
  query: z.output<Parts<E>['query']>;
  body: z.output<Parts<E>['body']>;
};

/** What the answer holds. */
export type EndpointResponse<E> = z.output<Parts<E>['response']>;
