import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { readFrom } from '../database/read-database.ts';
import { openReplica } from '../database/replica/replica.ts';
import { createAddToSharedCounts } from '../features/call-counts/service.ts';
import { localProvider } from '../features/local-identity/service.ts';
import type { OrderDependencies } from '../features/orders/service.ts';
import { createPaymentProvider } from '../features/payments/service.ts';
import { createSecondFactors } from '../features/second-factor/service.ts';
import { createKnownDevices } from '../features/session/known-devices.ts';
import { googleProvider } from '../features/session/provider.ts';
import { createSessionService } from '../features/session/service.ts';
import { createTokens } from '../features/session/tokens.ts';
import { createErrorLog } from '../features/system/error-log.ts';
import { createInProcessFetch } from '../http/in-process-fetch.ts';
import { startCallCounter } from '../http/rate-limit.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { readVersion } from '../version.ts';
import type { AppParts } from './parts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** For the jobs that settle orders. */
    orderDependencies: OrderDependencies;
  }
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates what several hooks and routes share, and closes it with the app. */
export async function createServices(
  app: FastifyInstance,
  { config, db, now, fetch }: Pick<Required<AppParts>, 'config' | 'db' | 'now' | 'fetch'>,
) {
  const { databaseReadUrl, databasePool } = config;
  const replica = databaseReadUrl
    ? openReplica({ db, address: databaseReadUrl, pool: databasePool, log: app.log })
    : null;
  /** For reads that the replica may serve. */
  const read = replica?.read ?? readFrom(db);
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
    await replica?.close();
  });
  return {
    replica,
    read,
    counter,
    identity,
    factors,
    sessions,
    orders,
    version,
    metrics,
    processName,
    errors,
  };
}

/** The identity provider of students, and how to call it: over the network, or within this process. */
function createIdentity(config: Config, app: FastifyInstance, fetchOutside: typeof fetch) {
  if (config.identity.kind === 'local') return { provider: localProvider, fetch: createInProcessFetch(app) };
  const provider = config.identity.kind === 'google' ? googleProvider(config.identity.clientId) : null;
  return { provider, fetch: fetchOutside };
}
