import { parentPort } from 'node:worker_threads';
import type { PdfInfo } from '@sikhya/contract/files.ts';
import type { Finding } from './pdf-rules.ts';
import { scanPdf } from './pdf-scan.ts';

/** What becomes of one PDF. */
export type Checked = Pick<PdfInfo, 'pages' | 'searchable'> | { refused: Finding | 'no-pdf' | 'incomplete' };

// what the PDF library leaves behind of a broken document must not end the thread
process.on('unhandledRejection', () => {});

parentPort?.on('message', (place: string) => {
  check(place).then(
    (checked) => parentPort?.postMessage(checked),
    (error) =>
      setImmediate(() => {
        throw error;
      }),
  );
});

async function check(place: string): Promise<Checked> {
  const refused = await scanPdf(place).catch((error) => {
    // lists too long for the engine
    if (error instanceof RangeError) return 'unreadable' as const;
    throw error;
  });
  if (refused) return { refused };
  const { readPages } = await import('./pdf-text.ts');
  return (await readPages(place)) ?? { refused: 'unreadable' };
}
