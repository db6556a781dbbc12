import type { AnswerOf, CheckedOf, Endpoint } from '@sikhya/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { BriefCache } from './brief-cache.ts';
import { checkInput } from './check-input.ts';
import { type FinishedAnswer, finishAnswer, sendFinished } from './finished-answer.ts';
import { stringifier } from './serve.ts';

export type AnswerCache = BriefCache<FinishedAnswer>;

/**
 * Serves an endpoint whose answer is the same for everybody from finished bytes, which are made once for all who ask
 * the same within a moment. Who asks is not told to the handler.
 */
export function serveCached<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  cache: AnswerCache,
  handler: (request: CheckedOf<E>) => Promise<AnswerOf<E>>,
): void {
  if (endpoint.access !== 'public' || endpoint.method !== 'GET' || !endpoint.response) {
    throw new Error(`${endpoint.method} ${endpoint.path} is not the same for everybody`);
  }
  const stringify = stringifier(endpoint.response);
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, endpoint },
    compress: false,
    handler: async (request, reply) => {
      const checked = checkInput(endpoint, request);
      const answer = await cache.get(endpoint.path + JSON.stringify(checked), async () =>
        finishAnswer(stringify(await handler(checked))),
      );
      return sendFinished(request, reply, answer);
    },
  });
}
