import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { migrateDatabase } from '../database/migrate.ts';
import { TEST_POSTGRES } from './test-database.ts';

/**
 * Starts a PostgreSQL with the current schema, runs a command, and removes the PostgreSQL afterwards:
 *   node server/src/testing/with-postgres.ts node --test 'server/src/…'
 */
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('name the command to run');

const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-test-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
try {
  await migrateDatabase(postgres.connection, async () => {});
  const address = JSON.stringify(postgres.connection);
  const child = spawn(command === 'node' ? process.execPath : command, args, {
    stdio: 'inherit',
    env: { ...process.env, [TEST_POSTGRES]: address },
  });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
