import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Row } from 'postgres';
import { postgres } from '../driver.ts';
import { removeSocketFolder } from './address.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import type { Options } from './installation.ts';
import { findPostmaster } from './postmaster.ts';
import { isPostgresIn } from './processes.ts';

export type Connection = EmbeddedPostgres['connection'];

export const isRoot = process.getuid?.() === 0;
export const nobody = 65534;
export const rootOnly = { skip: !isRoot && 'needs root' };

const endings = new WeakMap<TestContext, (() => unknown)[]>();

/** Like t.after, but the last comes first: a PostgreSQL is stopped before its folder goes. */
function lastly(t: TestContext, ending: () => unknown): void {
  const mine = endings.get(t) ?? [];
  mine.unshift(ending);
  if (endings.has(t)) return;
  endings.set(t, mine);
  t.after(async () => {
    for (const each of mine) await each();
  });
}

/** Memory where there is plenty of it: disks need longer to remove all the databases than the tests to run. */
const memory = await statfs('/dev/shm').catch(() => undefined);
const place = memory && memory.bavail * memory.bsize > 4e9 ? '/dev/shm' : tmpdir();

/** A folder that is not there yet; after the test it is removed, with a PostgreSQL that still runs in it. */
export async function newFolder(t: TestContext, name = 'data', above = place): Promise<string> {
  const parent = await mkdtemp(join(above, 'sikhya-embedded-'));
  const dataDir = join(parent, name);
  lastly(t, async () => {
    const cluster = await realpath(join(dataDir, 'postgres')).catch(() => dataDir);
    const left = await findPostmaster(cluster);
    if (left) {
      process.kill(left.pid, 'SIGQUIT');
      await eventually(async () => !(await isPostgresIn(cluster, left.pid)));
      await removeSocketFolder(left.address);
    }
    await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return dataDir;
}

let template: Promise<string> | undefined;

/** A folder with a database in it, copied, since that is faster than making one. */
export async function filledFolder(t: TestContext, name?: string): Promise<string> {
  template ??= makeTemplate();
  const dataDir = await newFolder(t, name);
  await cp(await template, dataDir, { recursive: true });
  return dataDir;
}

async function makeTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(place, 'sikhya-embedded-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const { stop } = await startEmbeddedPostgres({ dataDir, say: () => {} });
  await stop();
  return dataDir;
}

/** Starts PostgreSQL under this process and stops it after the test. */
export async function start(t: TestContext, options: Omit<Options, 'say'> & Partial<Options>) {
  const said: string[] = [];
  const started = await startEmbeddedPostgres({ say: (sentence) => said.push(sentence), ...options });
  lastly(t, started.stop);
  return { ...started, said };
}

type Elsewhere = { pid: number; connection?: Connection; failure?: string; kill(): Promise<void> };

/** Starts PostgreSQL under another process, which can be killed. */
export async function startElsewhere(t: TestContext, options: object, uid?: number): Promise<Elsewhere> {
  const child = spawnSupervisor(t, options, uid);
  const [line] = await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line');
  return { ...JSON.parse(line), pid: child.pid, kill: () => kill(child) };
}

export function spawnSupervisor(t: TestContext, options: object, uid?: number): ChildProcess {
  const script = fileURLToPath(new URL('supervise-for-test.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid && { uid, gid: uid }),
  });
  lastly(t, () => kill(child));
  return child;
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export async function query(connection: Connection | undefined, text: string): Promise<Row[]> {
  const sql = postgres({ ...connection, max: 1, fetch_types: false, onnotice: () => {} });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

/** Waits far longer than any machine should need. */
export async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It did not happen within 30 seconds.');
    await sleep(20);
  }
}
