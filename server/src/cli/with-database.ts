import { stat } from 'node:fs/promises';
import path from 'node:path';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type Config, readConfig } from '../config/config.ts';
import type { DatabaseAddress } from '../database/connection.ts';
import { StartFailure } from '../start-failure.ts';

/**
 * Runs a task on the server's database, whether the server is running or not. Without `create` there must be one already,
 * because a command that runs without the settings of the server would otherwise create another database.
 */
export async function withDatabase(
  work: (database: { config: Config; address: DatabaseAddress }) => Promise<void>,
  { create = false } = {},
): Promise<void> {
  const config = readConfig({ ...process.env, NODE_ENV: undefined });
  if (config.databaseUrl) return work({ config, address: config.databaseUrl });
  const { dataDir } = config;
  if (!create && !(await stat(path.join(dataDir, 'postgres')).catch(() => null)))
    throw new StartFailure(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server, or start the server first.`,
    );
  const log = (message: string) => console.log(message);
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir, ...(create && { log }) });
  try {
    await work({ config, address: postgres.connection });
  } finally {
    await postgres.stop();
  }
}
