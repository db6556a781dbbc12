import path from 'node:path';
import { startEmbeddedPostgres } from '@sikhya/embedded-postgres';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { refuseLargePool } from './database/check-server.ts';
import type { DatabaseAddress } from './database/connection.ts';
import { connect } from './database/database.ts';
import { migrateDatabase } from './database/migrate.ts';
import { openSideConnection } from './database/side-connection.ts';
import { createWatchdog } from './database/watchdog.ts';
import { loadDemo } from './demo/demo.ts';
import { describeStartFailure, toListenFailure } from './describe-start-failure.ts';
import { ensureFirstAdmin, writePasswordFile } from './features/admin-accounts/service.ts';
import { getUploadFolder } from './features/files/service.ts';
import { loadWebBuild } from './features/pages/web-build.ts';
import { readOrCreateSecret } from './features/session/secret-file.ts';
import { addQuestionHashesJob } from './jobs/add-question-hashes.ts';
import { checkOrders } from './jobs/check-orders.ts';
import { countQuestionStatisticsJob } from './jobs/count-question-statistics.ts';
import { deleteOldIdempotencyKeys } from './jobs/delete-old-idempotency-keys.ts';
import { deleteOldSignInsJob } from './jobs/delete-old-sign-ins.ts';
import { drawPagePictures } from './jobs/draw-page-pictures.ts';
import { emptyBin } from './jobs/empty-bin.ts';
import { foldStudentSearchKeys } from './jobs/fold-student-search-keys.ts';
import { gradeAbandonedAttempts } from './jobs/grade-abandoned-attempts.ts';
import { startJobs } from './jobs/jobs.ts';
import { nightlyBackup } from './jobs/nightly-backup.ts';
import { publishScheduledCourses } from './jobs/publish-scheduled-courses.ts';
import { reconcilePayments } from './jobs/reconcile-payments.ts';
import { sweepUnusedFiles } from './jobs/sweep-unused-files.ts';
import { openStorage } from './storage/open-storage.ts';

const WEB_DIST = path.join(import.meta.dirname, '../../web/dist');
const FINISH_SECONDS = 10;
/** A second signal this long after the first ends the process at once. */
const FORCE_EXIT_AFTER_MS = 2000;

/** Functions that stop what was started, the newest first. */
const cleanups: (() => Promise<unknown>)[] = [];

const SIGN_IN_HELP = {
  local:
    'Students sign in at /login with any name and e-mail (local sign-in); admins on the tab Admin of the same page.',
  google: 'Students sign in at /login with Google; admins on the tab Admin of the same page.',
  none: 'Students cannot sign in yet: set GOOGLE_CLIENT_ID. Admins sign in at /login on the tab Admin.',
};

const print = (text: string) => console.log(text);

async function start(): Promise<void> {
  const config = await withSecret(readConfig(process.env));
  const web = config.serveWeb ? await loadWebBuild(WEB_DIST) : null;
  const storage = await openStorage(config);
  const address = await resolveDatabaseAddress(config);
  const side = openSideConnection(address);
  cleanups.unshift(side.close);
  const watchdog = createWatchdog(side.ping);
  cleanups.unshift(async () => watchdog.stop());
  const { db, close } = connect(address, config.databasePool, watchdog);
  cleanups.unshift(close);
  await migrateDatabase(address, async () => {
    await ensureFirstAdmin(db, config.firstAdmin, (password) => printPassword(config, password));
    const demo = config.demo ? await loadDemo({ db, storage, now: new Date() }) : null;
    if (demo)
      print(`Demo: ${demo.courses} courses and ${demo.students} students were added to the empty database.`);
  });
  await refuseLargePool(db, config.databasePool);
  const app = await buildApp({ config, db, storage, web });
  cleanups.unshift(() => app.close());
  const now = () => new Date();
  const jobs = startJobs(db, side, app.log, [
    gradeAbandonedAttempts(db, now),
    deleteOldIdempotencyKeys(db, now),
    foldStudentSearchKeys(db),
    addQuestionHashesJob(db),
    countQuestionStatisticsJob(db, now),
    deleteOldSignInsJob(db, now),
    publishScheduledCourses(db, now),
    emptyBin({ db, storage, now }, app.log),
    sweepUnusedFiles({ db, storage, dataDir: config.dataDir, now }),
    ...(config.payments.kind === 'off'
      ? []
      : [checkOrders(app.orderDependencies), reconcilePayments(app.orderDependencies)]),
    drawPagePictures({ db, storage, folder: getUploadFolder(config.dataDir) }),
    ...(config.backup.nightly
      ? [nightlyBackup({ address, db, storage, now, folder: config.backup.folder, log: app.log })]
      : []),
  ]);
  cleanups.unshift(() => jobs.stop());
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw toListenFailure(error, config);
  });
  print(`${config.site.name} is ready at ${getUrl(app, config)}`);
  print(SIGN_IN_HELP[config.identity.kind]);
}

async function withSecret(config: Config): Promise<Config> {
  return config.sessionSecrets.length > 0
    ? config
    : { ...config, sessionSecrets: [await readOrCreateSecret(config.dataDir)] };
}

/** Without a terminal the output goes to a log that others can read, so the password goes to a file. */
async function printPassword({ firstAdmin, dataDir }: Config, password: string): Promise<void> {
  const where = process.stdout.isTTY
    ? `with the password ${password} (shown only this once).`
    : `with the password in ${await writePasswordFile(dataDir, password)}; delete that file when you have read it.`;
  print(`Admin: sign in as '${firstAdmin.username}' ${where}`);
}

async function resolveDatabaseAddress(config: Config): Promise<DatabaseAddress> {
  if (config.databaseUrl) return config.databaseUrl;
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: print });
  cleanups.unshift(() => postgres.stop());
  return postgres.connection;
}

function getUrl(app: FastifyInstance, config: Config): string {
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : config.port;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
}

let shutdown: Promise<number> | undefined;

/** Lets running requests and jobs finish, then stops everything. */
function shutDown(code: number): Promise<number> {
  shutdown ??= (async () => {
    const forced = setTimeout(() => process.exit(1), (FINISH_SECONDS + 40) * 1000);
    for (const step of cleanups)
      await step().catch((error: unknown) => console.error(describeStartFailure(error)));
    clearTimeout(forced);
    return code;
  })();
  return shutdown;
}

const starting = start();

/** The time of the first signal, or 0. The terminal and npm often both send one, so a second one right after it is ignored. */
let stopRequestedAt = 0;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopRequestedAt && Date.now() - stopRequestedAt > FORCE_EXIT_AFTER_MS) process.exit(1);
    if (stopRequestedAt) return;
    stopRequestedAt = Date.now();
    print('Stopping …');
    // waits until the start is complete, because only then all cleanups are known
    void starting
      .catch(() => {})
      .then(() => shutDown(0))
      .then((code) => process.exit(code));
  });
}

try {
  await starting;
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(await shutDown(1));
}
