import { stat } from 'node:fs/promises';
import path from 'node:path';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type Config, readConfig } from '../config/config.ts';
import type { DatabaseAddress } from '../database/connection.ts';
import { StartFailure } from '../start-failure.ts';

export type Database = { config: Config; address: DatabaseAddress };

/**
 * Runs a task on the server's database, whether the server is running or not. Without `create` there must be one already,
 * because a command that runs without the settings of the server would otherwise create another database. A signal stops the
 * PostgreSQL that was started here, and then rejects; the caller ends the process.
 */
export async function withDatabase(
  work: (database: Database) => Promise<void>,
  { create = false } = {},
): Promise<void> {
  const stopped = rejectOnSignal();
  const config = readConfig({ ...process.env, NODE_ENV: undefined });
  if (config.databaseUrl) return Promise.race([work({ config, address: config.databaseUrl }), stopped]);
  const { dataDir } = config;
  if (!create && !(await stat(path.join(dataDir, 'postgres')).catch(() => null)))
    throw new StartFailure(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server, or start the server first.`,
    );
  const log = (message: string) => console.log(message);
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir, ...(create && { log }) });
  try {
    await Promise.race([work({ config, address: postgres.connection }), stopped]);
  } finally {
    await postgres.stop();
  }
}

function rejectOnSignal(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  // a signal may arrive before anybody waits
  promise.catch(() => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => reject(new StartFailure('Stopped.')));
  return promise;
}
