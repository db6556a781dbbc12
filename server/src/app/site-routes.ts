import type { FastifyInstance } from 'fastify';
import { exportRoutes } from '../features/exports/routes.ts';
import { healthRoutes } from '../features/health/routes.ts';
import { pagesRoutes } from '../features/pages/routes.ts';
import { systemRoutes } from '../features/system/routes.ts';
import { serveApiDescription } from '../http/api-description/routes.ts';
import type { RouteParts } from './parts.ts';
import type { Services } from './services.ts';

/** The pages, and what describes and watches the server. */
export async function addSiteRoutes(
  app: FastifyInstance,
  { config, db, web, now, peers }: RouteParts,
  { metrics, version, errors, processName, identity, orders, replica, read }: Services,
): Promise<void> {
  healthRoutes(app, db);
  exportRoutes(app, db, now);
  systemRoutes(
    app,
    { db, replica, config, metrics, version, errors, processName, now, peers },
    { token: config.metricsToken, isLocalAllowed: !config.production && config.trustProxy === false },
  );
  serveApiDescription(app, { name: config.site.name, origin: config.origin });
  await pagesRoutes(app, { read, config, web, identity: identity.provider, provider: orders.provider });
}
