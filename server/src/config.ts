import path from 'node:path';
import { StartFailure } from './start-failure.ts';
import { hasLittleVariety, isCommonPassword } from './weak-secrets.ts';

/** Every setting of the product. This is the only file that reads the environment. */
export type Config = ReturnType<typeof readConfig>;

type Environment = Record<string, string | undefined>;

const ENVIRONMENTS = ['', 'development', 'test', 'production'];
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export function readConfig(env: Environment) {
  const text = (name: string, standard: string) => env[name]?.trim() || standard;
  const optional = (name: string) => env[name]?.trim() || undefined;
  const refuse = (name: string, must: string): never => {
    throw new StartFailure(`The setting ${name} must be ${must}, but it is '${env[name] ?? ''}'.`);
  };
  const number = (name: string, standard: number, min: number, max: number): number => {
    const value = Number(text(name, String(standard)));
    return Number.isInteger(value) && value >= min && value <= max
      ? value
      : refuse(name, `a whole number from ${min} to ${max}`);
  };
  const yesNo = (name: string, standard: boolean): boolean => {
    const value = text(name, standard ? '1' : '0').toLowerCase();
    if (['1', 'true', 'yes', 'on'].includes(value)) return true;
    if (['0', 'false', 'no', 'off'].includes(value)) return false;
    return refuse(name, '1 or 0');
  };

  const environment = text('NODE_ENV', '');
  // a mistyped 'production' would leave everything open that production closes
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
  const publicUrl = text('PUBLIC_URL', `http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  if (!URL.canParse(publicUrl)) refuse('PUBLIC_URL', 'an address such as https://sikhya.example');
  const trustProxy = readTrustProxy(optional('TRUST_PROXY'));
  const logLevel = text('LOG_LEVEL', production ? 'info' : 'warn');
  if (!(LOG_LEVELS as readonly string[]).includes(logLevel))
    refuse('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`);

  const dataDir = path.resolve(text('DATA_DIR', './data'));

  return {
    production,
    host,
    port,
    /** Without a closing slash. */
    origin: new URL(publicUrl).origin,
    /** Which proxies in front are trusted to say where a request came from. */
    trustProxy,
    logLevel,
    /** Shown by whoever reads the figures of this process; without one, only this machine may, and not in production. */
    metricsToken: readMetricsToken(optional('METRICS_TOKEN')),
    /** Which commit this is, where the files do not say so themselves. */
    commit: optional('COMMIT'),
    dataDir,
    /** An outside database has an administrator, who has ways of their own. */
    backup: {
      nightly: yesNo('BACKUP', databaseUrl === undefined),
      folder: path.resolve(text('BACKUP_DIR', path.join(dataDir, 'backups'))),
    },
    databaseUrl,
    databasePool: number('DATABASE_POOL', 4, 1, 100),
    /** Visitors share an address: a hostel of 200 students looks like one. */
    callsAMinute: {
      perPerson: number('CALLS_A_MINUTE_PER_PERSON', 600, 1, 1_000_000_000),
      perAddress: number('CALLS_A_MINUTE_PER_ADDRESS', 12_000, 1, 1_000_000_000),
      /** Of admins: each checks a password, which costs far more than any other call. */
      signInsPerAddress: number('SIGN_INS_A_MINUTE_PER_ADDRESS', 20, 1, 1_000_000_000),
    },
    demo: yesNo('DEMO', true),
    /** Off under `npm run dev`, where Vite serves the pages. */
    serveWeb: yesNo('SERVE_WEB', true),
    site: {
      name: text('SITE_NAME', 'Sikhya'),
      contactEmail: text('CONTACT_EMAIL', 'support@sikhya.example'),
      officeAddress: text('OFFICE_ADDRESS', 'Sikhya, Bhubaneswar, Odisha, India'),
    },
    identity: readIdentity(optional('GOOGLE_CLIENT_ID'), optional('IDENTITY'), {
      // behind a proxy the whole world comes from this machine
      mayBeLocal:
        !production && LOCAL_HOSTS.includes(host) && trustProxy === false && isOfThisMachine(publicUrl),
    }),
    firstAdmin: readFirstAdmin(optional('ADMIN_USERNAME'), env.ADMIN_PASSWORD || undefined, production),
    sessionSecrets: readSessionSecrets(env, production),
    /** Where files are kept instead of DATA_DIR. */
    s3: readS3(optional, yesNo),
  };
}

/** An object store is used as soon as a bucket is named. */
function readS3(
  optional: (name: string) => string | undefined,
  yesNo: (name: string, standard: boolean) => boolean,
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
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither to use the role of this machine.',
    );
  }
  return {
    bucket,
    region: optional('S3_REGION') ?? 'us-east-1',
    forcePathStyle: yesNo('S3_FORCE_PATH_STYLE', endpoint !== undefined),
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { accessKeyId, secretAccessKey }),
    prefix: optional('S3_PREFIX') ?? '',
  };
}

function readMetricsToken(token: string | undefined): string | undefined {
  if (token !== undefined && !/^[\w.~+/-]{16,}=*$/.test(token)) {
    throw new StartFailure(
      'METRICS_TOKEN must have at least 16 characters, letters, digits and any of . ~ + / - _; `openssl rand -hex 24` makes a good one.',
    );
  }
  return token;
}

/** A number is how many proxies stand in front; anything else is a list of their addresses. */
function readTrustProxy(value: string | undefined) {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? (_address: string, hop: number) => hop < Number(value) : value;
}

/** Whether the address that people type leads to this machine without TLS, so that no proxy stands in front. */
function isOfThisMachine(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && LOCAL_HOSTS.includes(hostname.replace(/^\[|\]$/g, ''));
}

/**
 * Who says who a student is. The provider that is part of this server believes everybody, so it exists only where
 * nobody else can reach it, or where it was asked for in words.
 */
function readIdentity(
  googleClientId: string | undefined,
  wanted: string | undefined,
  { mayBeLocal }: { mayBeLocal: boolean },
) {
  if (wanted !== undefined && wanted !== 'local' && wanted !== 'google') {
    throw new StartFailure(`The setting IDENTITY must be google or local, but it is '${wanted}'.`);
  }
  if (wanted === 'google' && !googleClientId) {
    throw new StartFailure(
      'IDENTITY is google, so GOOGLE_CLIENT_ID must be set to the client id from the Google Cloud console.',
    );
  }
  if (wanted === 'local' || (!googleClientId && wanted === undefined && mayBeLocal)) {
    return {
      kind: 'local' as const,
      /** Nobody asked for it in words, so it is for people at this machine alone. */
      onlyFromHere: wanted === undefined,
    };
  }
  return googleClientId ? { kind: 'google' as const, clientId: googleClientId } : { kind: 'none' as const };
}

function readFirstAdmin(username = 'admin', password: string | undefined, production: boolean) {
  const shortest = production ? 12 : 8;
  if (password !== undefined && password.length < shortest) {
    throw new StartFailure(`The setting ADMIN_PASSWORD must have at least ${shortest} characters.`);
  }
  if (production && password !== undefined && isCommonPassword(password, [username])) {
    throw new StartFailure(
      'ADMIN_PASSWORD is too easy to guess; `openssl rand -base64 18` makes a good one.',
    );
  }
  return { username, password };
}

/** Of a secret; 32 random hexadecimal digits have more. */
const DIFFERENT_CHARACTERS = 8;

/** The first signs new tokens; tokens of the second are still good, so that a key can be changed. */
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
  if (production && secrets.some((secret) => hasLittleVariety(secret, DIFFERENT_CHARACTERS))) {
    throw new StartFailure(
      'SESSION_SECRET and SESSION_SECRET_PREVIOUS must not repeat a few characters, since anybody could guess them and sign in as anybody; `openssl rand -base64 48` makes a good one.',
    );
  }
  return secrets;
}
