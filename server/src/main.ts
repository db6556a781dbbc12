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
import { ensureFirstAdmin, writePasswordFile } from './features/admin-accounts/service.ts';
import { loadWebBuild } from './features/pages/web-build.ts';
import { readOrCreateSecret } from './features/session/secret-file.ts';
import { deleteOldIdempotencyKeys } from './jobs/delete-old-idempotency-keys.ts';
import { deleteOldSignInsJob } from './jobs/delete-old-sign-ins.ts';
import { foldStudentSearchKeys } from './jobs/fold-student-search-keys.ts';
import { gradeAbandonedAttempts } from './jobs/grade-abandoned-attempts.ts';
import { startJobs } from './jobs/jobs.ts';
import { nightlyBackup } from './jobs/nightly-backup.ts';
import { sweepUnusedFiles } from './jobs/sweep-unused-files.ts';
import { listenFailure, reasonInWords } from './start-reason.ts';
import { openStorage } from './storage/open-storage.ts';

const WEB_DIST = path.join(import.meta.dirname, '../../web/dist');
const FINISH_SECONDS = 10;
/** Who asks again after this long does not want to wait. */
const IMPATIENT_MS = 2000;

/** How to end what was started, the newest first. */
const endings: (() => Promise<unknown>)[] = [];

const HOW_STUDENTS_SIGN_IN = {
  local:
    'Students sign in at /login with any name and e-mail (local sign-in); admins on the tab Admin of the same page.',
  google: 'Students sign in at /login with Google; admins on the tab Admin of the same page.',
  none: 'Students cannot sign in yet: set GOOGLE_CLIENT_ID. Admins sign in at /login on the tab Admin.',
};

const say = (sentence: string) => console.log(sentence);

async function start(): Promise<void> {
  const config = await withSecret(readConfig(process.env));
  const web = config.serveWeb ? await loadWebBuild(WEB_DIST) : null;
  const storage = await openStorage(config);
  const address = await databaseAddress(config);
  const side = openSideConnection(address);
  endings.unshift(side.close);
  const watchdog = createWatchdog(side.ping);
  endings.unshift(async () => watchdog.stop());
  const { db, close } = connect(address, config.databasePool, watchdog);
  endings.unshift(close);
  await migrateDatabase(address, async () => {
    await ensureFirstAdmin(db, config.firstAdmin, (password) => tellPassword(config, password));
    const demo = config.demo ? await loadDemo({ db, storage, now: new Date() }) : null;
    if (demo)
      say(`Demo: ${demo.courses} courses and ${demo.students} students were put into the empty database.`);
  });
  await refuseLargePool(db, config.databasePool);
  const app = await buildApp({ config, db, storage, web });
  endings.unshift(() => app.close());
  const now = () => new Date();
  const jobs = startJobs(db, side, app.log, [
    gradeAbandonedAttempts(db, now),
    deleteOldIdempotencyKeys(db, now),
    foldStudentSearchKeys(db),
    deleteOldSignInsJob(db, now),
    sweepUnusedFiles({ db, storage, dataDir: config.dataDir, now }),
    ...(config.backup.nightly
      ? [nightlyBackup({ address, db, storage, now, folder: config.backup.folder, log: app.log })]
      : []),
  ]);
  endings.unshift(() => jobs.stop());
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw listenFailure(error, config);
  });
  say(`${config.site.name} is ready at ${addressOf(app, config)}`);
  say(HOW_STUDENTS_SIGN_IN[config.identity.kind]);
}

async function withSecret(config: Config): Promise<Config> {
  return config.sessionSecrets.length > 0
    ? config
    : { ...config, sessionSecrets: [await readOrCreateSecret(config.dataDir)] };
}

/** What is written to anything but a terminal is kept in a journal, which others read too. */
async function tellPassword({ firstAdmin, dataDir }: Config, password: string): Promise<void> {
  const where = process.stdout.isTTY
    ? `with the password ${password} (shown only this once).`
    : `with the password in ${await writePasswordFile(dataDir, password)}; delete that file when you have read it.`;
  say(`Admin: sign in as '${firstAdmin.username}' ${where}`);
}

async function databaseAddress(config: Config): Promise<DatabaseAddress> {
  if (config.databaseUrl) return config.databaseUrl;
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  endings.unshift(() => postgres.stop());
  return postgres.connection;
}

function addressOf(app: FastifyInstance, config: Config): string {
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : config.port;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
}

let ending: Promise<number> | undefined;

/** Lets what runs finish, then ends everything. */
function end(code: number): Promise<number> {
  ending ??= (async () => {
    const forced = setTimeout(() => process.exit(1), (FINISH_SECONDS + 40) * 1000);
    for (const step of endings) await step().catch((error: unknown) => console.error(reasonInWords(error)));
    clearTimeout(forced);
    return code;
  })();
  return ending;
}

const starting = start();

/** When the wish to stop came. It often comes twice, from the terminal and from the program in between. */
let asked = 0;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (asked && Date.now() - asked > IMPATIENT_MS) process.exit(1);
    if (asked) return;
    asked = Date.now();
    say('Stopping …');
    // what is being started must be there before it can be ended
    void starting
      .catch(() => {})
      .then(() => end(0))
      .then((code) => process.exit(code));
  });
}

try {
  await starting;
} catch (error) {
  console.error(reasonInWords(error));
  process.exit(await end(1));
}
