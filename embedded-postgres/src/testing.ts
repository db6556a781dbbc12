import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { removeSocketFolder } from './address.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Options } from './installation.ts';
import { findPostmaster } from './postmaster.ts';
import { isPostgresIn } from './processes.ts';

export { chooseOsUser } from './os-user.ts';
export { isAlive } from './processes.ts';

export type Connection = EmbeddedPostgres['connection'];

export const isRoot = process.getuid?.() === 0;
export const nobody = 65534;
export const rootOnly = { skip: !isRoot && 'needs root' };

/** A test or a test file, with a hook that runs at its end. */
type TestScope = { after(work: () => Promise<unknown>): void };

const cleanUps = new WeakMap<TestScope, (() => unknown)[]>();

/** Like t.after, but in reverse order, so that PostgreSQL is stopped before its folder is removed. */
function addCleanUp(t: TestScope, cleanUp: () => unknown): void {
  const own = cleanUps.get(t) ?? [];
  own.unshift(cleanUp);
  if (cleanUps.has(t)) return;
  cleanUps.set(t, own);
  t.after(async () => {
    for (const each of own) await each();
  });
}

/** Memory if there is enough of it, because removing the databases from a disk takes longer than the tests. */
const memory = await statfs('/dev/shm').catch(() => undefined);
const testRoot = memory && memory.bavail * memory.bsize > 4e9 ? '/dev/shm' : tmpdir();

/** Returns the path of a folder that does not exist yet. After the test it is removed, and PostgreSQL in it stopped. */
export async function newFolder(t: TestScope, name = 'data', above = testRoot): Promise<string> {
  const parent = await mkdtemp(join(above, 'sikhya-embedded-'));
  const dataDir = join(parent, name);
  addCleanUp(t, async () => {
    const cluster = await realpath(join(dataDir, 'postgres')).catch(() => dataDir);
    const postmaster = await findPostmaster(cluster);
    if (postmaster) {
      process.kill(postmaster.pid, 'SIGQUIT');
      await waitUntil(async () => !(await isPostgresIn(cluster, postmaster.pid)));
      await removeSocketFolder(postmaster.address);
    }
    await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return dataDir;
}

let template: Promise<string> | undefined;

/** Returns a data folder with a database, copied from a template because that is faster than creating one. */
export async function newFolderWithDatabase(t: TestContext, name?: string): Promise<string> {
  template ??= createTemplate();
  const dataDir = await newFolder(t, name);
  // synchronous, because that takes a tenth of the CPU time
  cpSync(await template, dataDir, { recursive: true });
  return dataDir;
}

async function createTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(testRoot, 'sikhya-embedded-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const { stop } = await startEmbeddedPostgres({ dataDir });
  await stop();
  return dataDir;
}

/** Starts PostgreSQL from this process and stops it after the test. */
export async function start(t: TestContext, options: Options) {
  const messages: string[] = [];
  const started = await startEmbeddedPostgres({ log: (message) => messages.push(message), ...options });
  addCleanUp(t, started.stop);
  return { ...started, messages };
}

type OtherProcess = { pid: number; connection?: Connection; error?: string; kill(): Promise<void> };

/** Starts PostgreSQL from another process, which can be killed. */
export async function startInProcess(t: TestContext, options: Options, uid?: number): Promise<OtherProcess> {
  const child = spawnStart(t, options, uid);
  const [line] = await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line');
  return { ...JSON.parse(line), pid: child.pid, kill: () => kill(child) };
}

export function spawnStart(t: TestContext, options: Options, uid?: number): ChildProcess {
  const script = fileURLToPath(new URL('start-for-test.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid && { uid, gid: uid }),
  });
  addCleanUp(t, () => kill(child));
  return child;
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Runs SQL on a connection of its own; returns the rows of the last statement. */
export async function query(
  connection: Connection | undefined,
  text: string,
): Promise<Record<string, unknown>[]> {
  const client = await openClient(connection);
  try {
    return [await client.query(text)].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

export async function openClient(connection: Connection | undefined): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, user: connection?.username });
  client.on('error', () => {});
  await client.connect();
  return client;
}

export async function readPostmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

/** Waits much longer than any machine should need. */
export async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It did not happen within 30 seconds.');
    await sleep(20);
  }
}
