import { readFileSync, rmSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Address, loopback, socketPath } from './address.ts';
import { isAlive, isPostgresIn } from './processes.ts';

/** PostgreSQL's main process, as described by the file postmaster.pid. */
export type Postmaster = { pid: number; address: Address; state: 'starting' | 'ready' | 'stopping' };

const pidFilePath = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Returns the PostgreSQL that runs in this folder, whichever process started it. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFilePath(cluster), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const postmaster = parsePidFile(text);
  if (!postmaster) {
    if (await isTruncated(pidFilePath(cluster))) removePidFile(cluster, text);
    return undefined;
  }
  if (await isPostgresIn(cluster, postmaster.pid)) return postmaster;
  // A process in another container that shares the folder is invisible here, but its socket accepts connections.
  if (await acceptsConnections(socketPath(cluster)))
    return { pid: postmaster.pid, address: { ...postmaster.address, host: cluster }, state: 'ready' };
  if (isAlive(postmaster.pid)) removePidFile(cluster, text);
  return undefined;
}

/** Returns the address of the last PostgreSQL in this folder, even if it no longer runs. */
export async function readLastAddress(cluster: string): Promise<Address | undefined> {
  const text = await readFile(pidFilePath(cluster), 'utf8').catch(() => '');
  return parsePidFile(text)?.address;
}

function parsePidFile(text: string): Postmaster | undefined {
  const [pid, , , port, socketFolder, , , state] = text.split('\n').map((line) => line.trim());
  if (!Number(pid)) return undefined;
  return {
    pid: Math.abs(Number(pid)),
    address: { host: socketFolder || loopback, port: Number(port) },
    state: state === 'ready' || state === 'stopping' ? state : 'starting',
  };
}

/** An incomplete file is either being written now or was truncated by a crash; only the latter gets old. */
async function isTruncated(file: string): Promise<boolean> {
  const written = await stat(file).catch(() => undefined);
  return written !== undefined && Date.now() - written.mtimeMs > 2000;
}

/**
 * Removes the pid file of a PostgreSQL that is gone, because PostgreSQL refuses to start while the pid in it belongs to
 * a living process. Reads and removes synchronously, and only if the file still has the expected text, so that it does
 * not remove the file of a PostgreSQL that starts at this moment.
 */
export function removePidFile(cluster: string, expectedText?: string): void {
  try {
    const text = readFileSync(pidFilePath(cluster), 'utf8');
    if (expectedText !== undefined && text !== expectedText) return;
    rmSync(pidFilePath(cluster));
    const socket = socketPath(parsePidFile(text)?.address.host ?? cluster);
    for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function acceptsConnections(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(path, () => resolve(true));
  socket.on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
