import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../../start-failure.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { initdb } from './initdb.ts';
import { isAlive } from './processes.ts';

type Options = {
  dataDir: string;
  binaries: Binaries;
  account: Account;
  withPassword: boolean;
  say: (sentence: string) => void;
};

const passwordFile = 'sikhya-password';
/** Tells our own folders from those of an earlier process with the same number, as containers have them. */
const thisRun = randomBytes(4).toString('hex');

/** Makes the cluster if there is none yet; gives its real path. */
export async function ensureCluster(options: Options): Promise<string> {
  const cluster = join(options.dataDir, 'postgres');
  try {
    if (!(await majorOf(cluster))) await makeCluster(cluster, options);
  } finally {
    // Not before: an initdb that outlives its starter for a moment ends well by itself, unless it is disturbed.
    await removeLeftovers(options.dataDir);
  }
  const major = await majorOf(cluster);
  if (major !== options.binaries.major) {
    throw new StartFailure(
      `The database in ${cluster} was made by PostgreSQL ${major} and cannot be opened by PostgreSQL ` +
        `${options.binaries.major}; start the version of this server that made it, or set DATA_DIR to another folder.`,
    );
  }
  return realpath(cluster);
}

export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(join(cluster, passwordFile), 'utf8')).trim();
}

async function majorOf(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The cluster appears under its name in one step, whole, so that a start may be killed at any moment. */
async function makeCluster(cluster: string, options: Options): Promise<void> {
  await refuseOtherContents(cluster);
  options.say(`Making a new database in ${cluster}.`);
  const fresh = await mkdtemp(join(options.dataDir, `postgres.new-${process.pid}-${thisRun}-`));
  const password = options.withPassword ? `${fresh}.password` : undefined;
  try {
    await options.account.giveTo(fresh);
    if (password) await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
    await initdb(fresh, password, options);
    if (password) await rename(password, join(fresh, passwordFile));
    await putInPlace(fresh, cluster);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    if (password) await rm(password, { force: true });
  }
}

async function refuseOtherContents(cluster: string): Promise<void> {
  const names = await readdir(cluster).catch((): string[] => []);
  if (names.length === 0 || names.includes('PG_VERSION')) return;
  throw new StartFailure(
    `${cluster} holds something that is not a database; move it away or set DATA_DIR to another folder.`,
  );
}

async function putInPlace(fresh: string, cluster: string): Promise<void> {
  try {
    await rename(fresh, cluster);
  } catch (error) {
    if (await majorOf(cluster)) return; // Another server that started at the same moment was first.
    throw error;
  }
  await makeLasting(join(cluster, '..'));
}

/** Without this a power cut could take back the new name, and with it all that was written since. */
async function makeLasting(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const [, pid, run] = /^postgres\.new-(\d+)-([0-9a-f]+)-/.exec(name) ?? [];
    if (!pid || run === thisRun || (isAlive(Number(pid)) && Number(pid) !== process.pid)) continue;
    // What cannot be removed does no harm.
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }
}
