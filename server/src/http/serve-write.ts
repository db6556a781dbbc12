import type { Endpoint } from '@sikhya/contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction, type Tx } from '../database/database.ts';
import {
  findStoredResponse,
  type KeyedRequest,
  readKeyedRequest,
  runOnce,
  storeRefusal,
  storeResponse,
  type WriteDependencies,
} from './idempotency.ts';
import {
  addRoute,
  createResponseWriter,
  type HandlerResult,
  type Request,
  type ResponseParts,
} from './serve.ts';

type WriteRequest<E extends Endpoint> = Request<E> & {
  /** The transaction of this request. The handler must use it for every statement. */
  tx: Tx;
  /** Registers a task to run after the commit, such as clearing a cache. It is lost if the process is killed first. */
  afterCommit(task: () => Promise<void> | void): void;
};

/**
 * Serves a write that takes an Idempotency-Key. The handler runs in one transaction, in which its response is stored
 * under the key, so that the write happens at most once even if the process is killed. The handler must not use another
 * connection, because the pool may have only one.
 */
export function serveWrite<const E extends Endpoint>(
  app: FastifyInstance,
  dependencies: WriteDependencies,
  endpoint: E,
  handler: (request: WriteRequest<E>) => HandlerResult<E>,
): void {
  const toResponse = createResponseWriter(endpoint);
  addKeyedRoute(app, dependencies, endpoint, async (request, raw, keyed) => {
    let tasks: (() => Promise<void> | void)[] = [];
    const runHandler = async (tx: Tx) => {
      // the transaction may be retried
      tasks = [];
      const afterCommit = (task: () => void) => tasks.push(task);
      const result = await handler({ ...request, tx, afterCommit } as unknown as WriteRequest<E>);
      return toResponse(result, raw);
    };
    const response = keyed
      ? await runOnce(dependencies, keyed, runHandler)
      : await inTransaction(dependencies.db, runHandler);
    for (const task of tasks) await task();
    return response;
  });
}

/**
 * Serves a write whose handler is itself idempotent and opens its own transactions. The response is stored after the
 * handler has finished, and a repeated request gets the stored one.
 */
export function serveIdempotent<const E extends Endpoint>(
  app: FastifyInstance,
  dependencies: WriteDependencies,
  endpoint: E,
  handler: (request: Request<E>) => HandlerResult<E>,
): void {
  const toResponse = createResponseWriter(endpoint);
  addKeyedRoute(app, dependencies, endpoint, async (request, raw, keyed) => {
    const stored = keyed && (await findStoredResponse(dependencies, keyed));
    if (stored) return stored;
    const response = toResponse(await handler(request), raw);
    if (keyed) await storeResponse(dependencies, keyed, response);
    return response;
  });
}

function addKeyedRoute<const E extends Endpoint>(
  app: FastifyInstance,
  dependencies: WriteDependencies,
  endpoint: E,
  run: (request: Request<E>, raw: FastifyRequest, keyed: KeyedRequest | null) => Promise<ResponseParts>,
): void {
  if (!endpoint.idempotent || endpoint.access === 'public')
    throw new Error(`${endpoint.method} ${endpoint.path} takes no Idempotency-Key`);
  addRoute(app, endpoint, async (request, raw: FastifyRequest) => {
    const keyed = readKeyedRequest(endpoint, raw, request);
    try {
      return await run(request, raw, keyed);
    } catch (error) {
      if (keyed) await storeRefusal(dependencies, keyed, raw, error);
      throw error;
    }
  });
}
