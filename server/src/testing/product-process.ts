import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export type Running = { address: string; pid: number; stop(): Promise<void> };
/** Includes the data folder, for tests that read the database directly. */
export type Product = Running & { dataDir: string };

/** A process that can also be killed, like a power cut. `exited` resolves with the signal that ended it. */
export type Killable = Running & { kill(): Promise<void>; exited: Promise<NodeJS.Signals | null> };

export const MAIN = path.join(import.meta.dirname, '../main.ts');

/**
 * Starts the whole product in its own process, with its own PostgreSQL in a temporary folder that is removed on stop.
 * If `filledFolder` is passed, the temporary folder starts as a copy of it.
 */
export async function startProduct(
  settings: Record<string, string> = {},
  filledFolder?: string,
): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-product-'));
  if (filledFolder) copyFolder(filledFolder, folder);
  const running = await startProcess(MAIN, { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...settings });
  return {
    ...running,
    dataDir: folder,
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Synchronous, because that takes a tenth of the CPU time of `cp` for the thousands of files of a data folder. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

/**
 * Starts a script, through the wrapper command if there is one, and waits until it prints its address. What it prints
 * afterwards is added to the log file, if there is one.
 */
export async function startProcess(
  script: string,
  settings: Record<string, string>,
  wrapper: string[] = [],
  logFile?: string,
): Promise<Killable> {
  const [program, ...args] = [...wrapper, process.execPath, script];
  const child = spawn(program!, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  const address = await readAddress(child);
  // A full pipe would block the process.
  if (logFile) child.stdout!.pipe(createWriteStream(logFile, { flags: 'a' }));
  else child.stdout!.resume();
  return {
    address,
    pid: child.pid!,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    exited,
  };
}

async function readAddress(child: ChildProcess): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    lines.push(line);
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error(`the process ended before it was ready:\n${lines.join('\n')}`);
}
