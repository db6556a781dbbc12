import { bringUp } from './bring-up.ts';
import { fileFailed } from './explain.ts';
import { type Installation, install, type Options } from './installation.ts';
import { database, type Ownership, username } from './ownership.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgres = {
  /** Options for postgres.js. */
  connection: { host: string; port: number; username: string; password?: string; database: string };
  /** Ends PostgreSQL, waits until it is gone, and gives the data folder free. */
  stop(): Promise<void>;
};

/** Runs a PostgreSQL of our own in the data folder, for as long as this server runs. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const [installation, ownership] = await start(options).catch((error) => {
    throw fileFailed(error, options.dataDir);
  });
  return {
    connection: connectionTo(ownership.postmaster, installation),
    stop: supervise(installation, ownership, options.say),
  };
}

/** For a short job: the PostgreSQL that a server runs in this folder, or one started for as long as the job takes. */
export async function borrowEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const installation = await install(options);
  const postmaster = await findPostmaster(installation.cluster);
  if (postmaster?.state !== 'ready') return startEmbeddedPostgres(options);
  return { connection: connectionTo(postmaster, installation), stop: async () => {} };
}

function connectionTo({ address }: Postmaster, { password }: Installation): EmbeddedPostgres['connection'] {
  return { ...address, username, database, ...(password && { password }) };
}

async function start(options: Options): Promise<[Installation, Ownership]> {
  const installation = await install(options);
  return [installation, await bringUp(installation, options.say)];
}
