import { type SpawnOptions, spawn } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';

/** Runs a program until it ends. A program that cannot be started gives `ok: false`, not an exception. */
export function run(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ ok: boolean; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; output: string }>();
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.on('error', (error) => resolve({ ok: false, output: error.message }));
  child.on('close', (code, signal) => {
    if (signal) output += `\n${program} was ended by ${signal}`;
    resolve({ ok: code === 0, output });
  });
  return promise;
}

/** The variables that a program needs to find its libraries and a folder for temporary files. */
const neededVariables =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT)$/i;

/**
 * The environment of PostgreSQL's programs, without the server's settings, which contain secrets. LC_ALL=C gives
 * English messages, which this package parses; PostgreSQL also fails on macOS without a locale.
 */
export const postgresEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => neededVariables.test(name))),
  LC_ALL: 'C',
};

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the process is a PostgreSQL that runs in this folder. The pid alone is no proof: after a crash it may belong
 * to another program or to a zombie process.
 */
export async function isPostgresIn(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  switch (process.platform) {
    case 'linux':
      return isPostgresInProc(folder, pid);
    case 'win32':
      return (await run('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'])).output.includes(
        'postgres',
      );
    default:
      return (await run('ps', ['-ww', '-o', 'command=', '-p', `${pid}`])).output.includes(folder);
  }
}

async function isPostgresInProc(folder: string, pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  if (name.trim() !== 'postgres') return false;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === folder;
  } catch {
    // A root without all capabilities, as in containers, cannot read cwd, but everyone can read the command line.
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return commandLine.split('\0').includes(folder);
  }
}
