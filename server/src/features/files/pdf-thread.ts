import { Worker } from 'node:worker_threads';
import type { PdfCheckResult } from './pdf-worker.ts';

const MB = 1024 * 1024;
const WORKER = new URL('./pdf-worker.ts', import.meta.url);

/** The largest normal PDFs take a few seconds of CPU time. */
const CPU_LIMIT_MS = 30_000;
/** Much longer than the CPU time, because other work can hold the processor. */
const TIMEOUT_MS = 180_000;
const HEAP_LIMIT_MB = 256;
/** Buffers are outside the heap, so `resourceLimits` does not cover them. */
const BUFFER_LIMIT_BYTES = 256 * MB;
const LIMIT_CHECK_INTERVAL_MS = 100;
/** Starting a thread with the PDF library takes a third of a second, so an idle thread is kept for the next upload. */
const IDLE_MS = 60_000;

export type CheckLimits = { cpuLimitMs?: number; timeoutMs?: number };

/** The check took more CPU time or memory than a normal PDF needs. */
export class LimitExceeded extends Error {}

/** The check took too long because the machine is busy. */
export class CheckTimeout extends Error {}

let idle: { worker: Worker; timer: NodeJS.Timeout } | undefined;

/** Checks a PDF in a worker thread. Terminates the thread when it takes too much time or memory, or on abort. */
export async function checkInThread(
  path: string,
  signal: AbortSignal | undefined,
  { cpuLimitMs = CPU_LIMIT_MS, timeoutMs = TIMEOUT_MS }: CheckLimits = {},
): Promise<PdfCheckResult> {
  const worker = takeWorker();
  const { promise, resolve, reject } = Promise.withResolvers<PdfCheckResult>();
  const onLimit = () => reject(new LimitExceeded());
  const onAbort = () => reject(signal?.reason);
  const onError = (error: unknown) => (isOutOfMemory(error) ? onLimit() : reject(error));
  const onExit = () => reject(new Error('The PDF worker thread has ended.'));
  const timeout = setTimeout(() => reject(new CheckTimeout()), timeoutMs);
  const cpuBefore = readCpuTime(worker);
  const checkLimits = async () => {
    const cpuMs = (await readCpuTime(worker)) - (await cpuBefore);
    if (cpuMs > cpuLimitMs || (await readBufferBytes(worker)) > BUFFER_LIMIT_BYTES) onLimit();
  };
  const limitCheck = setInterval(() => void checkLimits(), LIMIT_CHECK_INTERVAL_MS);
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
    clearInterval(limitCheck);
    signal?.removeEventListener('abort', onAbort);
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
  }
}

/** Returns 0 if the thread has just ended. */
async function readCpuTime(worker: Worker): Promise<number> {
  const used = await worker.cpuUsage().catch(() => undefined);
  return used ? (used.user + used.system) / 1000 : 0;
}

/** Returns 0 if the thread has just ended. */
async function readBufferBytes(worker: Worker): Promise<number> {
  const used = await worker.getHeapStatistics().catch(() => undefined);
  return used?.external_memory ?? 0;
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
