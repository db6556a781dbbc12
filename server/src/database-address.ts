import { startEmbeddedPostgres } from '@sikhya/embedded-postgres';
import type { Config } from './config/config.ts';
import type { DatabaseAddress } from './database/connection.ts';
import { countConnections } from './database/count-connections.ts';
import type { OnStop } from './run-until-stopped.ts';

/** The lowest connection limit of the embedded PostgreSQL. */
const MIN_CONNECTIONS = 60;

/** Returns the address of the database. Without DATABASE_URL, starts the embedded PostgreSQL first. */
export async function resolveDatabaseAddress(config: Config, onStop: OnStop): Promise<DatabaseAddress> {
  if (config.databaseUrl) return config.databaseUrl;
  const connections = Math.max(MIN_CONNECTIONS, countConnections(config));
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (text) => console.log(text),
    settings: { max_connections: String(connections) },
  });
  onStop(() => postgres.stop());
  return postgres.connection;
}
