import { access, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Binaries, currentPlatform, findBinaries } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { chooseOsUser, type OsUser } from './os-user.ts';

export type Options = {
  /** An absolute path; the cluster is in its folder `postgres`. */
  dataDir: string;
  /** Receives progress messages for a person. */
  log?: (message: string) => void;
  /** PostgreSQL settings that override this package's own. */
  settings?: Record<string, string>;
  /** The folder of the package with PostgreSQL's programs. Default: the installed package. */
  binaries?: string;
  /** Such as `linux-x64`. Default: the current platform. */
  platform?: string;
  /** Whether root may create a user namespace. Default: tried out. */
  canUnshare?: boolean;
};

/** Everything that is needed to start PostgreSQL and does not change while this process runs. */
export type Installation = {
  dataDir: string;
  cluster: string;
  binaries: Binaries;
  user: OsUser;
  isWindows: boolean;
  password?: string;
  settings: Record<string, string>;
  log: (message: string) => void;
};

/** Creates the data folder and the cluster if they do not exist yet. */
export async function install(options: Options): Promise<Installation> {
  const { platform = currentPlatform, settings = {}, log = () => {} } = options;
  const isWindows = platform.startsWith('windows');
  const dataDir = await ensureDataDir(options.dataDir);
  const binaries = await findBinaries(platform, options.binaries);
  const user = await chooseOsUser({ dataDir, program: binaries.postgres, canUnshare: options.canUnshare });
  const cluster = await ensureCluster({ dataDir, binaries, user, withPassword: isWindows, log });
  const installation = { dataDir: options.dataDir, cluster, binaries, user, isWindows, settings, log };
  return isWindows ? { ...installation, password: await readPassword(cluster) } : installation;
}

/** Returns the real path, which is the one that the system shows for the processes in it. */
async function ensureDataDir(dataDir: string): Promise<string> {
  await makeParents(dataDir);
  await mkdir(dataDir, { mode: 0o700 }).catch(throwUnlessExists);
  if (!(await stat(dataDir)).isDirectory())
    throw new EmbeddedPostgresError(`${dataDir} is not a folder; remove it or set DATA_DIR to a folder.`);
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  return realpath(dataDir);
}

/** `mkdir` with `recursive` would never return below /proc, where no folder can be created. */
async function makeParents(folder: string): Promise<void> {
  const parent = dirname(folder);
  if (await stat(parent).catch(() => null)) return;
  await makeParents(parent);
  await mkdir(parent).catch(throwUnlessExists);
}

/** Another process may have created the folder meanwhile. */
function throwUnlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
