import { parentPort } from 'node:worker_threads';
import type { PdfInfo } from '@sikhya/contract/files.ts';
import type { Finding } from './pdf-rules.ts';
import { scanPdf } from './pdf-scan.ts';

/** What becomes of one PDF. */
export type Checked = Pick<PdfInfo, 'pages' | 'searchable'> | { refused: Finding | 'no-pdf' | 'incomplete' };

parentPort?.on('message', async (place: string) => parentPort?.postMessage(await check(place)));

async function check(place: string): Promise<Checked> {
  const refused = await scanPdf(place);
  if (refused) return { refused };
  const { readPages } = await import('./pdf-text.ts');
  return (await readPages(place)) ?? { refused: 'unreadable' };
}
