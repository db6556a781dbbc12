import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { OsUser } from './os-user.ts';

/** The host is the folder of a Unix socket, or the loopback address on Windows. */
export type Address = { host: string; port: number };

export const loopback = '127.0.0.1';
const socketPort = 5432;
const temporaryPrefix = 'sikhya-postgres-';

export const socketPath = (folder: string): string => join(folder, `.s.PGSQL.${socketPort}`);

/** Returns the loopback address with a port that is free now. */
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

/** The socket is in the cluster folder, or in a short temporary folder if that path is too long. */
export async function chooseSocket(cluster: string, user: OsUser, previous?: Address): Promise<Address> {
  if (canHoldSocket(cluster)) return { host: cluster, port: socketPort };
  if (previous && (await reuseSocketFolder(previous.host, cluster))) return previous;
  const parent = canHoldSocket(join(tmpdir(), `${temporaryPrefix}XXXXXX`)) ? tmpdir() : '/tmp';
  const folder = await mkdtemp(join(parent, temporaryPrefix));
  await user.own(folder);
  return { host: folder, port: socketPort };
}

/** Systems limit socket paths to about 104 bytes, and PostgreSQL reads a comma as a list of folders. */
const canHoldSocket = (folder: string): boolean =>
  Buffer.byteLength(socketPath(folder)) <= 100 && !folder.includes(',');

const isTemporary = (folder: string): boolean => basename(folder).startsWith(temporaryPrefix);

/** Connected clients know the previous folder, so it is used again unless another user has created it. */
async function reuseSocketFolder(folder: string, cluster: string): Promise<boolean> {
  if (!isTemporary(folder)) return false;
  await mkdir(folder, { mode: 0o700 }).catch(() => {});
  const [found, owned] = await Promise.all([lstat(folder).catch(() => undefined), lstat(cluster)]);
  return found?.isDirectory() === true && found.uid === owned.uid;
}

/** Removes the folder of the socket if it is a temporary one. */
export async function removeSocketFolder({ host }: Address): Promise<void> {
  if (isTemporary(host)) await rm(host, { recursive: true, force: true });
}
