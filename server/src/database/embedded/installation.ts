import { type Account, chooseAccount } from './account.ts';
import { type Binaries, findBinaries, thisPlatform } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { openDataFolder } from './data-folder.ts';

export type Options = {
  /** Absolute; the cluster lies in its folder `postgres`. */
  dataDir: string;
  /** Progress, in plain words. */
  say: (sentence: string) => void;
  /** The folder of the package with PostgreSQL's programs, instead of the installed one. */
  binaries?: string;
  /** Such as `linux-x64`, instead of the one that this is. */
  platform?: string;
  /** Whether root may make a user namespace, instead of trying it. */
  canUnshare?: boolean;
};

/** All that is needed to start PostgreSQL, and that stays the same for as long as this server runs. */
export type Installation = {
  dataDir: string;
  cluster: string;
  binaries: Binaries;
  account: Account;
  windows: boolean;
  password?: string;
};

export async function install(options: Options): Promise<Installation> {
  const { platform = thisPlatform, say } = options;
  const windows = platform.startsWith('windows');
  const dataDir = await openDataFolder(options.dataDir);
  const binaries = await findBinaries(platform, options.binaries);
  const account = await chooseAccount({
    dataDir,
    program: binaries.postgres,
    canUnshare: options.canUnshare,
  });
  const cluster = await ensureCluster({ dataDir, binaries, account, withPassword: windows, say });
  const base = { dataDir: options.dataDir, cluster, binaries, account, windows };
  return windows ? { ...base, password: await readPassword(cluster) } : base;
}
