import cluster from 'node:cluster';
import { stopAbandonedPostgres } from '@sikhya/embedded-postgres';
import type { Config } from '../config/config.ts';
import type { Lifetime } from '../run-until-stopped.ts';
import { startServer } from '../start-server.ts';
import { sendHeartbeats } from './heartbeat.ts';
import { onMessage, sendToPrimary } from './link.ts';
import type { ToWorker } from './messages.ts';
import { createPeers } from './peers.ts';
import { retire } from './retire.ts';

/** Runs one of several server processes. Only the primary decides when it ends. */
export async function startWorker(config: Config, lifetime: Lifetime): Promise<void> {
  const { onStop, stop, stopping } = lifetime;
  // Ctrl-C and a closed terminal reach all processes, but the primary stops the workers
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('SIGTERM', () => stop(0));
  endWithPrimary(config, lifetime);
  onMessage('stop', () => stop(0));
  sendHeartbeats();
  const { number, address } = await receiveStart(stopping);
  const { app, url } = await startServer(config, {
    address,
    onStop,
    peers: createPeers(number),
  });
  onMessage('retire', () => void retire(app).then(() => stop(0)));
  await sendToPrimary({ kind: 'ready', url });
}

/** Rejects when the primary stops this worker instead. */
function receiveStart(stopping: AbortSignal): Promise<Extract<ToWorker, { kind: 'start' }>> {
  return new Promise((resolve, reject) => {
    onMessage('start', resolve);
    stopping.addEventListener('abort', () => reject(stopping.reason));
    void sendToPrimary({ kind: 'loaded' });
  });
}

/** If the primary was killed, this worker finishes its requests and ends; the last one stops the embedded PostgreSQL. */
function endWithPrimary({ databaseUrl, dataDir }: Config, { onStop, stop }: Lifetime): void {
  let isOrphan = false;
  // registered first, so it runs last
  onStop(async () => {
    if (isOrphan && databaseUrl === undefined) await stopAbandonedPostgres({ dataDir });
  });
  const worker = cluster.worker!;
  worker.once('disconnect', () => {
    isOrphan = true;
    // otherwise the cluster module ends this process right after this event
    worker.exitedAfterDisconnect = true;
    console.error('The primary process is gone; stopping.');
    stop(1);
  });
}
