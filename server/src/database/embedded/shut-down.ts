import { setTimeout as sleep } from 'node:timers/promises';
import { removeSocketFolder } from './address.ts';
import type { Installation } from './installation.ts';
import type { Postmaster } from './postmaster.ts';
import { isPostgresIn } from './processes.ts';
import { run } from './run.ts';

const ways = [
  { mode: 'fast', signal: 'SIGINT', seconds: 30 },
  // Loses nothing that was committed, but the next start has to repair.
  { mode: 'immediate', signal: 'SIGQUIT', seconds: 10 },
] as const;

/** Ends PostgreSQL and waits until it is gone; says whether it is. */
export async function shutDown(postmaster: Postmaster, installation: Installation): Promise<boolean> {
  for (const way of ways) {
    if (!(await end(postmaster.pid, way, installation))) continue;
    await removeSocketFolder(postmaster.address);
    return true;
  }
  return false;
}

async function end(pid: number, way: (typeof ways)[number], installation: Installation): Promise<boolean> {
  const { account, binaries, cluster, windows } = installation;
  if (!(await isPostgresIn(cluster, pid))) return true;
  if (windows) {
    const words = ['stop', '-D', cluster, '-m', way.mode, '-w', '-t', `${way.seconds}`];
    return (await run(...account.command(binaries.pgCtl, words))).ok;
  }
  process.kill(pid, way.signal);
  const deadline = Date.now() + way.seconds * 1000;
  while (await isPostgresIn(cluster, pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
