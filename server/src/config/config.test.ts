import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { StartFailure } from '../start-failure.ts';
import { readConfig } from './config.ts';

test('without settings the server is reachable only from this machine', () => {
  const config = readConfig({});
  assert.equal(config.port, 3000);
  assert.equal(config.host, 'localhost');
  assert.deepEqual(config.identity, { kind: 'local', isLocalOnly: true });
  assert.equal(config.origin, 'http://localhost:3000');
  assert.equal(config.dataDir, path.resolve('data'));
  assert.deepEqual(config.backup, {
    nightly: true,
    folder: path.resolve('data/backups'),
    rehearsalDays: 1,
  });
  assert.equal(config.demo, true);
  assert.equal(config.metricsToken, undefined);
  assert.equal(config.site.name, 'Sikhya');
  assert.deepEqual(config.firstAdmin, { username: 'admin', password: undefined });
});

test('makes nightly backups of an external database only with BACKUP=1', () => {
  const external = { DATABASE_URL: 'postgres://x/y' };
  assert.equal(readConfig(external).backup.nightly, false);
  assert.deepEqual(readConfig({ ...external, BACKUP: '1', BACKUP_DIR: '/b' }).backup, {
    nightly: true,
    folder: path.resolve('/b'),
    rehearsalDays: 1,
  });
  assert.equal(readConfig({ BACKUP: '0' }).backup.nightly, false);
  assert.equal(readConfig({ BACKUP: '0' }).backup.rehearsalDays, 0);
  assert.equal(readConfig({ BACKUP_REHEARSAL_DAYS: '7' }).backup.rehearsalDays, 7);
});

const SECRET = '5kT0vXq9mZr2Wc8yLp4sHd6fJb1nGa7eUi3oQx-RtYw';
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET };

const INVALID: [string, Record<string, string>, RegExp][] = [
  [
    'a port that is not a number',
    { PORT: 'abc' },
    /PORT must be a whole number from 0 to 65535, but it is 'abc'/,
  ],
  ['a port out of range', { PORT: '70000' }, /PORT/],
  ['a boolean that is neither 1 nor 0', { DEMO: 'maybe' }, /DEMO must be 1 or 0/],
  ['a mistyped PRIVACY_MINORS', { PRIVACY_MINORS: 'of' }, /PRIVACY_MINORS must be 1 or 0/],
  [
    'a database URL that is not for PostgreSQL',
    { DATABASE_URL: 'mysql://x' },
    /DATABASE_URL must be an address such as postgres:/,
  ],
  [
    'an address of a replica that is not of PostgreSQL',
    { DATABASE_URL: 'postgres://x/y', DATABASE_READ_URL: 'replica.internal' },
    /DATABASE_READ_URL must be an address such as postgres:/,
  ],
  [
    'a replica of the embedded PostgreSQL',
    { DATABASE_READ_URL: 'postgres://x/y' },
    /DATABASE_READ_URL is set without DATABASE_URL, .*; set both, or neither/,
  ],
  ['an admin password that is too short', { ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD/],
  ['a session secret that is too short', { SESSION_SECRET: 'short' }, /SESSION_SECRET/],
  ['production without a session secret', { NODE_ENV: 'production' }, /SESSION_SECRET must be set/],
  ...['prod', 'Production', 'producton', 'staging', 'production;'].map(
    (name): [string, Record<string, string>, RegExp] => [
      `NODE_ENV=${name}`,
      { NODE_ENV: name },
      /NODE_ENV must be production, development, test or empty, but it is '/,
    ],
  ),
  ...['s'.repeat(48), 'ab'.repeat(20), '12345678'.repeat(5), 'change-me-'.repeat(4)].map(
    (secret): [string, Record<string, string>, RegExp] => [
      `the secret ${secret} in production`,
      { NODE_ENV: 'production', SESSION_SECRET: secret },
      /SESSION_SECRET .*must not repeat a few characters/,
    ],
  ),
  [
    'a previous secret of one letter in production',
    { ...PRODUCTION, SESSION_SECRET_PREVIOUS: 'x'.repeat(40) },
    /SESSION_SECRET_PREVIOUS must not repeat/,
  ],
  [
    'an admin password that is too short in production',
    { ...PRODUCTION, ADMIN_PASSWORD: 'kV9#mT2$xQ7' },
    /ADMIN_PASSWORD is refused\. A password has at least 12 characters/,
  ],
  [
    'the admin password "password" in production',
    { ...PRODUCTION, ADMIN_PASSWORD: 'password' },
    /ADMIN_PASSWORD/,
  ],
  ...['passwordpassword', 'Password@1234', 'Sikhya@2026!!', 'meera-1234567'].map(
    (password): [string, Record<string, string>, RegExp] => [
      `the admin password ${password} in production`,
      { ...PRODUCTION, ADMIN_USERNAME: 'meera', ADMIN_PASSWORD: password },
      /ADMIN_PASSWORD is refused\. This password is too easy to guess/,
    ],
  ),
  ['a public URL that is not a URL', { PUBLIC_URL: 'sikhya' }, /PUBLIC_URL/],
  ['a public URL without its protocol', { PUBLIC_URL: 'sikhya.example:443' }, /PUBLIC_URL must be/],
  ['two public URLs', { PUBLIC_URL: 'https://a.example,https://b.example' }, /PUBLIC_URL must be/],
  [
    'a setting in quotation marks',
    { DATA_DIR: '"/srv/x"' },
    /DATA_DIR is in quotation marks, .*; remove them/,
  ],
  ['a folder that only a shell finds', { BACKUP_DIR: '~/backups' }, /BACKUP_DIR must be a path without ~/],
  ['a number in another notation', { PORT: '0x10' }, /PORT must be a whole number/],
  ['a name of the site with markup', { SITE_NAME: '<b>School</b>' }, /SITE_NAME must be one line/],
  ['a name of the site that is too long', { SITE_NAME: 'x'.repeat(61) }, /SITE_NAME must be .* at most 60/],
  ['a link as contact', { CONTACT_EMAIL: 'mailto:a@b.example' }, /CONTACT_EMAIL must be an e-mail/],
  [
    'a previous session secret alone',
    { SESSION_SECRET_PREVIOUS: SECRET },
    /^SESSION_SECRET_PREVIOUS is set without SESSION_SECRET/,
  ],
  ['a public URL of another protocol', { PUBLIC_URL: 'ftp://sikhya.example' }, /PUBLIC_URL must be/],
  ['proxies that are not addresses', { TRUST_PROXY: 'yes' }, /TRUST_PROXY must be .* but it is 'yes'/],
  ['a proxy without its address', { TRUST_PROXY: '127.0.0.1,,10.0.0.1' }, /TRUST_PROXY must be/],
  ['a part of an address of a proxy', { TRUST_PROXY: '2.5' }, /TRUST_PROXY must be off, a number of proxies/],
  ['a range of proxies that is too long', { TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY must be/],
  ['a host with a protocol', { HOST: 'http://x' }, /HOST must be a host name .* but it is 'http:\/\/x'/],
  ['a host with a port', { HOST: 'localhost:3000' }, /HOST must be a host name/],
  ['a contact that is not an address', { CONTACT_EMAIL: 'the office' }, /CONTACT_EMAIL must be an e-mail/],
  ['a name of the first admin that is too long', { ADMIN_USERNAME: 'x'.repeat(201) }, /ADMIN_USERNAME/],
  [
    'a previous session secret that is too short',
    { ...PRODUCTION, SESSION_SECRET_PREVIOUS: 'short' },
    /^SESSION_SECRET_PREVIOUS must have at least 32/,
  ],
  ['an S3 bucket with a protocol', { S3_BUCKET: 's3://files' }, /S3_BUCKET must be the name of a bucket/],
  ['an S3 region with its name', { S3_BUCKET: 'b', S3_REGION: 'Mumbai (ap-south-1)' }, /S3_REGION must be/],
  ['an S3 folder above the bucket', { S3_BUCKET: 'b', S3_PREFIX: '../a' }, /S3_PREFIX must be a folder/],
  [
    'an S3 endpoint without a bucket',
    { S3_ENDPOINT: 'http://s3.example' },
    /S3_ENDPOINT is set without S3_BUCKET/,
  ],
  ['an S3 endpoint with a space', { S3_BUCKET: 'b', S3_ENDPOINT: 'http://min io' }, /S3_ENDPOINT/],
  ['trust in every address', { TRUST_PROXY: 'true' }, /TRUST_PROXY must be .* but it is 'true'/],
  ['a negative number of proxies', { TRUST_PROXY: '-1' }, /TRUST_PROXY must be/],
  ['an unknown identity provider', { IDENTITY: 'somebody' }, /IDENTITY must be google or local/],
  ['Google without its client id', { IDENTITY: 'google' }, /GOOGLE_CLIENT_ID must be set/],
  ['one S3 key without the other', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, /Set both S3_ACCESS_KEY_ID/],
  ['an S3 endpoint that is not a URL', { S3_BUCKET: 'b', S3_ENDPOINT: 'minio:9000' }, /S3_ENDPOINT/],
  ['a metrics token that is too short', { METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 16/],
  [
    'a metrics token with characters that a header cannot contain',
    { METRICS_TOKEN: 'sixteen chars ଶି' },
    /METRICS_TOKEN/,
  ],
  [
    'a pool without connections',
    { DATABASE_POOL: '0' },
    /DATABASE_POOL must be a whole number from 1 to 100/,
  ],
  [
    'a number of processes that is not one',
    { PROCESSES: 'all' },
    /PROCESSES must be auto, or a whole number from 1 to 64, but it is 'all'/,
  ],
  [
    'an unknown group of admins',
    { ADMIN_SECOND_FACTOR: 'some' },
    /ADMIN_SECOND_FACTOR must be optional, owners, all/,
  ],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
];

for (const [what, env, message] of INVALID) {
  test(`refuses ${what}`, () => {
    assert.throws(
      () => readConfig(env),
      (error) => error instanceof StartFailure && message.test(error.message),
    );
  });
}

const IDENTITIES: [string, Record<string, string>, string][] = [
  ['a Google client id', { GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com' }, 'google'],
  ['a host that other machines can reach', { HOST: '0.0.0.0' }, 'none'],
  [
    'a host that other machines can reach and IDENTITY=local',
    { HOST: '0.0.0.0', IDENTITY: 'local' },
    'local',
  ],
  ['production', PRODUCTION, 'none'],
  ['production and IDENTITY=local', { ...PRODUCTION, IDENTITY: 'local' }, 'local'],
  ['a proxy', { TRUST_PROXY: '1' }, 'none'],
  ['the address of a proxy', { TRUST_PROXY: '127.0.0.1' }, 'none'],
  ['a proxy and IDENTITY=local', { TRUST_PROXY: '1', IDENTITY: 'local' }, 'local'],
  ['an https public URL', { PUBLIC_URL: 'https://sikhya.example' }, 'none'],
  ['an https public URL of this machine', { PUBLIC_URL: 'https://localhost' }, 'none'],
  ['a public URL of another machine', { PUBLIC_URL: 'http://sikhya.example' }, 'none'],
  ['a public URL of this machine', { PUBLIC_URL: 'http://[::1]:3000' }, 'local'],
  [
    'an https public URL and IDENTITY=local',
    { PUBLIC_URL: 'https://sikhya.example', IDENTITY: 'local' },
    'local',
  ],
  ['NODE_ENV=development', { NODE_ENV: 'development' }, 'local'],
  ['NODE_ENV=test', { NODE_ENV: 'test' }, 'local'],
];

for (const [what, env, kind] of IDENTITIES) {
  test(`with ${what} the identity provider is: ${kind}`, () =>
    assert.equal(readConfig(env).identity.kind, kind));
}

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'secret-of-the-webhook',
};

const PAYMENTS: [string, Record<string, string>, string][] = [
  ['nothing set on this machine', {}, 'local'],
  ['a host that other machines can reach', { HOST: '0.0.0.0' }, 'off'],
  ['a proxy', { TRUST_PROXY: '1' }, 'off'],
  ['production', PRODUCTION, 'off'],
  ['PAYMENTS=local and a reachable host', { HOST: '0.0.0.0', PAYMENTS: 'local' }, 'local'],
  ['the keys of Razorpay', RAZORPAY, 'razorpay'],
  ['the keys of Razorpay in production', { ...PRODUCTION, ...RAZORPAY }, 'razorpay'],
  ['the keys of Razorpay and PAYMENTS=off', { ...RAZORPAY, PAYMENTS: 'off' }, 'off'],
];

for (const [what, env, kind] of PAYMENTS) {
  test(`with ${what} payments are: ${kind}`, () => assert.equal(readConfig(env).payments.kind, kind));
}

const INVALID_PAYMENTS: [string, Record<string, string>, RegExp][] = [
  ['local payments in production', { ...PRODUCTION, PAYMENTS: 'local' }, /moves no money/],
  ['an unknown provider', { PAYMENTS: 'cash' }, /PAYMENTS must be razorpay, local or off/],
  ['Razorpay without keys', { PAYMENTS: 'razorpay' }, /RAZORPAY_KEY_ID/],
  [
    'Razorpay without a webhook secret',
    { ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: '' },
    /RAZORPAY_WEBHOOK_SECRET/,
  ],
  ['a mail server without a protocol', { SMTP_URL: 'mail.example:25' }, /SMTP_URL/],
  ['a sender without an address', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Sikhya' }, /MAIL_FROM/],
  ['two senders', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example, c@d.example' }, /MAIL_FROM/],
  [
    'a sender without its bracket',
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'A <a@b.example' },
    /MAIL_FROM/,
  ],
  ['port 465 without TLS', { SMTP_URL: 'smtp://mail.example:465' }, /port 465, which needs smtps:/],
  ['port 587 with TLS', { SMTP_URL: 'smtps://mail.example:587' }, /port 587, which needs smtp: /],
  ['a secret of Razorpay alone', { RAZORPAY_KEY_SECRET: 'secret-of' }, /is set without RAZORPAY_KEY_ID/],
  [
    'a push key that is not on the curve',
    { PUSH_PRIVATE_KEY: Buffer.alloc(32, 255).toString('base64url') },
    /PUSH_PRIVATE_KEY must be a private key of the curve P-256/,
  ],
  ['a push key that is too short', { PUSH_PRIVATE_KEY: 'abc' }, /PUSH_PRIVATE_KEY/],
  ['an API address with a space', { ...RAZORPAY, RAZORPAY_API_URL: 'http://a b' }, /RAZORPAY_API_URL/],
  ['a wrong API address', { ...RAZORPAY, RAZORPAY_API_URL: 'api' }, /RAZORPAY_API_URL/],
  ['an unknown state', { SELLER_STATE: 'Atlantis' }, /SELLER_STATE/],
  ['a GST number of another state', { SELLER_GSTIN: '27AAPFU0939F1ZV' }, /SELLER_GSTIN/],
  [
    'a GST number with a mistyped character',
    { SELLER_GSTIN: '21AAPFU0939F1ZV' },
    /SELLER_GSTIN must be the GST number .* wrong character, but it is '21AAPFU0939F1ZV'/,
  ],
  [
    'a GST number with two exchanged characters',
    { SELLER_STATE: 'Maharashtra', SELLER_GSTIN: '27AAPFU0993F1ZV' },
    /SELLER_GSTIN must be the GST number/,
  ],
];

for (const [what, env, message] of INVALID_PAYMENTS) {
  test(`refuses ${what}`, () => {
    assert.throws(
      () => readConfig(env),
      (error) =>
        error instanceof StartFailure && message.test(error.message) && !error.message.includes('secret-of'),
    );
  });
}

test('reads the seller, and both webhook secrets while one is being changed', () => {
  const env = { SELLER_NAME: 'School', SELLER_STATE: 'odisha', SELLER_GSTIN: '21AAPFU0939F1Z7' };
  assert.deepEqual(readConfig(env).seller, {
    name: 'School',
    address: 'Sikhya, Bhubaneswar, Odisha, India',
    state: '21',
    gstin: '21AAPFU0939F1Z7',
  });
  const { payments } = readConfig({ ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old' });
  assert.ok(payments.kind === 'razorpay');
  assert.deepEqual(payments.webhookSecrets, ['secret-of-the-webhook', 'old']);
  assert.equal(payments.apiUrl, 'https://api.razorpay.com/v1');
});

const SENDERS: [string, string][] = [
  ['a@b.example', 'a@b.example'],
  ['School (ଶିକ୍ଷା): Odisha, India <a@b.example>', '"School (ଶିକ୍ଷା): Odisha, India" <a@b.example>'],
  ['"The School" <a@b.example>', '"The School" <a@b.example>'],
  ['The "School" <a@b.example>', '"The \\"School\\"" <a@b.example>'],
];

for (const [sender, quoted] of SENDERS)
  test(`quotes the name of the sender ${sender}`, () => {
    assert.equal(readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: sender }).mail?.from, quoted);
  });

test('stores files in S3 when a bucket is set', () => {
  assert.equal(readConfig({}).s3, undefined);
  assert.equal(readConfig({ S3_BUCKET: 'b', S3_PREFIX: '/a/b/' }).s3?.prefix, 'a/b');
  assert.deepEqual(readConfig({ S3_BUCKET: 'b' }).s3, {
    bucket: 'b',
    region: 'us-east-1',
    forcePathStyle: false,
    prefix: '',
  });
  const env = { S3_BUCKET: 'b', S3_ENDPOINT: 'http://s3.example', S3_PREFIX: 'p', S3_REGION: 'ap-south-1' };
  const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  assert.deepEqual(readConfig({ ...env, ...keys }).s3, {
    bucket: 'b',
    region: 'ap-south-1',
    endpoint: 'http://s3.example',
    accessKeyId: 'k',
    secretAccessKey: 's',
    prefix: 'p',
    forcePathStyle: true,
  });
  assert.equal(readConfig({ ...env, S3_FORCE_PATH_STYLE: '0' }).s3?.forcePathStyle, false);
});

test('an error message never contains a secret', () => {
  for (const env of [{ SESSION_SECRET: 'hush-hush' }, { DATABASE_URL: 'mysql://me:hush-hush@db' }]) {
    assert.throws(
      () => readConfig(env),
      (error) => error instanceof Error && !error.message.includes('hush'),
    );
  }
});

test('accepts a weak password and a weak secret outside production', () => {
  assert.equal(readConfig({ ADMIN_PASSWORD: 'password' }).firstAdmin.password, 'password');
  assert.equal(readConfig({ SESSION_SECRET: 's'.repeat(40), NODE_ENV: 'test' }).sessionSecrets.length, 1);
});

test('accepts strong secrets and passwords in production', () => {
  for (const secret of [SECRET, '9f86d081884c7d659a2feaa0c55ad015', 'ଏକ ଲମ୍ବା ଗୁପ୍ତ ବାକ୍ୟ, ଯାହା କେହି ଜାଣେ ନାହିଁ'])
    assert.deepEqual(readConfig({ ...PRODUCTION, SESSION_SECRET: secret }).sessionSecrets, [secret]);
  for (const password of ['correct horse battery', 'G7!kd02-zzPqr', 'ମୋର ବହୁତ ଲମ୍ବା ଗୁପ୍ତ ଶବ୍ଦ'])
    assert.equal(readConfig({ ...PRODUCTION, ADMIN_PASSWORD: password }).firstAdmin.password, password);
});

test('reads the new session secret first and then the previous one', () => {
  const env = { SESSION_SECRET: 'n'.repeat(40), SESSION_SECRET_PREVIOUS: 'o'.repeat(40) };
  assert.deepEqual(readConfig(env).sessionSecrets, ['n'.repeat(40), 'o'.repeat(40)]);
});

test('TRUST_PROXY=off trusts no proxy', () => {
  assert.equal(readConfig({ TRUST_PROXY: 'off' }).trustProxy, false);
});

test('TRUST_PROXY with a number trusts that many proxies', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
  assert.ok(typeof trustProxy === 'function');
  assert.deepEqual([trustProxy('10.0.0.1', 0), trustProxy('10.0.0.2', 1)], [true, false]);
});

test('TRUST_PROXY with addresses trusts these proxies', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16, loopback' });
  assert.ok(typeof trustProxy === 'function');
  const addresses = ['10.0.0.1', '10.0.0.2', '10.1.2.3', '::1', 'unknown'];
  assert.deepEqual(
    addresses.map((address) => trustProxy(address, 0)),
    [true, false, true, true, false],
  );
  assert.deepEqual(
    ['10.0.0.1:4711', '[::1]:4711', '10.0.0.2:4711'].map((address) => trustProxy(address, 1)),
    [true, true, false],
  );
});
