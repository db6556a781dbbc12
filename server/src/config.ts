import { availableParallelism } from 'node:os';
import path from 'node:path';
import { GST_STATES, GSTIN } from '@sikhya/contract/gst-states.ts';
import { translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { DEFAULT_ADDRESS } from '@sikhya/contract/office-address.ts';
import { SECOND_FACTOR_SETTINGS, type SecondFactorSetting } from '@sikhya/contract/second-factor.ts';
import { findPasswordProblem } from './password-rules.ts';
import { StartFailure } from './start-failure.ts';
import { hasLittleVariety } from './weak-secrets.ts';

/** Every setting of the product. This is the only file that reads the environment. */
export type Config = ReturnType<typeof readConfig>;

type Environment = Record<string, string | undefined>;

const ENVIRONMENTS = ['', 'development', 'test', 'production'];
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];
const MAX_PROCESSES = 64;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export function readConfig(env: Environment) {
  const text = (name: string, defaultValue: string) => env[name]?.trim() || defaultValue;
  const optional = (name: string) => env[name]?.trim() || undefined;
  const refuse = (name: string, expected: string): never => {
    throw new StartFailure(`The setting ${name} must be ${expected}, but it is '${env[name] ?? ''}'.`);
  };
  const number = (name: string, defaultValue: number, min: number, max: number, alternative = ''): number => {
    const value = Number(text(name, String(defaultValue)));
    return Number.isInteger(value) && value >= min && value <= max
      ? value
      : refuse(name, `${alternative}a whole number from ${min} to ${max}`);
  };
  const boolean = (name: string, defaultValue: boolean): boolean => {
    const value = text(name, defaultValue ? '1' : '0').toLowerCase();
    if (['1', 'true', 'yes', 'on'].includes(value)) return true;
    if (['0', 'false', 'no', 'off'].includes(value)) return false;
    return refuse(name, '1 or 0');
  };

  const environment = text('NODE_ENV', '');
  // a mistyped 'production' would disable all checks of production
  if (!ENVIRONMENTS.includes(environment)) refuse('NODE_ENV', 'production, development, test or empty');
  const production = environment === 'production';
  const host = text('HOST', 'localhost');
  const port = number('PORT', 3000, 0, 65535);
  const databaseUrl = optional('DATABASE_URL');
  if (databaseUrl && !(/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl))) {
    throw new StartFailure(
      'The setting DATABASE_URL must be an address such as postgres://user:password@host:5432/sikhya.',
    );
  }
  const processes =
    text('PROCESSES', '1').toLowerCase() === 'auto'
      ? Math.min(availableParallelism(), MAX_PROCESSES)
      : number('PROCESSES', 1, 1, MAX_PROCESSES, 'auto, or ');
  const publicUrl = text('PUBLIC_URL', `http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  if (!URL.canParse(publicUrl)) refuse('PUBLIC_URL', 'an address such as https://sikhya.example');
  const trustProxy = readTrustProxy(optional('TRUST_PROXY'));
  const logLevel = text('LOG_LEVEL', production ? 'info' : 'warn');
  if (!(LOG_LEVELS as readonly string[]).includes(logLevel))
    refuse('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`);

  const dataDir = path.resolve(text('DATA_DIR', './data'));
  // behind a proxy every request comes from this machine
  const canBeLocal =
    !production && LOCAL_HOSTS.includes(host) && trustProxy === false && isLocalUrl(publicUrl);
  const siteName = text('SITE_NAME', 'Sikhya');
  const contactEmail = text('CONTACT_EMAIL', 'support@sikhya.example');
  const officeAddress = text('OFFICE_ADDRESS', DEFAULT_ADDRESS.office.en);

  return {
    production,
    host,
    port,
    /** Without a slash at the end. */
    origin: new URL(publicUrl).origin,
    /** The proxies whose X-Forwarded-For header is trusted. */
    trustProxy,
    logLevel,
    /** The bearer token for GET /metrics. Without one, only this machine can read it, and nobody in production. */
    metricsToken: readMetricsToken(optional('METRICS_TOKEN')),
    /** The commit of this build, for installations without a Git checkout. */
    commit: optional('COMMIT'),
    dataDir,
    /** By default only the embedded database is backed up; an external one has its own administrator. */
    backup: {
      nightly: boolean('BACKUP', databaseUrl === undefined),
      folder: path.resolve(text('BACKUP_DIR', path.join(dataDir, 'backups'))),
    },
    databaseUrl,
    /** Server processes behind one port. */
    processes,
    /** Connections of each process. */
    databasePool: number('DATABASE_POOL', chooseDefaultPool(processes), 1, 100),
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
    webDist: path.resolve(text('WEB_DIST', path.join(import.meta.dirname, '../../web/dist'))),
    /** Off sends every browser a worker that removes itself and what it has stored. */
    serviceWorker: boolean('SERVICE_WORKER', true),
    site: {
      name: siteName,
      contactEmail,
      officeAddress,
    },
    identity: readIdentity(optional('GOOGLE_CLIENT_ID'), optional('IDENTITY'), { canBeLocal }),
    payments: readPayments(optional, { production, canBeLocal }),
    /** Printed on receipts. With a GST number they are tax invoices. */
    seller: readSeller(optional, { name: siteName, address: officeAddress }),
    firstAdmin: readFirstAdmin(optional('ADMIN_USERNAME'), env.ADMIN_PASSWORD || undefined, production),
    /** Which admins must have a second factor. */
    adminSecondFactor: readSecondFactor(optional('ADMIN_SECOND_FACTOR')),
    sessionSecrets: readSessionSecrets(env, production),
    /** Signs pushes; null sends none. main.ts makes one and keeps it in DATA_DIR. */
    pushPrivateKey: readPushKey(optional('PUSH_PRIVATE_KEY')),
    /** Whether students are asked for their date of birth, and minors for the consent of a parent. */
    protectsMinors: boolean('PRIVACY_MINORS', true),
    /** The mail server; null sends no e-mails. */
    mail: readMail(optional, number('MAILS_A_MINUTE', 300, 1, 1_000_000), `${siteName} <${contactEmail}>`),
    /** Stores files in S3 instead of DATA_DIR. */
    s3: readS3(optional, boolean),
  };
}

/** PostgreSQL allows 100 connections by default, and some stay free for other programs. */
const ASSUMED_CONNECTIONS = 90;

/** Returns how many connections each process may have; one process more runs during a rolling restart. */
function chooseDefaultPool(processes: number): number {
  return Math.max(1, Math.min(4, Math.floor(ASSUMED_CONNECTIONS / (processes + 1)) - 1));
}

/** Returns undefined without S3_BUCKET. */
function readS3(
  optional: (name: string) => string | undefined,
  boolean: (name: string, defaultValue: boolean) => boolean,
) {
  const bucket = optional('S3_BUCKET');
  if (!bucket) return undefined;
  const endpoint = optional('S3_ENDPOINT');
  if (endpoint && !/^https?:\/\/[^/]/.test(endpoint)) {
    throw new StartFailure('The setting S3_ENDPOINT must be an address such as https://s3.example.');
  }
  const accessKeyId = optional('S3_ACCESS_KEY_ID');
  const secretAccessKey = optional('S3_SECRET_ACCESS_KEY');
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new StartFailure(
      'Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither to use the role of this machine.',
    );
  }
  return {
    bucket,
    region: optional('S3_REGION') ?? 'us-east-1',
    forcePathStyle: boolean('S3_FORCE_PATH_STYLE', endpoint !== undefined),
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { accessKeyId, secretAccessKey }),
    prefix: optional('S3_PREFIX') ?? '',
  };
}

function readPushKey(key: string | undefined): string | null {
  if (key === undefined) return null;
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== key || bytes.every((byte) => byte === 0))
    throw new StartFailure(
      'The setting PUSH_PRIVATE_KEY must be a private key of the curve P-256: 32 bytes in base64url, 43 characters.',
    );
  return key;
}

function readMail(optional: (name: string) => string | undefined, perMinute: number, defaultFrom: string) {
  const url = optional('SMTP_URL');
  if (!url) return null;
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new StartFailure(
      'The setting SMTP_URL must be an address such as smtps://user:password@mail.example:465.',
    );
  const from = optional('MAIL_FROM') ?? defaultFrom;
  if (!/^[^\r\n]*@[^\s@]+$/.test(from))
    throw new StartFailure(
      'The setting MAIL_FROM must be an address such as Sikhya <no-reply@sikhya.example>.',
    );
  return { url, from, perMinute };
}

function readMetricsToken(token: string | undefined): string | undefined {
  if (token !== undefined && !/^[\w.~+/-]{16,}=*$/.test(token)) {
    throw new StartFailure(
      'METRICS_TOKEN must have at least 16 characters, letters, digits and any of . ~ + / - _; `openssl rand -hex 24` makes a good one.',
    );
  }
  return token;
}

/** A number is the number of proxies; any other text is a list of their addresses. */
function readTrustProxy(value: string | undefined) {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? (_address: string, hop: number) => hop < Number(value) : value;
}

/** Whether the public URL is plain HTTP on this machine, so that there is no proxy. */
function isLocalUrl(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && LOCAL_HOSTS.includes(hostname.replace(/^\[|\]$/g, ''));
}

/**
 * Chooses the identity provider of students. The local one accepts any name, so it is the default only if no other
 * machine can reach the server. Anywhere else it needs IDENTITY=local.
 */
function readIdentity(
  googleClientId: string | undefined,
  provider: string | undefined,
  { canBeLocal }: { canBeLocal: boolean },
) {
  if (provider !== undefined && provider !== 'local' && provider !== 'google') {
    throw new StartFailure(`The setting IDENTITY must be google or local, but it is '${provider}'.`);
  }
  if (provider === 'google' && !googleClientId) {
    throw new StartFailure(
      'IDENTITY is google, so GOOGLE_CLIENT_ID must be set to the client id from the Google Cloud console.',
    );
  }
  if (provider === 'local' || (!googleClientId && provider === undefined && canBeLocal)) {
    return {
      kind: 'local' as const,
      /** Without IDENTITY=local it serves only requests from this machine. */
      isLocalOnly: provider === undefined,
    };
  }
  return googleClientId ? { kind: 'google' as const, clientId: googleClientId } : { kind: 'none' as const };
}

/** Outside production a shorter password is accepted, for trying the product on one's own computer. */
const MIN_LENGTH_IN_DEVELOPMENT = 8;

/** Chooses the payment provider of students. The local one moves no money, so production refuses it. */
function readPayments(
  optional: (name: string) => string | undefined,
  { production, canBeLocal }: { production: boolean; canBeLocal: boolean },
) {
  const keyId = optional('RAZORPAY_KEY_ID');
  const kind = optional('PAYMENTS') ?? (keyId ? 'razorpay' : canBeLocal ? 'local' : 'off');
  if (kind === 'off') return { kind: 'off' as const };
  if (kind === 'local') {
    if (production)
      throw new StartFailure(
        'PAYMENTS is local, which moves no money, so production does not start with it. Set PAYMENTS=razorpay or PAYMENTS=off.',
      );
    /** Without PAYMENTS=local it serves only requests from this machine. */
    return { kind: 'local' as const, isLocalOnly: optional('PAYMENTS') === undefined };
  }
  if (kind !== 'razorpay')
    throw new StartFailure(`The setting PAYMENTS must be razorpay, local or off, but it is '${kind}'.`);
  return { kind: 'razorpay' as const, ...readRazorpay(optional, keyId) };
}

function readRazorpay(optional: (name: string) => string | undefined, keyId: string | undefined) {
  const keySecret = optional('RAZORPAY_KEY_SECRET');
  const webhookSecret = optional('RAZORPAY_WEBHOOK_SECRET');
  if (!keyId || !keySecret || !webhookSecret)
    throw new StartFailure(
      'PAYMENTS is razorpay, so RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set; the Razorpay dashboard shows the first two, and you choose the third there.',
    );
  const apiUrl = optional('RAZORPAY_API_URL') ?? 'https://api.razorpay.com/v1';
  if (!/^https?:\/\/[^/]/.test(apiUrl))
    throw new StartFailure(
      'The setting RAZORPAY_API_URL must be an address such as https://api.razorpay.com/v1.',
    );
  const previous = optional('RAZORPAY_WEBHOOK_SECRET_PREVIOUS');
  return {
    keyId,
    keySecret,
    /** Webhooks signed with the second secret stay valid, so that the secret can be changed. */
    webhookSecrets: previous ? [webhookSecret, previous] : [webhookSecret],
    apiUrl: apiUrl.replace(/\/+$/, ''),
  };
}

export type Seller = ReturnType<typeof readSeller>;

function readSeller(
  optional: (name: string) => string | undefined,
  defaults: { name: string; address: string },
) {
  const state = optional('SELLER_STATE') ?? 'Odisha';
  const code = Object.entries(GST_STATES).find(
    ([code, { en: name }]) => code === state || name.toLowerCase() === state.toLowerCase(),
  )?.[0];
  if (!code)
    throw new StartFailure(
      `The setting SELLER_STATE must be a state of India such as Odisha, but it is '${state}'.`,
    );
  const gstin = optional('SELLER_GSTIN') ?? null;
  if (gstin !== null && !(GSTIN.test(gstin) && gstin.startsWith(code)))
    throw new StartFailure(
      `The setting SELLER_GSTIN must be a GST number that starts with ${code}, the code of SELLER_STATE.`,
    );
  return {
    name: optional('SELLER_NAME') ?? defaults.name,
    address: optional('SELLER_ADDRESS') ?? defaults.address,
    /** The code of the state in GST numbers. */
    state: code,
    gstin,
  };
}

function readFirstAdmin(username = 'admin', password: string | undefined, production: boolean) {
  if (password !== undefined && !production && password.length < MIN_LENGTH_IN_DEVELOPMENT) {
    throw new StartFailure(
      `The setting ADMIN_PASSWORD must have at least ${MIN_LENGTH_IN_DEVELOPMENT} characters.`,
    );
  }
  const problem = production && password !== undefined && findPasswordProblem(password, username);
  if (problem) {
    throw new StartFailure(
      `The setting ADMIN_PASSWORD is refused. ${translateToEnglish(problem)} \`openssl rand -base64 18\` makes a good one.`,
    );
  }
  return { username, password };
}

function readSecondFactor(value: string | undefined): SecondFactorSetting {
  const setting = SECOND_FACTOR_SETTINGS.find((each) => each === (value ?? 'optional'));
  if (setting) return setting;
  throw new StartFailure(
    `The setting ADMIN_SECOND_FACTOR must be ${SECOND_FACTOR_SETTINGS.join(', ')}, but it is '${value}'.`,
  );
}

/** Random secrets have more, even 32 hexadecimal digits. */
const MIN_DIFFERENT_CHARACTERS = 8;

/** The first secret signs new tokens. Tokens signed with the second stay valid, so that the secret can be changed. */
function readSessionSecrets(env: Environment, production: boolean): string[] {
  const secrets = [env.SESSION_SECRET ?? '', env.SESSION_SECRET_PREVIOUS ?? ''].filter(
    (secret) => secret !== '',
  );
  if (secrets.some((secret) => secret.length < 32)) {
    throw new StartFailure(
      'SESSION_SECRET must have at least 32 characters; `openssl rand -base64 48` makes a good one.',
    );
  }
  if (production && !env.SESSION_SECRET) {
    throw new StartFailure(
      'In production SESSION_SECRET must be set, with at least 32 characters; `openssl rand -base64 48` makes a good one.',
    );
  }
  if (production && secrets.some((secret) => hasLittleVariety(secret, MIN_DIFFERENT_CHARACTERS))) {
    throw new StartFailure(
      'SESSION_SECRET and SESSION_SECRET_PREVIOUS must not repeat a few characters, because they would be easy to guess; `openssl rand -base64 48` makes a good one.',
    );
  }
  return secrets;
}
