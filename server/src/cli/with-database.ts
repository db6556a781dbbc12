import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type Config, readConfig } from '../config/config.ts';
import type { DatabaseAddress } from '../database/connection.ts';

/** Runs a task on the server's database, whether the server is running or not. */
export async function withDatabase(
  work: (database: { config: Config; address: DatabaseAddress }) => Promise<void>,
): Promise<void> {
  const config = readConfig({ ...process.env, NODE_ENV: undefined });
  if (config.databaseUrl) return work({ config, address: config.databaseUrl });
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    await work({ config, address: postgres.connection });
  } finally {
    await postgres.stop();
  }
}
