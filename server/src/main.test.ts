import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { toUrl } from './testing/server-group.ts';
import { testDatabase } from './testing/test-database.ts';
import { startTransactionPooler } from './testing/transaction-pooler.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-main-'));
after(() => rm(folder, { recursive: true, force: true }));

const { address } = await testDatabase();
const DATABASE = { DATABASE_URL: toUrl(address), DATA_DIR: path.join(folder, 'data') };

function run(settings: Record<string, string>): { child: ChildProcess; output: () => string } {
  let output = '';
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', SERVE_WEB: '0', DEMO: '0', ...settings },
  });
  after(() => child.kill('SIGKILL'));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

async function startAndFail(settings: Record<string, string>): Promise<string> {
  const { child, output } = run(settings);
  const [code] = await once(child, 'close');
  assert.equal(code, 1);
  return output().trim();
}

async function waitForUrl({ child, output }: ReturnType<typeof run>): Promise<string> {
  for (;;) {
    const address = /ready at (\S+)/.exec(output())?.[1];
    if (address) return address;
    assert.equal(child.exitCode, null, output());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const FILE = path.join(folder, 'a-file');
await writeFile(FILE, '');

const FAILURES: [string, Record<string, string>, RegExp][] = [
  [
    'an invalid setting',
    { PORT: 'abc' },
    /^The setting PORT must be a whole number from 0 to 65535, but it is 'abc'\.$/,
  ],
  ['a data folder that is a file', { DATA_DIR: FILE }, /^.*a-file.*DATA_DIR.*$/],
  [
    'a session secret that cannot be stored',
    { ...DATABASE, DATA_DIR: FILE },
    /^The server cannot write to .*a-file.*DATA_DIR.*$/,
  ],
  [
    'a database that cannot be reached',
    { DATABASE_URL: 'postgres://127.0.0.1:1/x', DATA_DIR: folder },
    /^The database at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\); check DATABASE_URL.*$/,
  ],
  [
    'a database that does not exist',
    { ...DATABASE, DATABASE_URL: toUrl({ ...address, database: 'nowhere' }) },
    /^The database that DATABASE_URL names does not exist.*$/,
  ],
  [
    'an object store that cannot be reached',
    {
      ...DATABASE,
      S3_BUCKET: 'b',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    },
    /^The object store at http:\/\/127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\); check S3_ENDPOINT.*$/,
  ],
  [
    'a host that is not an address of this machine',
    { ...DATABASE, HOST: '203.0.113.7', ADMIN_PASSWORD: 'long enough' },
    /^This machine has no address '203\.0\.113\.7'.*$/,
  ],
];

for (const [what, settings, message] of FAILURES) {
  test(`exits with one sentence and code 1 for ${what}`, async () =>
    assert.match(await startAndFail(settings), message));
}

test('6 exits with one sentence and code 1 for a missing or short secret in production', async () => {
  const production = { ...DATABASE, NODE_ENV: 'production' };
  assert.match(await startAndFail(production), /^In production SESSION_SECRET must be set.*$/);
  const short = await startAndFail({ ...production, SESSION_SECRET: 'too short' });
  assert.match(short, /^SESSION_SECRET must have at least 32 characters.*$/);
});

test('exits with one sentence and code 1 behind a pooler in transaction mode', async () => {
  const { host, port, database, username } = address;
  const pooler = await startTransactionPooler({ socketFolder: host, port, servers: 3, order: 'newest' });
  after(() => pooler.stop());
  const url = `postgres://${username}@127.0.0.1:${pooler.port}/${database}`;
  assert.match(
    await startAndFail({ ...DATABASE, DATABASE_URL: url }),
    /^DATABASE_URL leads to a connection pooler .* in transaction or statement mode, .*; use the address of PostgreSQL itself, or set pool_mode = session.*$/,
  );
});

test('exits with one sentence and code 1 when the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const message = await startAndFail({
    ...DATABASE,
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_PASSWORD: 'long enough',
  });
  assert.equal(
    message,
    `Port ${port} is in use by another program; stop it or choose another port, for example PORT=${port + 1}.`,
  );
  other.close();
});

test('26 on SIGTERM finishes running requests, accepts no new ones and exits with code 0', async () => {
  const server = run({ ...DATABASE, ADMIN_PASSWORD: 'long enough' });
  const url = await waitForUrl(server);
  const body = JSON.stringify({ username: 'admin', password: 'long enough' });
  const login = request(`${url}/api/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  login.on('response', (response) => response.resume()).flushHeaders();
  // the server sends 100 Continue when it has started the request
  await once(login, 'continue');
  server.child.kill('SIGTERM');
  login.end(body);
  const [[response], [code]] = await Promise.all([once(login, 'response'), once(server.child, 'close')]);
  assert.deepEqual([response.statusCode, code], [200, 0]);
  await assert.rejects(fetch(`${url}/health`));
});

test('without a terminal the generated admin password is written to a file and not printed', async () => {
  const { address: empty } = await testDatabase();
  const dataDir = path.join(folder, 'generated-password');
  const server = run({ DATABASE_URL: toUrl(empty), DATA_DIR: dataDir });
  const url = await waitForUrl(server);
  const file = path.join(dataDir, 'admin-password');
  const password = (await readFile(file, 'utf8')).trim();
  assert.ok(password.length >= 16);
  assert.ok(server.output().includes(`Admin: sign in as 'admin' with the password in ${file}`));
  assert.ok(!server.output().includes(password));
  const signIn = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ username: 'admin', password });
  assert.equal((await fetch(`${url}/api/auth/admin/login`, { ...signIn, body })).status, 200);
  server.child.kill('SIGTERM');
  await once(server.child, 'close');
});

test('says at the start that a newer version has migrated the database', async () => {
  const { db, address: newer } = await testDatabase();
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`,
  );
  const server = run({ ...DATABASE, DATABASE_URL: toUrl(newer), ADMIN_PASSWORD: 'long enough' });
  await waitForUrl(server);
  assert.match(server.output(), /^The database was migrated by a newer version .* restore a backup/m);
  server.child.kill('SIGTERM');
  await once(server.child, 'close');
});

test('two processes share one database', async () => {
  const servers = [run(DATABASE), run(DATABASE)];
  const urls = await Promise.all(servers.map(waitForUrl));
  const responses = await Promise.all(urls.map((url) => fetch(`${url}/health`)));
  assert.deepEqual(
    responses.map((response) => response.status),
    [200, 200],
  );
  for (const { child } of servers) child.kill('SIGINT');
  const codes = await Promise.all(servers.map(async ({ child }) => (await once(child, 'close'))[0]));
  assert.deepEqual(codes, [0, 0]);
});
