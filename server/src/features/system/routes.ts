import * as contract from '@sikhya/contract/system.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import { CONTENT_TYPE } from '../../metrics/text-format.ts';
import { checkMetricsAccess, type MetricsAccess } from './check-metrics-access.ts';
import { createMetricsText } from './metrics-text.ts';
import { retryDeliveries, retryDelivery } from './retry-deliveries.ts';
import { readSystem, type SystemParts } from './service.ts';

export function systemRoutes(app: FastifyInstance, parts: SystemParts, access: MetricsAccess): void {
  serve(app, contract.getSystem, () => readSystem(parts));
  serveWrite(app, parts, contract.retryDelivery, ({ tx, params, ...actor }) =>
    retryDelivery({ tx, actor, now: parts.now() }, params.deliveryId),
  );
  serveWrite(app, parts, contract.retryDeliveries, ({ tx, body, ...actor }) =>
    retryDeliveries({ tx, actor, now: parts.now() }, body.channel),
  );
  const metricsText = createMetricsText(parts);
  // a plain route, because `serve` sends only JSON
  app.get('/metrics', { config: { access: 'public', highPriority: true } }, async (request, reply) => {
    const { token, headers, socket } = request;
    checkMetricsAccess(access, { token, headers, address: socket.remoteAddress });
    return reply
      .type(CONTENT_TYPE)
      .header('cache-control', 'no-store')
      .send(await metricsText());
  });
}
