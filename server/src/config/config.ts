import path from 'node:path';
import { DEFAULT_ADDRESS } from '@sikhya/contract/office-address.ts';
import { readFirstAdmin, readSecondFactor } from './admin-settings.ts';
import { readBackup } from './backup-settings.ts';
import { readDatabase } from './database-settings.ts';
import { readIdentity } from './identity-settings.ts';
import { readMail } from './mail-settings.ts';
import { readNetwork } from './network-settings.ts';
import { readPayments } from './payment-settings.ts';
import { readMetricsToken, readPushKey, readSessionSecrets } from './secret-settings.ts';
import { readSeller } from './seller-settings.ts';
import { createSettingReader, type Environment, type SettingReader } from './setting-reader.ts';
import { readS3 } from './storage-settings.ts';

/** Every setting of the product. Only this folder reads the environment. */
export type Config = ReturnType<typeof readConfig>;

export type Seller = Config['seller'];

const ENVIRONMENTS = ['', 'development', 'test', 'production'];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const WEB_DIST = path.join(import.meta.dirname, '../../../web/dist');

export function readConfig(env: Environment) {
  const read = createSettingReader(env);
  const { optional, number, boolean, folder } = read;
  const production = isProduction(read);
  const { network, canBeLocal } = readNetwork(read, production);
  const database = readDatabase(read);
  const dataDir = folder('DATA_DIR', './data');
  const site = readSite(read);
  return {
    production,
    ...network,
    logLevel: readLogLevel(read, production),
    /** The bearer token for GET /metrics. Without one, only this machine can read it, and nobody in production. */
    metricsToken: readMetricsToken(read),
    /** The commit of this build, for installations without a Git checkout. */
    commit: optional('COMMIT'),
    dataDir,
    backup: readBackup(read, { dataDir, isEmbedded: database.databaseUrl === undefined }),
    ...database,
    /** Rate limits. A hostel of 200 students can share one address. */
    callsAMinute: {
      perPerson: number('CALLS_A_MINUTE_PER_PERSON', 600, 1, 1_000_000_000),
      perAddress: number('CALLS_A_MINUTE_PER_ADDRESS', 12_000, 1, 1_000_000_000),
      /** For admins only: checking a password costs far more than any other call. */
      signInsPerAddress: number('SIGN_INS_A_MINUTE_PER_ADDRESS', 20, 1, 1_000_000_000),
    },
    /** How late the event loop may be before requests are refused. */
    overloadDelayMs: number('OVERLOAD_DELAY_MS', 300, 50, 600_000),
    demo: boolean('DEMO', true),
    /** Off under `npm run dev`, where Vite serves the pages. */
    serveWeb: boolean('SERVE_WEB', true),
    /** The folder with the built pages. */
    webDist: folder('WEB_DIST', WEB_DIST),
    /** Off sends every browser a worker that removes itself and what it has stored. */
    serviceWorker: boolean('SERVICE_WORKER', true),
    site,
    identity: readIdentity(read, { canBeLocal }),
    payments: readPayments(read, { production, canBeLocal }),
    /** Printed on receipts. With a GST number they are tax invoices. */
    seller: readSeller(read, { name: site.name, address: site.officeAddress }),
    firstAdmin: readFirstAdmin(read, production),
    /** Which admins must have a second factor. */
    adminSecondFactor: readSecondFactor(read),
    sessionSecrets: readSessionSecrets(read, production),
    /** Signs pushes; null sends none. `start-server.ts` makes one and keeps it in DATA_DIR. */
    pushPrivateKey: readPushKey(read),
    /** Whether students are asked for their date of birth, and minors for the consent of a parent. */
    protectsMinors: boolean('PRIVACY_MINORS', true),
    /** The mail server; null sends no e-mails. */
    mail: readMail(read, `${site.name} <${site.contactEmail}>`),
    /** Stores files in S3 instead of DATA_DIR. */
    s3: readS3(read),
  };
}

/** A mistyped 'production' would disable all checks of production, so it is refused. */
function isProduction({ text, refuse }: SettingReader): boolean {
  const environment = text('NODE_ENV', '');
  if (!ENVIRONMENTS.includes(environment)) refuse('NODE_ENV', 'production, development, test or empty');
  return environment === 'production';
}

function readLogLevel({ text, refuse }: SettingReader, production: boolean): string {
  const logLevel = text('LOG_LEVEL', production ? 'info' : 'warn');
  return (LOG_LEVELS as readonly string[]).includes(logLevel)
    ? logLevel
    : refuse('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`);
}

const MAX_SITE_NAME_LENGTH = 60;

function readSite({ text, refuse }: SettingReader) {
  const name = text('SITE_NAME', 'Sikhya');
  if (name.length > MAX_SITE_NAME_LENGTH || /[<>\p{Cc}]/u.test(name))
    refuse('SITE_NAME', `one line of at most ${MAX_SITE_NAME_LENGTH} characters without < and >`);
  const contactEmail = text('CONTACT_EMAIL', 'support@sikhya.example');
  if (!/^[^\s@<>,:]+@[^\s@<>,:]+$/.test(contactEmail))
    refuse('CONTACT_EMAIL', 'an e-mail address such as support@sikhya.example');
  return {
    name,
    contactEmail,
    officeAddress: text('OFFICE_ADDRESS', DEFAULT_ADDRESS.office.en),
  };
}
