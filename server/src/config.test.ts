import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { StartFailure } from './start-failure.ts';

test('without any setting the product runs on this machine alone', () => {
  const config = readConfig({});
  assert.equal(config.port, 3000);
  assert.equal(config.host, 'localhost');
  assert.deepEqual(config.identity, { kind: 'local', onlyFromHere: true });
  assert.equal(config.origin, 'http://localhost:3000');
  assert.equal(config.dataDir, path.resolve('data'));
  assert.deepEqual(config.backup, { nightly: true, folder: path.resolve('data/backups') });
  assert.equal(config.demo, true);
  assert.equal(config.metricsToken, undefined);
  assert.equal(config.site.name, 'Sikhya');
  assert.deepEqual(config.firstAdmin, { username: 'admin', password: undefined });
});

test('an outside database is backed up each night only when that is said', () => {
  const outside = { DATABASE_URL: 'postgres://x/y' };
  assert.equal(readConfig(outside).backup.nightly, false);
  assert.deepEqual(readConfig({ ...outside, BACKUP: '1', BACKUP_DIR: '/b' }).backup, {
    nightly: true,
    folder: path.resolve('/b'),
  });
  assert.equal(readConfig({ BACKUP: '0' }).backup.nightly, false);
});

const SECRET = '5kT0vXq9mZr2Wc8yLp4sHd6fJb1nGa7eUi3oQx-RtYw';
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET };

const BROKEN: [string, Record<string, string>, RegExp][] = [
  [
    'a port that is no number',
    { PORT: 'abc' },
    /PORT must be a whole number from 0 to 65535, but it is 'abc'/,
  ],
  ['a port out of range', { PORT: '70000' }, /PORT/],
  ['a yes-or-no that is neither', { DEMO: 'maybe' }, /DEMO must be 1 or 0/],
  [
    'a database of another kind',
    { DATABASE_URL: 'mysql://x' },
    /DATABASE_URL must be an address such as postgres:/,
  ],
  ['an admin password that is too short', { ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD/],
  ['a session secret that is too short', { SESSION_SECRET: 'short' }, /SESSION_SECRET/],
  ['production without a session secret', { NODE_ENV: 'production' }, /SESSION_SECRET must be set/],
  ...['prod', 'Production', 'producton', 'staging', 'production;'].map(
    (name): [string, Record<string, string>, RegExp] => [
      `the environment ${name}`,
      { NODE_ENV: name },
      /NODE_ENV must be production, development, test or empty, but it is '/,
    ],
  ),
  ...['s'.repeat(48), 'ab'.repeat(20), '12345678'.repeat(5), 'change-me-'.repeat(4)].map(
    (secret): [string, Record<string, string>, RegExp] => [
      `in production the secret ${secret}`,
      { NODE_ENV: 'production', SESSION_SECRET: secret },
      /SESSION_SECRET .*must not repeat a few characters/,
    ],
  ),
  [
    'in production a previous secret of one letter',
    { ...PRODUCTION, SESSION_SECRET_PREVIOUS: 'x'.repeat(40) },
    /SESSION_SECRET_PREVIOUS must not repeat/,
  ],
  [
    'in production an admin password that is too short',
    { ...PRODUCTION, ADMIN_PASSWORD: 'kV9#mT2$xQ7' },
    /ADMIN_PASSWORD must have at least 12 characters/,
  ],
  ['in production the password password', { ...PRODUCTION, ADMIN_PASSWORD: 'password' }, /ADMIN_PASSWORD/],
  ...['passwordpassword', 'Password@1234', 'Sikhya@2026!!', 'meera-1234567'].map(
    (password): [string, Record<string, string>, RegExp] => [
      `in production the admin password ${password}`,
      { ...PRODUCTION, ADMIN_USERNAME: 'meera', ADMIN_PASSWORD: password },
      /ADMIN_PASSWORD is too easy to guess/,
    ],
  ),
  ['a public address that is none', { PUBLIC_URL: 'sikhya' }, /PUBLIC_URL/],
  ['an identity provider that does not exist', { IDENTITY: 'somebody' }, /IDENTITY must be google or local/],
  ['Google without its client id', { IDENTITY: 'google' }, /GOOGLE_CLIENT_ID must be set/],
  [
    'one key of the object store without the other',
    { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' },
    /belong together/,
  ],
  ['an object store that is no address', { S3_BUCKET: 'b', S3_ENDPOINT: 'minio:9000' }, /S3_ENDPOINT/],
  [
    'a token for the figures that is too short',
    { METRICS_TOKEN: 'short' },
    /METRICS_TOKEN must have at least 16/,
  ],
  ['a token for the figures that no header can hold', { METRICS_TOKEN: 'sixteen chars ଶି' }, /METRICS_TOKEN/],
  ['a level of logging that does not exist', { LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
];

for (const [what, env, sentence] of BROKEN) {
  test(`refuses ${what} with a sentence`, () => {
    assert.throws(
      () => readConfig(env),
      (error) => error instanceof StartFailure && sentence.test(error.message),
    );
  });
}

const IDENTITIES: [string, Record<string, string>, string][] = [
  ['a client id of Google', { GOOGLE_CLIENT_ID: 'x' }, 'google'],
  ['an address that others can reach', { HOST: '0.0.0.0' }, 'none'],
  ['an address that others can reach, with the word local', { HOST: '0.0.0.0', IDENTITY: 'local' }, 'local'],
  ['production', PRODUCTION, 'none'],
  ['production with the word local', { ...PRODUCTION, IDENTITY: 'local' }, 'local'],
  ['a proxy in front', { TRUST_PROXY: '1' }, 'none'],
  ['a proxy in front that is named', { TRUST_PROXY: '127.0.0.1' }, 'none'],
  ['a proxy in front, with the word local', { TRUST_PROXY: '1', IDENTITY: 'local' }, 'local'],
  ['a public address with TLS', { PUBLIC_URL: 'https://sikhya.example' }, 'none'],
  ['a public address with TLS on this machine', { PUBLIC_URL: 'https://localhost' }, 'none'],
  ['a public address that is not of this machine', { PUBLIC_URL: 'http://sikhya.example' }, 'none'],
  ['a public address of this machine', { PUBLIC_URL: 'http://[::1]:3000' }, 'local'],
  [
    'a public address with TLS, with the word local',
    { PUBLIC_URL: 'https://sikhya.example', IDENTITY: 'local' },
    'local',
  ],
  ['the environment development', { NODE_ENV: 'development' }, 'local'],
  ['the environment test', { NODE_ENV: 'test' }, 'local'],
];

for (const [what, env, kind] of IDENTITIES) {
  test(`under ${what} students are known by: ${kind}`, () =>
    assert.equal(readConfig(env).identity.kind, kind));
}

test('files are kept in an object store as soon as a bucket is named', () => {
  assert.equal(readConfig({ S3_ENDPOINT: 'http://s3.example' }).s3, undefined);
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

test('a refusal never repeats a secret', () => {
  for (const env of [{ SESSION_SECRET: 'hush-hush' }, { DATABASE_URL: 'mysql://me:hush-hush@db' }]) {
    assert.throws(
      () => readConfig(env),
      (error) => error instanceof Error && !error.message.includes('hush'),
    );
  }
});

test('outside production a password and a secret for trying things out are taken', () => {
  assert.equal(readConfig({ ADMIN_PASSWORD: 'password' }).firstAdmin.password, 'password');
  assert.equal(readConfig({ SESSION_SECRET: 's'.repeat(40), NODE_ENV: 'test' }).sessionSecrets.length, 1);
});

test('in production good secrets are taken', () => {
  for (const secret of [SECRET, '9f86d081884c7d659a2feaa0c55ad015', 'ଏକ ଲମ୍ବା ଗୁପ୍ତ ବାକ୍ୟ, ଯାହା କେହି ଜାଣେ ନାହିଁ'])
    assert.deepEqual(readConfig({ ...PRODUCTION, SESSION_SECRET: secret }).sessionSecrets, [secret]);
  for (const password of ['correct horse battery', 'G7!kd02-zzPqr', 'ମୋର ବହୁତ ଲମ୍ବା ଗୁପ୍ତ ଶବ୍ଦ'])
    assert.equal(readConfig({ ...PRODUCTION, ADMIN_PASSWORD: password }).firstAdmin.password, password);
});

test('the new secret signs, the previous one is still read', () => {
  const env = { SESSION_SECRET: 'n'.repeat(40), SESSION_SECRET_PREVIOUS: 'o'.repeat(40) };
  assert.deepEqual(readConfig(env).sessionSecrets, ['n'.repeat(40), 'o'.repeat(40)]);
});

test('a number of proxies trusts that many and no more', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
  assert.ok(typeof trustProxy === 'function');
  assert.deepEqual([trustProxy('10.0.0.1', 0), trustProxy('10.0.0.2', 1)], [true, false]);
});
