import { Worker } from 'node:worker_threads';
import type { Checked } from './pdf-worker.ts';

const MB = 1024 * 1024;
const WORKER = new URL('./pdf-worker.ts', import.meta.url);

/** The largest honest PDFs take a few seconds on a small machine. */
const TIME_LIMIT_MS = 30_000;
const HEAP_LIMIT_MB = 256;
/** Buffers lie beside the heap, where the limits of a worker do not reach. */
const BUFFER_LIMIT_BYTES = 256 * MB;
const LOOK_EVERY_MS = 100;
/** Starting a thread with the PDF library takes a third of a second, so it stays for the next upload. */
const IDLE_MS = 60_000;

/** The check took more time or memory than an honest PDF needs. */
export class TooMuchWork extends Error {}

let idle: { worker: Worker; ending: NodeJS.Timeout } | undefined;

/**
 * Checks a PDF in a thread of its own. The thread is ended when it takes too much time or memory, and when the signal
 * says that nobody waits for the answer.
 */
export async function checkInThread(place: string, signal: AbortSignal | undefined): Promise<Checked> {
  const worker = takeWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Checked>();
  const giveUp = () => reject(new TooMuchWork());
  const leave = () => reject(signal?.reason);
  const fail = (error: unknown) => (isOutOfMemory(error) ? giveUp() : reject(error));
  const ended = () => reject(new Error('The thread that checks PDFs has ended.'));
  const timer = setTimeout(giveUp, TIME_LIMIT_MS);
  const looking = setInterval(() => void giveUpIfLarge(worker, giveUp), LOOK_EVERY_MS);
  signal?.addEventListener('abort', leave);
  worker.on('message', resolve).on('error', fail).on('exit', ended).postMessage(place);
  try {
    const checked = await promise;
    keepWorker(worker);
    return checked;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    clearInterval(looking);
    signal?.removeEventListener('abort', leave);
    worker.off('message', resolve).off('error', fail).off('exit', ended);
  }
}

async function giveUpIfLarge(worker: Worker, giveUp: () => void): Promise<void> {
  // there are no statistics of a thread that has just ended
  const used = await worker.getHeapStatistics().catch(() => undefined);
  if (used && used.external_memory > BUFFER_LIMIT_BYTES) giveUp();
}

function takeWorker(): Worker {
  if (!idle) return startWorker();
  const { worker, ending } = idle;
  idle = undefined;
  clearTimeout(ending);
  worker.ref();
  return worker;
}

/** What the PDF library prints is of no use to anybody. */
function startWorker(): Worker {
  const worker = new Worker(WORKER, {
    stdout: true,
    stderr: true,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  worker.on('exit', () => {
    if (idle?.worker === worker) idle = undefined;
  });
  return worker.on('error', () => {});
}

/** A thread that waits keeps neither the process alive nor its memory for long. */
function keepWorker(worker: Worker): void {
  worker.unref();
  const ending = setTimeout(() => {
    idle = undefined;
    void worker.terminate();
  }, IDLE_MS).unref();
  idle = { worker, ending };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
