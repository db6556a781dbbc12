import { hostname } from 'node:os';
import path from 'node:path';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './database/database.ts';
import { accountRoutes } from './features/account/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { authoringRoutes } from './features/authoring/routes.ts';
import { breachRoutes } from './features/breaches/routes.ts';
import { createAddToSharedCounts } from './features/call-counts/service.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { createCatalogue } from './features/catalogue/service.ts';
import { badgeRoutes, certificateFileRoutes } from './features/certificates/file-routes.ts';
import { certificateRoutes } from './features/certificates/routes.ts';
import { consentRoutes } from './features/consents/routes.ts';
import { createParentTokens } from './features/consents/service.ts';
import { couponRoutes } from './features/coupons/routes.ts';
import { coursePageRoutes } from './features/course-page/routes.ts';
import { createCoursePages } from './features/course-page/service.ts';
import { sharePictureRoutes } from './features/course-page/share-picture/routes.ts';
import { courseResultsRoutes } from './features/course-results/routes.ts';
import { protectCourses } from './features/course-rights/protect-courses.ts';
import { dataExportRoutes } from './features/data-export/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { createTickets } from './features/documents/tickets.ts';
import { enrolmentRoutes } from './features/enrolment/routes.ts';
import { examRoutes } from './features/exams/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { createImageUrls, setImageUrls } from './features/files/image-urls.ts';
import { filesRoutes } from './features/files/routes.ts';
import { grievanceRoutes } from './features/grievances/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { localIdentityRoutes } from './features/local-identity/routes.ts';
import { createLocalIdentity, localProvider } from './features/local-identity/service.ts';
import { localPaymentRoutes } from './features/local-payments/routes.ts';
import { createLocalPayments } from './features/local-payments/service.ts';
import { createWebhookSender } from './features/local-payments/webhooks.ts';
import { mockTestRoutes } from './features/mock-test/routes.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { createNewsletterLinks } from './features/newsletter/service.ts';
import { noticeRoutes } from './features/notices/routes.ts';
import { createUnsubscribeLinks, getPublicKey } from './features/notices/service.ts';
import { unsubscribeRoutes } from './features/notices/unsubscribe-routes.ts';
import { odiaTypingRoutes } from './features/odia-typing/routes.ts';
import { createDataKeys } from './features/offline/data-keys.ts';
import { createPermits } from './features/offline/permits.ts';
import { offlineRoutes } from './features/offline/routes.ts';
import { providerRoutes } from './features/orders/provider-routes.ts';
import { receiptRoutes } from './features/orders/receipt-routes.ts';
import { adminOrderRoutes, orderRoutes } from './features/orders/routes.ts';
import type { OrderDependencies } from './features/orders/service.ts';
import { pagesRoutes } from './features/pages/routes.ts';
import type { WebBuild } from './features/pages/web-build.ts';
import { passRoutes } from './features/passes/routes.ts';
import { createLocalKeys, createPaymentProvider } from './features/payments/service.ts';
import { practiceRoutes } from './features/practice/routes.ts';
import { questionBankRoutes } from './features/question-bank/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { createSecondFactors } from './features/second-factor/service.ts';
import { createKnownDevices } from './features/session/known-devices.ts';
import { googleProvider } from './features/session/provider.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { createSessionService } from './features/session/service.ts';
import { createTokens } from './features/session/tokens.ts';
import { studentAccountRoutes } from './features/student-account/routes.ts';
import { studentsRoutes } from './features/students/routes.ts';
import { studyRoutes } from './features/study/routes.ts';
import { createErrorLog } from './features/system/error-log.ts';
import { systemRoutes } from './features/system/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { serveApiDescription } from './http/api-description/routes.ts';
import { authenticate } from './http/authenticate.ts';
import { addBodyTimeout, MAX_BODY_TIMEOUT_MS } from './http/body-timeout.ts';
import { handleErrors } from './http/error-handler.ts';
import { addETags } from './http/etag.ts';
import { addGracefulShutdown } from './http/graceful-shutdown.ts';
import { createInProcessFetch } from './http/in-process-fetch.ts';
import { parseJsonBodies } from './http/json-bodies.ts';
import { malformedRequestHandlers } from './http/malformed-requests.ts';
import { addOverloadProtection, watchEventLoop } from './http/overload.ts';
import { createRateLimit, startCallCounter } from './http/rate-limit.ts';
import { createLogOptions, logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { Peers } from './metrics/peers.ts';
import type { Storage } from './storage/storage.ts';
import { readVersion } from './version.ts';

const SECOND = 1000;
/** For endpoints without `maxBodyBytes`. */
const MAX_BODY_BYTES = 64 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    /** For the jobs that settle orders. */
    orderDependencies: OrderDependencies;
  }
}

export type AppParts = {
  config: Config;
  db: Db;
  storage: Storage;
  web: WebBuild | null;
  /** The clock; tests replace it. */
  now?: () => Date;
  logStream?: NodeJS.WritableStream;
  /** Calls other servers; tests replace it to act as Google. */
  fetch?: typeof globalThis.fetch;
  /** Whether the process is overloaded; tests replace it, because other tests keep the machine busy. */
  isEventLoopLate?: () => boolean;
  /** The other processes behind the same port, if there are any. */
  peers?: Peers | null;
};

type Services = Awaited<ReturnType<typeof createServices>>;

/** Builds the server without listening. `addHooks` and `addRoutes` list everything that it consists of. */
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
    requestTimeout: MAX_BODY_TIMEOUT_MS,
    connectionTimeout: 70 * SECOND,
    keepAliveTimeout: 72 * SECOND,
    forceCloseConnections: 'idle',
    // addGracefulShutdown sends the 503 with our error body
    return503OnClosing: false,
    http: { headersTimeout: 20 * SECOND },
  });
  app.decorate('endpoints', []);
  return app;
}

/** Creates what several hooks and routes share, and closes it with the app. */
async function createServices(
  app: FastifyInstance,
  { config, db, now, fetch }: Pick<Required<AppParts>, 'config' | 'db' | 'now' | 'fetch'>,
) {
  const counter = startCallCounter(app, createAddToSharedCounts(db, config.sessionSecrets[0]!), now);
  const identity = createIdentity(config, app, fetch);
  const factors = createSecondFactors({
    now,
    secrets: config.sessionSecrets,
    site: { origin: config.origin, name: config.site.name },
    setting: config.adminSecondFactor,
  });
  const sessions = createSessionService({
    db,
    now,
    factors,
    tokens: createTokens(config.sessionSecrets, now),
    devices: createKnownDevices(config.sessionSecrets, { now, https: config.origin.startsWith('https:') }),
    counter,
    maxPerMinute: config.callsAMinute.signInsPerAddress,
    ...identity,
  });
  const provider = createPaymentProvider(config, { outside: fetch, inProcess: createInProcessFetch(app) });
  const { seller, protectsMinors } = config;
  const orders: OrderDependencies = { db, now, provider, seller, protectsMinors, log: app.log };
  app.decorate('orderDependencies', orders);
  const version = await readVersion(config.commit);
  const metrics = createMetrics();
  const processName = `${hostname()}:${process.pid}`;
  const errors = createErrorLog(db, { process: processName, now });
  app.addHook('onClose', async () => {
    await sessions.close();
    metrics.eventLoopDelay.stop();
    await errors.close();
  });
  return { counter, identity, factors, sessions, orders, version, metrics, processName, errors };
}

/** Adds what happens to every request. The order matters. */
async function addHooks(
  app: FastifyInstance,
  { config, isEventLoopLate }: Pick<AppParts, 'config' | 'isEventLoopLate'>,
  { counter, sessions, metrics, errors }: Services,
): Promise<void> {
  parseJsonBodies(app);
  addGracefulShutdown(app);
  logRequests(app, metrics.requests);
  handleErrors(app, errors.note);
  addSecurityHeaders(app, {
    https: config.origin.startsWith('https:'),
    google: config.identity.kind === 'google',
    razorpay: config.payments.kind === 'razorpay',
  });
  const onOverload = () => {
    metrics.refused.overload += 1;
  };
  addOverloadProtection(app, onOverload, isEventLoopLate ?? watchEventLoop(app, config.overloadDelayMs));
  addBodyTimeout(app);
  const checkRate = createRateLimit(config.callsAMinute, {
    counter,
    onRefused: () => {
      metrics.refused.rate += 1;
    },
  });
  authenticate(app, sessions.identify, checkRate);
  // our clients do not compress request bodies
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  addETags(app);
}

async function addRoutes(
  app: FastifyInstance,
  {
    config,
    db,
    storage,
    web,
    now,
    peers,
  }: Omit<Required<AppParts>, 'fetch' | 'logStream' | 'isEventLoopLate'>,
  { sessions, factors, metrics, version, errors, processName, identity, orders }: Services,
): Promise<void> {
  protectCourses(app, db);
  healthRoutes(app, db);
  sessionRoutes(app, sessions);
  accountRoutes(app, { db, now, sessions, factors });
  if (config.identity.kind === 'local') {
    const local = createLocalIdentity({ secret: config.sessionSecrets[0]!, now });
    await localIdentityRoutes(app, local, config.identity);
  }
  setImageUrls(createImageUrls(config.sessionSecrets, now));
  const catalogue = createCatalogue(db);
  const coursePages = createCoursePages(db);
  catalogueRoutes(app, catalogue);
  coursePageRoutes(app, coursePages, now);
  sharePictureRoutes(app, {
    db,
    storage,
    siteName: config.site.name,
    fontFolder: path.join(config.dataDir, 'share-fonts'),
  });
  const clearCatalogue = () => {
    catalogue.clear();
    coursePages.clear();
  };
  authoringRoutes(app, { db, storage, now }, { clear: clearCatalogue });
  const canPay = orders.provider !== null;
  enrolmentRoutes(app, { db, now, canPay });
  studyRoutes(app, db, now);
  mockTestRoutes(app, db, now, metrics);
  analyticsRoutes(app, db, now);
  await filesRoutes(app, { db, storage, now, dataDir: config.dataDir });
  documentRoutes(app, {
    db,
    storage,
    tickets: createTickets(config.sessionSecrets, now),
    findCaller: sessions.findCaller,
    now,
  });
  offlineRoutes(app, {
    db,
    now,
    permits: createPermits(config.sessionSecrets),
    getDataKey: createDataKeys(config.sessionSecrets),
  });
  studentsRoutes(app, { db, now }, sessions.forgetSessionsOf);
  studentAccountRoutes(app, { db, now, sessions });
  consentRoutes(app, {
    db,
    now,
    tokens: createParentTokens(config.sessionSecrets),
    protectsMinors: config.protectsMinors,
    canMail: config.mail !== null,
  });
  breachRoutes(app, { db, now });
  grievanceRoutes(app, { db, now, canMail: config.mail !== null });
  dataExportRoutes(app, { db, storage, now });
  orderRoutes(app, orders);
  adminOrderRoutes(app, orders);
  receiptRoutes(app, orders);
  await providerRoutes(app, orders);
  couponRoutes(app, { db, now });
  examRoutes(app, { db, now });
  questionBankRoutes(app, db);
  practiceRoutes(app, { db, now });
  const pushKey = config.pushPrivateKey && getPublicKey(config.pushPrivateKey);
  noticeRoutes(app, { db, now, offered: { email: config.mail !== null, pushKey } });
  await unsubscribeRoutes(app, {
    db,
    links: createUnsubscribeLinks(config.sessionSecrets, config.origin),
    siteName: config.site.name,
  });
  await newsletterRoutes(app, {
    db,
    now,
    links: createNewsletterLinks(config.sessionSecrets, config.origin),
    canMail: config.mail !== null,
    siteName: config.site.name,
  });
  reportRoutes(app, { db, now });
  passRoutes(app, { db, now, canPay });
  addCertificates(app, { config, db, storage, now });
  if (config.payments.kind === 'local') await addLocalPayments(app, { config, db, now });
  activityRoutes(app, db);
  teamRoutes(app, { db, now }, sessions.forgetSessionsOf);
  courseResultsRoutes(app, db);
  odiaTypingRoutes(app, db);
  exportRoutes(app, db, now);
  systemRoutes(
    app,
    { db, config, metrics, version, errors, processName, now, peers },
    { token: config.metricsToken, isLocalAllowed: !config.production && config.trustProxy === false },
  );
  serveApiDescription(app, { name: config.site.name, origin: config.origin });
  await pagesRoutes(app, { db, config, web, identity: identity.provider, provider: orders.provider });
}

function addCertificates(
  app: FastifyInstance,
  { config, db, storage, now }: Pick<Required<AppParts>, 'config' | 'db' | 'storage' | 'now'>,
): void {
  const { origin, site } = config;
  certificateRoutes(app, { db, now });
  certificateFileRoutes(app, { db, storage, origin, siteName: site.name });
  const issuer = { origin, name: site.name, email: site.contactEmail };
  badgeRoutes(app, { db, now, secrets: config.sessionSecrets, issuer });
}

async function addLocalPayments(
  app: FastifyInstance,
  { config, db, now }: Pick<Required<AppParts>, 'config' | 'db' | 'now'>,
): Promise<void> {
  const keys = createLocalKeys(config.sessionSecrets[0]!);
  const sendWebhook = createWebhookSender(app, { secret: keys.webhookSecrets[0]!, now });
  const { payments } = config;
  await localPaymentRoutes(app, createLocalPayments({ db, now, keys, sendWebhook }), {
    isLocalOnly: payments.kind === 'local' && payments.isLocalOnly,
  });
}

/** The identity provider of students, and how to call it: over the network, or within this process. */
function createIdentity(config: Config, app: FastifyInstance, fetchOutside: typeof fetch) {
  if (config.identity.kind === 'local') return { provider: localProvider, fetch: createInProcessFetch(app) };
  const provider = config.identity.kind === 'google' ? googleProvider(config.identity.clientId) : null;
  return { provider, fetch: fetchOutside };
}
