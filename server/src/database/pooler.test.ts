import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect as connectSocket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { chooseOsUser } from '@sikhya/embedded-postgres/testing.ts';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { startTransactionPooler } from '../testing/transaction-pooler.ts';
import { migrateDatabase } from './migrate.ts';

const skip = spawnSync('pgbouncer', ['--version']).status !== 0 && 'needs pgbouncer';
const IGNORED = 'options, statement_timeout, idle_in_transaction_session_timeout';

const { db, address } = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-pooler-'));
await chmod(folder, 0o755);
after(() => rm(folder, { recursive: true }));

const SHARED =
  /^StartFailure: DATABASE_URL leads to a connection pooler .* in transaction or statement mode, .*; use the address of PostgreSQL itself, or set pool_mode = session/;
const REFUSED =
  /^StartFailure: DATABASE_URL leads to a connection pooler .* refuses settings of Sikhya; use the address of PostgreSQL itself/;

for (const order of ['newest', 'round-robin'] as const) {
  for (const servers of [1, 2, 3, 4, 5]) {
    test(`a pooler in transaction mode with ${servers} connections (${order}) is refused`, async () => {
      const pooler = await startTransactionPooler({
        socketFolder: address.host,
        port: address.port,
        servers,
        order,
      });
      try {
        const through = { ...address, host: '127.0.0.1', port: pooler.port };
        await assert.rejects(
          migrateDatabase(through, async () => {}),
          SHARED,
        );
      } finally {
        pooler.stop();
      }
    });
  }
}

type Pooler = { mode: string; ignored?: string; roundRobin?: boolean };
const POOLERS: [Pooler, refused: RegExp | null][] = [
  [{ mode: 'transaction' }, SHARED],
  [{ mode: 'transaction', roundRobin: true }, SHARED],
  [{ mode: 'statement' }, SHARED],
  [{ mode: 'transaction', ignored: '' }, REFUSED],
  [{ mode: 'session', ignored: '' }, REFUSED],
  [{ mode: 'session' }, null],
];

for (const [pooler, refused] of POOLERS) {
  test(`PgBouncer ${JSON.stringify(pooler)} is ${refused ? 'refused' : 'accepted'} and keeps no lock`, {
    skip,
  }, async () => {
    const { port, stop } = await startPooler(pooler);
    try {
      const through = { ...address, host: '127.0.0.1', port };
      const started = migrateDatabase(through, async () => {});
      await (refused ? assert.rejects(started, refused) : started);
      const locks = sql`select from pg_locks where locktype = 'advisory' and database = (
        select oid from pg_database where datname = current_database())`;
      while ((await db.execute(locks)).rows.length > 0) {
        assert.equal(refused, null, 'only a finished migration has held a lock');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    } finally {
      await stop();
    }
  });
}

async function startPooler({ mode, ignored = IGNORED, roundRobin = false }: Pooler) {
  const port = await findFreePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${address.host} port=${address.port} user=${address.username}${address.password ? ` password=${address.password}` : ''}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `ignore_startup_parameters = ${ignored}`,
    ...(roundRobin ? ['server_round_robin = 1', 'min_pool_size = 3'] : []),
  ];
  await writeFile(file, lines.join('\n'), { mode: 0o644 });
  const osUser = await chooseOsUser({ dataDir: folder, program: 'pgbouncer' });
  const [program, args, options] = osUser.command('pgbouncer', [file]);
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  const exited = once(child, 'exit');
  while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  const stop = () => {
    child.kill('SIGKILL');
    return exited;
  };
  return { port, stop };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isListening(port: number): Promise<boolean> {
  const socket = connectSocket(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
