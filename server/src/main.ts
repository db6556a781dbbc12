import cluster from 'node:cluster';
import { readConfig } from './config/config.ts';
import { sendToPrimary } from './processes/link.ts';
import { runUntilStopped } from './run-until-stopped.ts';

/** Each process imports only what it needs, so that the primary stays small. */
async function importStart(processes: number) {
  if (cluster.isWorker) return (await import('./processes/worker.ts')).startWorker;
  if (processes > 1) return (await import('./processes/primary.ts')).startPrimary;
  return (await import('./start-alone.ts')).startAlone;
}

await runUntilStopped(
  async (lifetime) => {
    const config = readConfig(process.env);
    const start = await importStart(config.processes);
    await start(config, lifetime);
  },
  async (reason) => {
    if (cluster.isWorker) await sendToPrimary({ kind: 'failed', reason });
    else console.error(reason);
  },
);
