import { getSystem } from '@sikhya/contract/system.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { CONTENT_TYPE } from '../../metrics/text-format.ts';
import { type MetricsAccess, mayReadMetrics } from './may-read-metrics.ts';
import { createMetricsText } from './metrics-text.ts';
import { readSystem, type SystemParts } from './service.ts';

export function systemRoutes(app: FastifyInstance, parts: SystemParts, access: MetricsAccess): void {
  serve(app, getSystem, () => readSystem(parts));
  const metricsText = createMetricsText(parts.db, parts.metrics, parts.version);
  // text, which has no JSON schema, so it is a plain route
  app.get('/metrics', { config: { access: 'public', highPriority: true } }, async (request, reply) => {
    const { token, headers, socket } = request;
    mayReadMetrics(access, { token, headers, address: socket.remoteAddress });
    return reply
      .type(CONTENT_TYPE)
      .header('cache-control', 'no-store')
      .send(await metricsText());
  });
}
