import path from 'node:path';
import { UPLOAD_LIMIT_BYTES } from '@sikhya/contract/constants.ts';
import { createLargePdf } from '../server/src/features/files/pdf-for-test.ts';
import { type Running, startProcess } from '../server/src/testing/product-process.ts';
import { type Admin, signInAdmin } from './admin.ts';
import { largePdf } from './large-pdf.ts';
import { formatGrowth, measurePeakGrowth } from './memory.ts';

const BARE = path.join(import.meta.dirname, 'bare-upload.ts');
const ROUNDS = 5;
const MB = 1024 * 1024;
const PAGES = 515;
/** The thread that checks PDFs holds a PDF library and reads the file in pieces. */
const LIMIT_MB = 128;
/** Without an offset table, the PDF library reads the whole file at once and copies it twice. */
const LIMIT_WITHOUT_TABLE_MB = 384;

/** Uploads the largest allowed PDFs, compared with a bare Fastify route that pipes the same bytes to a file. */
export async function pdfUpload(product: Running): Promise<void> {
  const admin = await signInAdmin(product);
  const bare = await startProcess(BARE, {});
  try {
    console.log('  POST /api/upload/pdf (received, checked, stored, synced)');
    const book = { name: 'a scanned book', content: await largePdf(PAGES), limitMb: LIMIT_MB };
    const damaged = {
      name: 'a PDF without an offset table',
      content: createLargePdf(UPLOAD_LIMIT_BYTES.pdf),
      limitMb: LIMIT_WITHOUT_TABLE_MB,
    };
    for (const file of [book, damaged]) await measure(product, admin, bare, file);
  } finally {
    await bare.stop();
  }
}

async function measure(
  product: Running,
  admin: Admin,
  bare: Running,
  { name, content, limitMb }: { name: string; content: Buffer; limitMb: number },
): Promise<void> {
  const pdf = new Blob([new Uint8Array(content)]);
  const ours = async () => admin.remove(await admin.upload(pdf));
  const rival = async () => {
    const form = new FormData();
    form.append('pdf', pdf, 'large.pdf');
    await (await fetch(bare.address, { method: 'POST', body: form })).text();
  };
  const rounds: { ours: number; rival: number }[] = [];
  const growth = await measurePeakGrowth(product.pid, async () => {
    await ours();
    await rival();
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ ours: await measureRate(pdf.size, ours), rival: await measureRate(pdf.size, rival) });
  });
  const median = rounds.toSorted((a, b) => a.ours / a.rival - b.ours / b.rival)[Math.floor(ROUNDS / 2)]!;
  console.log(
    `  ${name}, ${(pdf.size / MB).toFixed(0)} MB: ${median.ours.toFixed(0)} MB per second, ` +
      `${(median.ours / median.rival).toFixed(2)} of a bare Fastify route that only writes a file; ${formatGrowth(growth, limitMb)}`,
  );
}

async function measureRate(bytes: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return bytes / MB / ((performance.now() - start) / 1000);
}
