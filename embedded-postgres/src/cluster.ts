import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { initdb } from './initdb.ts';
import type { OsUser } from './os-user.ts';
import { isAlive } from './processes.ts';

type ClusterOptions = {
  dataDir: string;
  binaries: Binaries;
  user: OsUser;
  withPassword: boolean;
  log: (message: string) => void;
};

const passwordFile = 'sikhya-password';
/** Distinguishes our temporary folders from those of an earlier process with the same pid, as in containers. */
const runId = randomBytes(4).toString('hex');

/** Creates the cluster if it does not exist yet; returns its real path. */
export async function ensureCluster(options: ClusterOptions): Promise<string> {
  const cluster = join(options.dataDir, 'postgres');
  try {
    if (!(await readMajorVersion(cluster))) await createCluster(cluster, options);
  } finally {
    // Runs last, because an initdb whose parent was killed ends cleanly if its folder stays for another moment.
    await removeLeftovers(options.dataDir);
  }
  const version = await readMajorVersion(cluster);
  if (version !== options.binaries.majorVersion) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was created by PostgreSQL ${version} and cannot be opened by PostgreSQL ` +
        `${options.binaries.majorVersion}; start the version of this server that created it, or set DATA_DIR to another folder.`,
    );
  }
  return realpath(cluster);
}

export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(join(cluster, passwordFile), 'utf8')).trim();
}

async function readMajorVersion(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates the cluster in a temporary folder and renames it, so that a kill at any moment leaves no half cluster. */
async function createCluster(cluster: string, options: ClusterOptions): Promise<void> {
  await refuseForeignContent(cluster);
  options.log(`Creating a new database in ${cluster}.`);
  const temporary = await mkdtemp(join(options.dataDir, `postgres.new-${process.pid}-${runId}-`));
  const password = options.withPassword ? `${temporary}.password` : undefined;
  try {
    await options.user.own(temporary);
    if (password) await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
    await initdb(temporary, password, options);
    if (password) await rename(password, join(temporary, passwordFile));
    await moveIntoPlace(temporary, cluster);
  } finally {
    await rm(temporary, { recursive: true, force: true });
    if (password) await rm(password, { force: true });
  }
}

async function refuseForeignContent(cluster: string): Promise<void> {
  const names = await readdir(cluster).catch((): string[] => []);
  if (names.length === 0 || names.includes('PG_VERSION')) return;
  throw new EmbeddedPostgresError(
    `${cluster} contains something that is not a database; move it away or set DATA_DIR to another folder.`,
  );
}

async function moveIntoPlace(temporary: string, cluster: string): Promise<void> {
  try {
    await rename(temporary, cluster);
  } catch (error) {
    if (await readMajorVersion(cluster)) return; // Another server that started at the same moment was first.
    throw error;
  }
  await syncFolder(join(cluster, '..'));
}

/** Makes the new name durable; a power cut could otherwise undo it and lose everything written since. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const [, pid, run] = /^postgres\.new-(\d+)-([0-9a-f]+)-/.exec(name) ?? [];
    if (!pid || run === runId || (isAlive(Number(pid)) && Number(pid) !== process.pid)) continue;
    // A leftover that cannot be removed does no harm.
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }
}
