import { Worker } from 'node:worker_threads';
import type { PdfCheckResult } from './pdf-worker.ts';

const MB = 1024 * 1024;
const WORKER = new URL('./pdf-worker.ts', import.meta.url);

/** The largest normal PDFs take a few seconds on a small machine. */
const TIMEOUT_MS = 30_000;
const HEAP_LIMIT_MB = 256;
/** Buffers are outside the heap, so `resourceLimits` does not cover them. */
const BUFFER_LIMIT_BYTES = 256 * MB;
const MEMORY_CHECK_INTERVAL_MS = 100;
/** Starting a thread with the PDF library takes a third of a second, so an idle thread is kept for the next upload. */
const IDLE_MS = 60_000;

/** The check took more time or memory than a normal PDF needs. */
export class LimitExceeded extends Error {}

let idle: { worker: Worker; timer: NodeJS.Timeout } | undefined;

/** Checks a PDF in a worker thread. Terminates the thread when it takes too much time or memory, or on abort. */
export async function checkInThread(path: string, signal: AbortSignal | undefined): Promise<PdfCheckResult> {
  const worker = takeWorker();
  const { promise, resolve, reject } = Promise.withResolvers<PdfCheckResult>();
  const onLimit = () => reject(new LimitExceeded());
  const onAbort = () => reject(signal?.reason);
  const onError = (error: unknown) => (isOutOfMemory(error) ? onLimit() : reject(error));
  const onExit = () => reject(new Error('The PDF worker thread has ended.'));
  const timeout = setTimeout(onLimit, TIMEOUT_MS);
  const memoryCheck = setInterval(() => void checkMemory(worker, onLimit), MEMORY_CHECK_INTERVAL_MS);
  signal?.addEventListener('abort', onAbort);
  worker.on('message', resolve).on('error', onError).on('exit', onExit).postMessage(path);
  try {
    const result = await promise;
    keepWorker(worker);
    return result;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timeout);
    clearInterval(memoryCheck);
    signal?.removeEventListener('abort', onAbort);
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
  }
}

async function checkMemory(worker: Worker, onLimit: () => void): Promise<void> {
  // fails if the thread has just ended
  const used = await worker.getHeapStatistics().catch(() => undefined);
  if (used && used.external_memory > BUFFER_LIMIT_BYTES) onLimit();
}

function takeWorker(): Worker {
  if (!idle) return startWorker();
  const { worker, timer } = idle;
  idle = undefined;
  clearTimeout(timer);
  worker.ref();
  return worker;
}

/** Discards the output of the PDF library: reading the streams would keep the process alive. */
function startWorker(): Worker {
  const worker = new Worker(WORKER, {
    stdout: true,
    stderr: true,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  });
  worker.stdout.destroy();
  worker.stderr.destroy();
  worker.on('exit', () => {
    if (idle?.worker === worker) idle = undefined;
  });
  return worker.on('error', () => {});
}

/** Keeps the idle thread for a minute. It does not keep the process alive. */
function keepWorker(worker: Worker): void {
  worker.unref();
  const timer = setTimeout(() => {
    idle = undefined;
    void worker.terminate();
  }, IDLE_MS).unref();
  idle = { worker, timer };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
