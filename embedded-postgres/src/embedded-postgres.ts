import { ensureRunning } from './ensure-running.ts';
import { explainFileError } from './errors.ts';
import { type Installation, install, type Options } from './installation.ts';
import { database, type Ownership, takeOwnership, username } from './ownership.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { shutDown } from './shut-down.ts';
import { supervise } from './supervise.ts';

export { EmbeddedPostgresError } from './errors.ts';

export type EmbeddedPostgres = {
  /** The host is the folder of a Unix socket, or 127.0.0.1 on Windows. */
  connection: { host: string; port: number; username: string; password?: string; database: string };
  /** Stops PostgreSQL, waits until it is gone, and gives up the data folder. */
  stop(): Promise<void>;
};

/** Runs PostgreSQL in the data folder and restarts it after a crash, until `stop` is called. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const [installation, ownership] = await installAndStart(options).catch((error) => {
    throw explainFileError(error, options.dataDir);
  });
  return {
    connection: toConnection(ownership.postmaster, installation),
    stop: supervise(installation, ownership),
  };
}

/** For short tasks: uses the PostgreSQL of a server that runs in this folder, or starts one until `stop` is called. */
export async function startOrReuseEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const installation = await install(options);
  const postmaster = await findPostmaster(installation.cluster);
  if (postmaster?.state !== 'ready') return startEmbeddedPostgres(options);
  return { connection: toConnection(postmaster, installation), stop: async () => {} };
}

/**
 * Stops the PostgreSQL that a killed server left in this folder. Does nothing while another server owns it or a connection
 * to its database is open.
 */
export async function stopAbandonedPostgres(options: Options): Promise<void> {
  const installation = await install(options);
  const postmaster = await findPostmaster(installation.cluster);
  if (postmaster?.state !== 'ready') return;
  const ownership = await takeOwnership(postmaster, installation);
  if (typeof ownership === 'string') return;
  if (!(await ownership.isInUse())) await shutDown(postmaster, installation);
  await ownership.release();
}

function toConnection({ address }: Postmaster, { password }: Installation): EmbeddedPostgres['connection'] {
  return { ...address, username, database, ...(password && { password }) };
}

async function installAndStart(options: Options): Promise<[Installation, Ownership]> {
  const installation = await install(options);
  return [installation, await ensureRunning(installation)];
}
