import type { Endpoint, EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from './cached-reads.ts';
import { createCachedResponse, sendCachedResponse } from './cached-response.ts';
import { checkInput } from './check-input.ts';
import { createStringifier } from './serve.ts';

/**
 * Serves an endpoint whose response is the same for everybody from cached bytes. The handler does not get the caller, so
 * that it cannot depend on who calls. Repeated reads are answered by cached-reads.ts.
 */
export function serveCached<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  cache: ResponseCache,
  handler: (request: EndpointRequest<E>) => Promise<EndpointResponse<E>>,
): void {
  if (endpoint.access !== 'public' || endpoint.method !== 'GET' || !endpoint.response || endpoint.isCostly) {
    throw new Error(`${endpoint.method} ${endpoint.path} cannot be cached for everybody`);
  }
  const stringify = createStringifier(endpoint.response);
  app.endpoints.push(endpoint);
  app.cachedRoutes.push({ path: endpoint.path, cache });
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, endpoint },
    compress: false,
    handler: async (request, reply) => {
      // the key is the URL, so that a cached request need not be checked again
      const key = endpoint.query ? request.url : request.url.split('?', 1)[0]!;
      const response = await cache.get(key, async () =>
        createCachedResponse(stringify(await handler(checkInput(endpoint, request)))),
      );
      return sendCachedResponse(request, reply, response);
    },
  });
}
