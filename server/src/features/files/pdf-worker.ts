import { parentPort } from 'node:worker_threads';
import type { PdfInfo } from '@sikhya/contract/files.ts';
import type { Finding } from './pdf-rules.ts';
import { scanPdf } from './pdf-scan.ts';

export type PdfCheckResult =
  | Pick<PdfInfo, 'pages' | 'searchable'>
  | { refused: Finding | 'no-pdf' | 'incomplete' };

// a rejection that the PDF library leaves unhandled for a damaged document must not end the thread
process.on('unhandledRejection', () => {});

parentPort?.on('message', (path: string) => {
  check(path).then(
    (result) => parentPort?.postMessage(result),
    (error) =>
      setImmediate(() => {
        throw error;
      }),
  );
});

async function check(path: string): Promise<PdfCheckResult> {
  const refused = await scanPdf(path).catch((error) => {
    // a damaged document can ask for an array that is longer than JavaScript allows
    if (error instanceof RangeError) return 'unreadable' as const;
    throw error;
  });
  if (refused) return { refused };
  const { readPages } = await import('./pdf-text.ts');
  return (await readPages(path)) ?? { refused: 'unreadable' };
}
