import cluster, { type Worker } from 'node:cluster';
import type { DatabaseAddress } from '../database/connection.ts';
import type { Family } from '../metrics/text-format.ts';
import { StartFailure } from '../start-failure.ts';
import { createHeartbeatCheck } from './heartbeat.ts';
import type { ToPrimary, ToWorker } from './messages.ts';

export type WorkerProcess = ReturnType<typeof startWorkerProcess>;

const FIGURES_TIMEOUT_MS = 1000;

type Options = {
  /** Called when the worker asks for the figures of all workers. */
  collectFigures(): Promise<Family[]>;
  heartbeatMs: number;
};

/**
 * Starts a worker, and kills it if its heartbeats stop. `ready` rejects with the reason if it ends before it is ready.
 * Throws if the system refuses at once to start a process.
 */
export function startWorkerProcess(
  number: number,
  address: DatabaseAddress,
  { collectFigures, heartbeatMs }: Options,
) {
  const worker = fork();
  const startedAt = Date.now();
  const ready = Promise.withResolvers<string>();
  const exited = Promise.withResolvers<string>();
  const waiting = new Map<number, (families: Family[]) => void>();
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let isStopping = false;
  let isSilent = false;
  let failure: string | undefined;
  let lastId = 0;
  // while the pool stops, nobody waits for it
  ready.promise.catch(() => {});

  const send = (message: ToWorker) => {
    // the worker may have ended a moment ago
    if (worker.isConnected()) worker.send(message, () => {});
  };

  const kill = () => worker.process.kill('SIGKILL');
  const heartbeat = createHeartbeatCheck(() => {
    isSilent = true;
    kill();
  });
  const checking = setInterval(heartbeat.check, heartbeatMs).unref();

  worker.on('message', (message: ToPrimary) => {
    if (message.kind === 'heartbeat') heartbeat.beat();
    if (message.kind === 'loaded') send(isStopping ? { kind: 'stop' } : { kind: 'start', number, address });
    if (message.kind === 'failed') failure = message.reason;
    if (message.kind === 'ready') {
      state = 'ready';
      ready.resolve(message.url);
    }
    if (message.kind === 'figures') waiting.get(message.id)?.(message.families);
    if (message.kind === 'collect-figures') {
      const { id } = message;
      void collectFigures().then((families) => send({ kind: 'all-figures', id, families }));
    }
  });
  const end = (reason: string, startFailure: StartFailure) => {
    state = 'ended';
    clearInterval(checking);
    ready.reject(startFailure);
    exited.resolve(reason);
  };
  worker.on('exit', (code, signal) => {
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    const reason = isSilent ? `did not respond and ${how}` : how;
    end(reason, new StartFailure(failure ?? `A server process ${reason} before it was ready.`));
  });
  worker.on('error', (error) => {
    // 'exit' follows, except if there is no process
    if (worker.process.pid === undefined) end('was not started', toStartFailure(error));
  });

  return {
    pid: worker.process.pid,
    number,
    ready: ready.promise,
    /** Resolves with how it ended. */
    exited: exited.promise,
    isReady: () => state === 'ready',
    livedMs: () => Date.now() - startedAt,
    retire: () => send({ kind: 'retire' }),
    stop() {
      isStopping = true;
      send({ kind: 'stop' });
    },
    kill,
    /** Returns nothing if the worker does not answer in time. */
    readFigures(): Promise<Family[]> {
      const { promise, resolve } = Promise.withResolvers<Family[]>();
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => resolve([]), FIGURES_TIMEOUT_MS);
      waiting.set(id, resolve);
      send({ kind: 'read-figures', id });
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      });
    },
  };
}

function fork(): Worker {
  try {
    return cluster.fork();
  } catch (error) {
    throw toStartFailure(error as Error);
  }
}

const toStartFailure = ({ message }: Error) =>
  new StartFailure(`A server process could not be started (${message}).`);
