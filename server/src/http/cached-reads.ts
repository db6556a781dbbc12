import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { BODY_HEADERS, type CachedResponse, chooseEncoding, REVALIDATED } from './cached-response.ts';
import { matchesETag } from './etag.ts';
import { createRequestIds, recordRequest } from './request-log.ts';
import type { TtlCache } from './ttl-cache.ts';

export type ResponseCache = TtlCache<CachedResponse>;

/** A route whose responses are the same for everybody and cached by their URL. */
type CachedRoute = { path: string; cache: ResponseCache };

declare module 'fastify' {
  interface FastifyInstance {
    cachedRoutes: CachedRoute[];
    /**
     * Sends a cached response and returns true. Returns false if Fastify has to answer: nothing is cached, the caller has a
     * token, or the request will be refused.
     */
    answerFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  }
}

const NOTHING = Buffer.alloc(0);

type Options = {
  requests: RequestMetrics;
  /** As in the options of Fastify. */
  trustProxy: false | ((address: string, hop: number) => boolean);
  isOverLimit: (address: string) => boolean;
};

/**
 * Answers repeated reads of cached responses without Fastify, whose routing and hooks take most of the time of such a
 * read. Overload protection does not count them, because they cost less than a refusal.
 */
export function answerCachedReads(
  app: FastifyInstance,
  { requests, trustProxy, isOverLimit }: Options,
): void {
  const getAddress = createGetAddress(trustProxy);
  const createId = createRequestIds(trustProxy !== false);
  const commonHeaders = toPairs({ ...app.apiHeaders, ...REVALIDATED, ...BODY_HEADERS });
  app.decorate('cachedRoutes', []);
  app.decorate('answerFromCache', (request, response) => {
    const start = performance.now();
    const { method, url = '', headers } = request;
    if (method !== 'GET' || hasTokenOrBody(request) || app.isRetiring()) return false;
    const found = findCached(app.cachedRoutes, url);
    if (!found) return false;
    const { route, cached } = found;
    const encoding = chooseEncoding(cached.plain, headers['accept-encoding']);
    const body = encoding ? cached.peekCompressed(encoding) : cached.plain;
    if (!body || isOverLimit(getAddress(request))) return false;

    const id = createId(request);
    const [status, sent] = matchesETag(headers['if-none-match'], cached.etag) ? [304, NOTHING] : [200, body];
    response.writeHead(status, [
      ...commonHeaders,
      ...['x-request-id', id, 'etag', cached.etag, 'content-length', String(sent.length)],
      ...(encoding ? ['content-encoding', encoding] : []),
    ]);
    response.end(sent);
    const ms = performance.now() - start;
    recordRequest(app.log, requests, { id, method, url, route: route.path, status, ms });
    return true;
  });
}

function hasTokenOrBody({ headers }: IncomingMessage): boolean {
  return (
    headers.authorization !== undefined ||
    headers['transfer-encoding'] !== undefined ||
    headers['content-length'] !== undefined
  );
}

function findCached(routes: readonly CachedRoute[], url: string) {
  for (const route of routes) {
    const cached = route.cache.peek(url);
    if (cached) return { route, cached };
  }
  return null;
}

/** Returns a function that finds the address of the caller as Fastify does. */
function createGetAddress(trustProxy: Options['trustProxy']): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  return (request) => proxyAddress(request, trustProxy);
}

/** Returns names and values in turns, as `writeHead` takes them. */
function toPairs(headers: Record<string, unknown>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}
