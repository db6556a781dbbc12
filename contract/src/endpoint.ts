import type * as z from 'zod/mini';
import type { Locale } from './language/language.ts';
import type { RequiredPermission } from './permissions.ts';

/** Who may call the endpoint: everybody, everybody signed in, or one role. */
export type Access = 'public' | 'signed-in' | 'student' | 'admin';

/** The header of an idempotent write, and the maximum length of its value. */
export const IDEMPOTENCY_KEY = { header: 'idempotency-key', maxLength: 100 } as const;

type Schema = z.ZodMiniType;

/**
 * One endpoint of the API, described once for server and browser. The server accepts only `params`, `query` and `body`,
 * and sends only the fields of `response`.
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
  /** The permission that an admin needs in order to call it. Required if the access is `admin`; students never need one. */
  readonly permission?: RequiredPermission;
  /** A short description for the API documentation. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Absent if the response has no body (204). */
  readonly response?: Response;
  /** The maximum body size, if it is larger than the default. */
  readonly maxBodyBytes?: number;
  /** Overload protection refuses this endpoint last. */
  readonly highPriority?: true;
  /** Accepts the header Idempotency-Key: a repeated write with the same key gets the first response. */
  readonly idempotent?: true;
  /**
   * Each call from the browser gets a new key, because the same write may be needed again after another one has undone it,
   * such as a second block after an unblock. Only for writes that change nothing more when they are done twice.
   */
  readonly isRepeatable?: true;
  /** Overload protection never counts or refuses it; for health checks. */
  readonly neverRefused?: true;
  /** Has a lower rate limit per address, because it costs far more than other calls. */
  readonly isCostly?: true;
  /** Has a lower rate limit per person, because nobody needs it often and it calls the provider or could guess codes. */
  readonly isRare?: true;
  /** Allows the call also for an admin who first has to set up a second factor, and for a student with a deleted account. */
  readonly isForAccount?: true;
  /** Names a field of the body as the user sees it, for the details of an error. All invalid fields are then named. */
  readonly describeField?: (path: readonly PropertyKey[], locale?: Locale) => string;
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

/** Removes keys whose value can only be undefined, so that a call without a body does not need one. */
type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The input of a call. */
export type EndpointInput<E> = WithoutUndefined<{
  params: z.input<Parts<E>['params']>;
  query: z.input<Parts<E>['query']>;
  body: z.input<Parts<E>['body']>;
}>;

/** The validated request that a handler receives. */
export type EndpointRequest<E> = {
  params: z.output<Parts<E>['params']>;
  query: z.output<Parts<E>['query']>;
  body: z.output<Parts<E>['body']>;
};

/** The response body. */
export type EndpointResponse<E> = z.output<Parts<E>['response']>;
