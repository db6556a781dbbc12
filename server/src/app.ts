import { hostname } from 'node:os';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './database/database.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { authoringRoutes } from './features/authoring/routes.ts';
import { shareCallsThrough } from './features/call-counts/service.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { createCatalogue } from './features/catalogue/service.ts';
import { courseResultsRoutes } from './features/course-results/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { createTickets } from './features/documents/tickets.ts';
import { enrolmentRoutes } from './features/enrolment/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { createImageUrls, signQuestionImages } from './features/files/image-urls.ts';
import { filesRoutes } from './features/files/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { localIdentityRoutes } from './features/local-identity/routes.ts';
import { createLocalIdentity, localProvider } from './features/local-identity/service.ts';
import { mockTestRoutes } from './features/mock-test/routes.ts';
import { odiaTypingRoutes } from './features/odia-typing/routes.ts';
import { pagesRoutes } from './features/pages/routes.ts';
import type { WebBuild } from './features/pages/web-build.ts';
import { createKnownDevices } from './features/session/known-devices.ts';
import { googleProvider } from './features/session/provider.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { createSessionService } from './features/session/service.ts';
import { createTokens } from './features/session/tokens.ts';
import { studentsRoutes } from './features/students/routes.ts';

import { studyRoutes } from './features/study/routes.ts';
import { createErrorLog } from './features/system/error-log.ts';
import { systemRoutes } from './features/system/routes.ts';
import { authenticate } from './http/authenticate.ts';
import { addBodyTimeout, MAX_BODY_TIMEOUT_MS } from './http/body-timeout.ts';
import { handleErrors } from './http/error-handler.ts';
import { addETags } from './http/etag.ts';
import { addGracefulShutdown } from './http/graceful-shutdown.ts';
import { createInProcessFetch } from './http/in-process-fetch.ts';
import { parseJsonBodies } from './http/json-bodies.ts';
import { malformedRequestHandlers } from './http/malformed-requests.ts';
import { serveOpenApi } from './http/openapi.ts';
import { addOverloadProtection } from './http/overload.ts';
import { createRateLimit, startCallCounter } from './http/rate-limit.ts';
import { createLogOptions, logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { Storage } from './storage/storage.ts';
import { readVersion } from './version.ts';

const SECOND = 1000;
/** Of a request whose endpoint does not say otherwise. */
const MOST_BODY_BYTES = 64 * 1024;

export type AppParts = {
  config: Config;
  db: Db;
  storage: Storage;
  web: WebBuild | null;
  /** The clock, so that tests can turn it. */
  now?: () => Date;
  logStream?: NodeJS.WritableStream;
  /** The way out of this machine, so that tests can stand in for Google. */
  fetch?: typeof globalThis.fetch;
};

/** The whole server but for the listening: everything that it is made of stands in this list. */
export async function buildApp({
  config,
  db,
  storage,
  web,
  now = () => new Date(),
  logStream,
  fetch = globalThis.fetch,
}: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    ...createLogOptions(config.logLevel, { trustProxy: config.trustProxy !== false, stream: logStream }),
    ...malformedRequestHandlers,
    trustProxy: config.trustProxy,
    bodyLimit: MOST_BODY_BYTES,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: MAX_BODY_TIMEOUT_MS,
    connectionTimeout: 70 * SECOND,
    keepAliveTimeout: 72 * SECOND,
    forceCloseConnections: 'idle',
    // addGracefulShutdown says so, in the one error body
    return503OnClosing: false,
    http: { headersTimeout: 20 * SECOND },
  });
  app.decorate('endpoints', []);

  const counter = startCallCounter(app, shareCallsThrough(db), now);
  const identity = identityOf(config, app, fetch);
  const sessions = createSessionService({
    db,
    now,
    tokens: createTokens(config.sessionSecrets, now),
    devices: createKnownDevices(config.sessionSecrets, { now, https: config.origin.startsWith('https:') }),
    counter,
    maxPerMinute: config.callsAMinute.signInsPerAddress,
    ...identity,
  });

  const version = await readVersion(config.commit);
  const metrics = createMetrics();
  const processName = `${hostname()}:${process.pid}`;
  const errors = createErrorLog(db, { process: processName, now });
  app.addHook('onClose', async () => {
    await sessions.close();
    metrics.eventLoopDelay.stop();
    await errors.close();
  });

  parseJsonBodies(app);
  addGracefulShutdown(app);
  logRequests(app, metrics.requests);
  handleErrors(app, errors.note);
  addSecurityHeaders(app, {
    https: config.origin.startsWith('https:'),
    google: config.identity.kind === 'google',
  });
  addOverloadProtection(app, () => {
    metrics.refused.overload += 1;
  });
  addBodyTimeout(app);
  const checkRate = createRateLimit(config.callsAMinute, {
    counter,
    onRefused: () => {
      metrics.refused.rate += 1;
    },
  });
  authenticate(app, sessions.identify, checkRate);
  // nobody who calls us packs what they send
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  addETags(app);

  healthRoutes(app, db);
  sessionRoutes(app, sessions);
  const { identity: wanted } = config;
  if (wanted.kind === 'local') {
    const local = createLocalIdentity({ secret: config.sessionSecrets[0]!, now });
    await localIdentityRoutes(app, local, wanted);
  }
  signQuestionImages(createImageUrls(config.sessionSecrets, now));
  const catalogue = createCatalogue(db);
  catalogueRoutes(app, catalogue);
  authoringRoutes(app, { db, storage, now }, catalogue);
  enrolmentRoutes(app, db, now);
  studyRoutes(app, db, now);
  mockTestRoutes(app, db, now, metrics);
  analyticsRoutes(app, db, now);
  await filesRoutes(app, { db, storage, now, dataDir: config.dataDir });
  documentRoutes(app, {
    db,
    storage,
    tickets: createTickets(config.sessionSecrets, now),
    findCaller: sessions.findCaller,
  });
  studentsRoutes(app, { db, now }, sessions.forgetAllOf);
  courseResultsRoutes(app, db);
  odiaTypingRoutes(app, db);
  exportRoutes(app, db, now);
  systemRoutes(
    app,
    { db, config, metrics, version, errors, processName, now },
    { token: config.metricsToken, openHere: !config.production && config.trustProxy === false },
  );
  serveOpenApi(app, { name: config.site.name, origin: config.origin });
  await pagesRoutes(app, { db, config, web, identity: identity.provider });
  return app;
}

/** Who vouches for students, and the way there: over the network, or within this process. */
function identityOf(config: Config, app: FastifyInstance, fetchOutside: typeof fetch) {
  if (config.identity.kind === 'local') return { provider: localProvider, fetch: createInProcessFetch(app) };
  const provider = config.identity.kind === 'google' ? googleProvider(config.identity.clientId) : null;
  return { provider, fetch: fetchOutside };
}
