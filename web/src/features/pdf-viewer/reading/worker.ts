import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { unreachable } from '../../../lib/api-error.ts';

/** The parser, in a thread of its own. `failed` rejects where its file does not come. */
export function startWorker(): { worker: Worker; failed: Promise<never> } {
  const worker = new Worker(workerUrl, { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(unreachable()), { once: true });
  });
  return { worker, failed };
}
