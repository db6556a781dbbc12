import { readFileSync, rmSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Address, loopback, socketPath } from './address.ts';
import { isAlive, isPostgresIn } from './processes.ts';

/** PostgreSQL's first process, as it describes itself in postmaster.pid. */
export type Postmaster = { pid: number; address: Address; state: 'starting' | 'ready' | 'stopping' };

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** The PostgreSQL that runs in this folder, if one does, whoever started it. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const postmaster = describe(text);
  if (!postmaster) {
    if (await wasCutOff(pidFile(cluster))) forget(cluster, text);
    return undefined;
  }
  if (await isPostgresIn(cluster, postmaster.pid)) return postmaster;
  // One that cannot be seen, in another container that shares the folder, still answers at its socket.
  if (await answers(socketPath(cluster)))
    return { pid: postmaster.pid, address: { ...postmaster.address, host: cluster }, state: 'ready' };
  if (isAlive(postmaster.pid)) forget(cluster, text);
  return undefined;
}

/** Where the last PostgreSQL of this folder listened, running or not. */
export async function lastAddress(cluster: string): Promise<Address | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  return describe(text)?.address;
}

function describe(text: string): Postmaster | undefined {
  const [pid, , , port, socketFolder, , , state] = text.split('\n').map((line) => line.trim());
  if (!Number(pid)) return undefined;
  return {
    pid: Math.abs(Number(pid)),
    address: { host: socketFolder || loopback, port: Number(port) },
    state: state === 'ready' || state === 'stopping' ? state : 'starting',
  };
}

/** An empty file is either being written this moment or was cut off by a crash; only the latter grows old. */
async function wasCutOff(file: string): Promise<boolean> {
  const written = await stat(file).catch(() => undefined);
  return written !== undefined && Date.now() - written.mtimeMs > 2000;
}

/**
 * PostgreSQL refuses to start while the number in its old files is that of a living process. Read and removed
 * without a pause in between, so that the file of a PostgreSQL that starts at this moment stays.
 */
export function forget(cluster: string, text?: string): void {
  try {
    const now = readFileSync(pidFile(cluster), 'utf8');
    if (text !== undefined && now !== text) return;
    rmSync(pidFile(cluster));
    const socket = socketPath(describe(now)?.address.host ?? cluster);
    for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function answers(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(path, () => resolve(true));
  socket.on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
