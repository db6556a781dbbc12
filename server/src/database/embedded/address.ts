import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Account } from './account.ts';

/** The host is the folder of a Unix socket, or on Windows the loopback address. */
export type Address = { host: string; port: number };

export const loopback = '127.0.0.1';
const socketPort = 5432;
const prefix = 'sikhya-postgres-';

export const socketPath = (folder: string): string => join(folder, `.s.PGSQL.${socketPort}`);

export async function chooseLoopback(): Promise<Address> {
  const { promise, resolve, reject } = Promise.withResolvers<Address>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, loopback, () => {
    const { port } = server.address() as { port: number };
    server.close(() => resolve({ host: loopback, port }));
  });
  return promise;
}

/** The socket lies in the cluster's own folder, or, where that path is too long, in a short one made for it. */
export async function chooseSocket(cluster: string, account: Account, earlier?: Address): Promise<Address> {
  if (canHoldSocket(cluster)) return { host: cluster, port: socketPort };
  if (earlier && (await reopen(earlier.host, cluster))) return earlier;
  const parent = canHoldSocket(join(tmpdir(), `${prefix}XXXXXX`)) ? tmpdir() : '/tmp';
  const folder = await mkdtemp(join(parent, prefix));
  await account.giveTo(folder);
  return { host: folder, port: socketPort };
}

/** Systems cut the paths of sockets at about 104 bytes, and a comma would look like a list of two folders. */
const canHoldSocket = (folder: string): boolean =>
  Buffer.byteLength(socketPath(folder)) <= 100 && !folder.includes(',');

const isOurs = (folder: string): boolean => basename(folder).startsWith(prefix);

/** Clients that are connected know the old folder, so it is used again, unless a stranger has made one there. */
async function reopen(folder: string, cluster: string): Promise<boolean> {
  if (!isOurs(folder)) return false;
  await mkdir(folder, { mode: 0o700 }).catch(() => {});
  const [found, owned] = await Promise.all([lstat(folder).catch(() => undefined), lstat(cluster)]);
  return found?.isDirectory() === true && found.uid === owned.uid;
}

export async function removeSocketFolder({ host }: Address): Promise<void> {
  if (isOurs(host)) await rm(host, { recursive: true, force: true });
}
