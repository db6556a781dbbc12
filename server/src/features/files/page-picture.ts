import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DrawnPage } from './draw-page-picture.ts';

const PROCESS = fileURLToPath(new URL('./page-picture-process.ts', import.meta.url));
/** A page of text takes a second of processor time, a large scan a few; a busy machine needs longer. */
const TIMEOUT_MS = 60_000;
const HEAP_LIMIT_MB = 256;

/**
 * Draws the first page of a PDF. Returns null if that fails, takes too long or is aborted. The drawing library is native
 * code, so it runs in a process of its own: a crash or an endless loop does not affect the server.
 */
export async function tryToDrawPage(
  path: string,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<DrawnPage | null> {
  const child = fork(PROCESS, {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_LIMIT_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    killSignal: 'SIGKILL',
  });
  let drawn: DrawnPage | null = null;
  child.on('message', (message) => {
    drawn = message as DrawnPage | null;
  });
  // the process was not started, was aborted or has ended already
  child.on('error', () => {});
  child.send(path, () => {});
  await once(child, 'close').catch(() => {});
  return drawn;
}
