import cluster from 'node:cluster';
import type { Config } from '../config/config.ts';
import { resolveDatabaseAddress } from '../database-address.ts';
import { announceReady } from '../ready-message.ts';
import type { Lifetime } from '../run-until-stopped.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

const log = (text: string) => console.log(text);

/**
 * Runs several server processes behind one port. This process owns the embedded PostgreSQL, accepts connections and hands
 * them to the workers in turn; it answers no request itself.
 */
export async function startPrimary(config: Config, { onStop, stop, stopping }: Lifetime): Promise<void> {
  // on Windows the default is to let the system choose, which favours a few processes
  cluster.schedulingPolicy = cluster.SCHED_RR;
  let pool: WorkerPool | undefined;
  const forceExit = () => {
    pool?.killAll();
    process.exit(1);
  };
  // a terminal that is closed sends SIGHUP too, and then nothing should be left running
  const isInTerminal = process.stdin.isTTY;
  stopOnSignals(['SIGINT', 'SIGTERM', ...(isInTerminal ? (['SIGHUP'] as const) : [])], stop, forceExit);
  // until there is a pool, no process has loaded code that could be older
  if (!isInTerminal) process.on('SIGHUP', () => pool?.restartEach());
  const address = await resolveDatabaseAddress(config, onStop);
  pool = createWorkerPool({
    total: config.processes,
    address,
    log,
    onGiveUp(reason) {
      console.error(reason);
      stop(1);
    },
  });
  onStop(pool.stop);
  // ends a start that is under way
  stopping.addEventListener('abort', pool.stop);
  announceReady(config, await pool.start());
}
