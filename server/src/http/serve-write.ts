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
  /** The transaction of this request; every statement of the handler goes through it. */
  tx: Tx;
  /** Work for after the commit, such as clearing a cache. It is lost if the process is killed before it runs. */
  afterCommit(work: () => Promise<void> | void): void;
};

/**
 * Serves a write that takes an Idempotency-Key. The handler runs in one transaction, in which its answer is stored
 * under the key, so that the write happens at most once whatever breaks. The handler must not use another connection:
 * the pool may have only one.
 */
export function serveWrite<const E extends Endpoint>(
  app: FastifyInstance,
  parts: WriteDependencies,
  endpoint: E,
  handler: (request: WriteRequest<E>) => HandlerResult<E>,
): void {
  const write = createResponseWriter(endpoint);
  addKeyedRoute(app, parts, endpoint, async (request, keyed) => {
    let afterCommit: (() => Promise<void> | void)[] = [];
    const work = async (tx: Tx) => {
      // the transaction may be run again
      afterCommit = [];
      const own = { ...request, tx, afterCommit: (later: () => void) => afterCommit.push(later) };
      return write(await handler(own as unknown as WriteRequest<E>));
    };
    const answer = keyed ? await runOnce(parts, keyed, work) : await inTransaction(parts.db, work);
    for (const later of afterCommit) await later();
    return answer;
  });
}

/**
 * The same for a handler that may safely run twice and brings its own transactions: its answer is stored after it is
 * done, and given again to a repeated request.
 */
export function serveIdempotent<const E extends Endpoint>(
  app: FastifyInstance,
  parts: WriteDependencies,
  endpoint: E,
  handler: (request: Request<E>) => HandlerResult<E>,
): void {
  const write = createResponseWriter(endpoint);
  addKeyedRoute(app, parts, endpoint, async (request, keyed) => {
    const stored = keyed && (await findStoredResponse(parts, keyed));
    if (stored) return stored;
    const answer = write(await handler(request));
    if (keyed) await storeResponse(parts, keyed, answer);
    return answer;
  });
}

function addKeyedRoute<const E extends Endpoint>(
  app: FastifyInstance,
  parts: WriteDependencies,
  endpoint: E,
  run: (request: Request<E>, keyed: KeyedRequest | null) => Promise<ResponseParts>,
): void {
  if (!endpoint.idempotent || endpoint.access === 'public')
    throw new Error(`${endpoint.method} ${endpoint.path} takes no Idempotency-Key`);
  addRoute(app, endpoint, async (request, raw: FastifyRequest) => {
    const keyed = readKeyedRequest(endpoint, raw, request);
    try {
      return await run(request, keyed);
    } catch (error) {
      if (keyed) await storeRefusal(parts, keyed, raw, error);
      throw error;
    }
  });
}
