import { setTimeout as sleep } from 'node:timers/promises';
import { removeSocketFolder } from './address.ts';
import type { Installation } from './installation.ts';
import type { Postmaster } from './postmaster.ts';
import { isPostgresIn, run } from './processes.ts';

const shutdownModes = [
  { mode: 'fast', signal: 'SIGINT', timeoutSeconds: 30 },
  // Loses nothing that was committed, but the next start runs a crash recovery.
  { mode: 'immediate', signal: 'SIGQUIT', timeoutSeconds: 10 },
] as const;

type ShutdownMode = (typeof shutdownModes)[number];

/** Stops PostgreSQL and waits until its process is gone. Returns false if it is still there. */
export async function shutDown(postmaster: Postmaster, installation: Installation): Promise<boolean> {
  for (const mode of shutdownModes) {
    if (!(await tryShutDown(postmaster.pid, mode, installation))) continue;
    await removeSocketFolder(postmaster.address);
    return true;
  }
  return false;
}

async function tryShutDown(
  pid: number,
  { mode, signal, timeoutSeconds }: ShutdownMode,
  { user, binaries, cluster, isWindows }: Installation,
): Promise<boolean> {
  if (!(await isPostgresIn(cluster, pid))) return true;
  if (isWindows) {
    const args = ['stop', '-D', cluster, '-m', mode, '-w', '-t', `${timeoutSeconds}`];
    return (await run(...user.command(binaries.pgCtl, args))).ok;
  }
  process.kill(pid, signal);
  const deadline = Date.now() + timeoutSeconds * 1000;
  while (await isPostgresIn(cluster, pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
