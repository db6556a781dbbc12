import type { FastifyInstance } from 'fastify';
import { buildApp } from './app/app.ts';
import type { Config } from './config/config.ts';
import { refuseLargePool } from './database/check-server.ts';
import type { DatabaseAddress } from './database/connection.ts';
import { connect, type Db } from './database/database.ts';
import { migrateDatabase } from './database/migrate.ts';
import { newestKnownMigration, newestMigration } from './database/rebuild-schema.ts';
import { openSideConnection } from './database/side-connection.ts';
import { createWatchdog } from './database/watchdog.ts';
import { loadDemo } from './demo/demo.ts';
import { toListenFailure } from './describe-start-failure.ts';
import { ensureFirstAdmin, writePasswordFile } from './features/admin-accounts/service.ts';
import { createParentLetterWriter, createParentTokens } from './features/consents/service.ts';
import { createAnswerLetterWriter } from './features/grievances/service.ts';
import { createConfirmationWriter, createNewsletterLinks } from './features/newsletter/service.ts';
import {
  type ChannelSender,
  createMailSender,
  createPushSender,
  createSmtpTransport,
  createUnsubscribeLinks,
  createVapid,
  readOrCreatePushKey,
  startOutbox,
} from './features/notices/service.ts';
import { loadWebBuild } from './features/pages/web-build.ts';
import { readOrCreateSecret } from './features/session/secret-file.ts';
import { createJobs } from './jobs/all-jobs.ts';
import { startJobs } from './jobs/jobs.ts';
import type { Peers } from './metrics/peers.ts';
import type { OnStop } from './run-until-stopped.ts';
import { openStorage } from './storage/open-storage.ts';

/**
 * Connections that may wait to be accepted, if the system allows as many. With Node's default of 511 the connections of an
 * exam hall overflow it: their requests arrive late, some after `headersTimeout`, and are reset.
 */
const BACKLOG = 4096;

const print = (text: string) => console.log(text);

export type StartedServer = { app: FastifyInstance; url: string };

/** Starts everything that one process consists of. `onStop` gets what ends it, to be run in reverse. */
export async function startServer(
  settings: Config,
  { address, onStop, peers = null }: { address: DatabaseAddress; onStop: OnStop; peers?: Peers | null },
): Promise<StartedServer> {
  const config = await withKeys(settings);
  const web = config.serveWeb ? await loadWebBuild(config.webDist) : null;
  const storage = await openStorage(config);
  const side = openSideConnection(address);
  onStop(side.close);
  const watchdog = createWatchdog(side);
  onStop(async () => watchdog.stop());
  const { db, close } = connect(address, config.databasePool, { watchdog });
  onStop(close);
  await migrateDatabase(address, async () => {
    await ensureFirstAdmin(db, config.firstAdmin, (password) => printPassword(config, password));
    const demo = config.demo ? await loadDemo({ db, storage, now: new Date() }) : null;
    if (demo)
      print(`Demo: ${demo.courses} courses and ${demo.students} students were added to the empty database.`);
  });
  await refuseLargePool(db, config);
  await warnAboutNewerSchema(db);
  const app = await buildApp({ config, db, storage, web, peers });
  onStop(() => app.close());
  const now = () => new Date();
  const { orderDependencies: orders, log } = app;
  const jobs = startJobs(db, side, log, createJobs(config, { db, storage, address, now, orders, log }));
  onStop(() => jobs.stop());
  await openOutbox(config, onStop, { db, now, log, protectsMinors: config.protectsMinors });
  // on `localhost` Fastify opens a second server for IPv6, which cannot be retired
  const host = peers && config.host === 'localhost' ? '127.0.0.1' : config.host;
  await app.listen({ port: config.port, host, backlog: BACKLOG }).catch((error) => {
    throw toListenFailure(error, config);
  });
  return { app, url: getUrl(app, config) };
}

/** Sends e-mails and pushes from now on. */
async function openOutbox(
  config: Config,
  onStop: OnStop,
  parts: Parameters<typeof startOutbox>[0],
): Promise<void> {
  const senders: ChannelSender[] = [];
  if (config.mail) {
    const { url, from, perMinute } = config.mail;
    const transport = createSmtpTransport(url);
    onStop(async () => transport.close());
    const links = createUnsubscribeLinks(config.sessionSecrets, config.origin);
    const site = { name: config.site.name, origin: config.origin, from, links };
    const letters = createLetterWriters(config, parts);
    senders.push(createMailSender(site, transport, { perMinute, letters }));
  }
  if (config.pushPrivateKey) {
    const { db, now } = parts;
    const vapid = createVapid(config.pushPrivateKey, { contact: `mailto:${config.site.contactEmail}`, now });
    senders.push(createPushSender({ db, now, vapid, siteName: config.site.name, fetch }));
  }
  const outbox = await startOutbox(parts, senders);
  onStop(() => outbox.stop());
}

/** E-mails to people who may have no account. */
function createLetterWriters(
  { sessionSecrets, site, origin }: Config,
  { db, now }: { db: Db; now: () => Date },
) {
  const tokens = createParentTokens(sessionSecrets);
  const links = createNewsletterLinks(sessionSecrets, origin);
  return {
    'parent-consent': createParentLetterWriter({ db, now, tokens, site: { name: site.name, origin } }),
    'grievance-answer': createAnswerLetterWriter(db, site.name),
    'newsletter-confirmation': createConfirmationWriter({ db, now, links, siteName: site.name }),
  };
}

/** The old version may start on the new schema during a rolling restart, so that is not refused. */
async function warnAboutNewerSchema(db: Db): Promise<void> {
  if (((await newestMigration(db)) ?? 0) > newestKnownMigration())
    console.error(
      'The database was migrated by a newer version of this program. To stay with this version, restore a backup that it made; otherwise start the newer version.',
    );
}

/** Adds the secrets that are kept in DATA_DIR unless they are set. */
async function withKeys(config: Config): Promise<Config> {
  const { dataDir, sessionSecrets, pushPrivateKey } = config;
  return {
    ...config,
    sessionSecrets: sessionSecrets.length > 0 ? sessionSecrets : [await readOrCreateSecret(dataDir)],
    pushPrivateKey: pushPrivateKey ?? (await readOrCreatePushKey(dataDir)),
  };
}

/** Without a terminal the output goes to a log that others can read, so the password goes to a file. */
async function printPassword({ firstAdmin, dataDir }: Config, password: string): Promise<void> {
  const where = process.stdout.isTTY
    ? `with the password ${password} (shown only this once).`
    : `with the password in ${await writePasswordFile(dataDir, password)}; delete that file when you have read it.`;
  print(`Admin: sign in as '${firstAdmin.username}' ${where}`);
}

function getUrl(app: FastifyInstance, config: Config): string {
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : config.port;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
}
