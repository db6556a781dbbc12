import { readFile, readlink } from 'node:fs/promises';
import { run } from './run.ts';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the process is a PostgreSQL that works in this folder. A number alone proves nothing: after a crash
 * it may belong to any other process, or to one that is dead but not yet buried.
 */
export async function isPostgresIn(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  switch (process.platform) {
    case 'linux':
      return isPostgresByProc(folder, pid);
    case 'win32':
      return (await run('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'])).output.includes(
        'postgres',
      );
    default:
      return (await run('ps', ['-ww', '-o', 'command=', '-p', `${pid}`])).output.includes(folder);
  }
}

async function isPostgresByProc(folder: string, pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  if (name.trim() !== 'postgres') return false;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === folder;
  } catch {
    // A root without all its rights, as in containers, may not look there; the command line is open to all.
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words.split('\0').includes(folder);
  }
}
