import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { chooseOsUser } from '@sikhya/embedded-postgres/testing.ts';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

const skip = spawnSync('pgbouncer', ['--version']).status !== 0 && 'needs pgbouncer';
const IGNORED = 'options, statement_timeout, idle_in_transaction_session_timeout';
const PORT = 16_432;

const { db, address } = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-pooler-'));
await chmod(folder, 0o755);
after(() => rm(folder, { recursive: true }));

const MODES: [mode: string, ignored: string, refused: RegExp | null][] = [
  ['transaction', IGNORED, /pooler .* in transaction or statement mode/],
  ['statement', IGNORED, /pooler .* in transaction or statement mode/],
  ['transaction', '', /pooler .* refuses settings/],
  ['session', IGNORED, null],
];

for (const [mode, ignored, refused] of MODES) {
  const name = `PgBouncer in ${mode} mode ${ignored ? '' : 'without our startup parameters '}is ${refused ? 'refused' : 'accepted'}`;
  test(`${name} and keeps no lock`, { skip }, async () => {
    const stop = await startPooler(mode, ignored);
    try {
      const through = { ...address, host: '127.0.0.1', port: PORT };
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

async function startPooler(mode: string, ignored: string): Promise<() => Promise<unknown>> {
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${address.host} port=${address.port} user=${address.username}${address.password ? ` password=${address.password}` : ''}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${PORT}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `ignore_startup_parameters = ${ignored}`,
  ];
  await writeFile(file, lines.join('\n'), { mode: 0o644 });
  const osUser = await chooseOsUser({ dataDir: folder, program: 'pgbouncer' });
  const [program, args, options] = osUser.command('pgbouncer', [file]);
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  const exited = once(child, 'exit');
  while (!(await isListening())) await new Promise((resolve) => setTimeout(resolve, 20));
  return () => {
    child.kill('SIGKILL');
    return exited;
  };
}

function isListening(): Promise<boolean> {
  const socket = connectSocket(PORT, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
