import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type Config, readConfig } from '../config.ts';
import type { DatabaseAddress } from '../database/connection.ts';

/** Works on the database that the server uses, whether or not the server runs at the moment. */
export async function onDatabase(
  work: (found: { config: Config; address: DatabaseAddress }) => Promise<void>,
): Promise<void> {
  const config = readConfig({ ...process.env, NODE_ENV: undefined });
  if (config.databaseUrl) return work({ config, address: config.databaseUrl });
  const own = await startOrReuseEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    await work({ config, address: own.connection });
  } finally {
    await own.stop();
  }
}
