import http, { type RequestListener, type Server } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { MAX_BODY_TIMEOUT_MS } from '../http/body-timeout.ts';
import { malformedRequestHandlers } from '../http/malformed-requests.ts';
import { createLogOptions } from '../http/request-log.ts';
import { addHooks } from './hooks.ts';
import type { AppParts } from './parts.ts';
import { addRoutes } from './routes.ts';
import { createServices } from './services.ts';

const SECOND = 1000;
/** For endpoints without `maxBodyBytes`. */
const MAX_BODY_BYTES = 64 * 1024;

/** Builds the server without listening. `hooks.ts` and `routes.ts` list everything that it consists of. */
export async function buildApp({
  now = () => new Date(),
  fetch = globalThis.fetch,
  logStream,
  isEventLoopLate,
  peers = null,
  ...parts
}: AppParts): Promise<FastifyInstance> {
  const app = createServer(parts.config, logStream);
  const services = await createServices(app, { ...parts, now, fetch });
  await addHooks(app, { ...parts, isEventLoopLate }, services);
  await addRoutes(app, { ...parts, now, peers }, services);
  return app;
}

function createServer(config: Config, logStream: NodeJS.WritableStream | undefined): FastifyInstance {
  const app = fastify({
    ...createLogOptions(config.logLevel, { trustProxy: config.trustProxy !== false, stream: logStream }),
    ...malformedRequestHandlers,
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 200 },
    serverFactory: (answer) => createNodeServer((...call) => app.answerFromCache(...call) || answer(...call)),
    forceCloseConnections: 'idle',
    // addGracefulShutdown sends the 503 with our error body
    return503OnClosing: false,
  });
  app.decorate('endpoints', []);
  return app;
}

/** Fastify does not apply its timeouts to a server that it did not create. */
function createNodeServer(listener: RequestListener): Server {
  const server = http.createServer(
    {
      headersTimeout: 20 * SECOND,
      requestTimeout: MAX_BODY_TIMEOUT_MS,
      keepAliveTimeout: 72 * SECOND,
    },
    listener,
  );
  server.setTimeout(70 * SECOND);
  return server;
}
