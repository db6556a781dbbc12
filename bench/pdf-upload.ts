import path from 'node:path';
import { UPLOAD_LIMIT_BYTES } from '@sikhya/contract/constants.ts';
import { createLargePdf } from '../server/src/features/files/pdf-for-test.ts';
import { type Running, startProcess } from '../server/src/testing/product-process.ts';
import { signInAdmin } from './admin.ts';
import { formatGrowth, measurePeakGrowth } from './memory.ts';

const BARE = path.join(import.meta.dirname, 'bare-upload.ts');
const ROUNDS = 5;
const MB = 1024 * 1024;
/** The thread that checks PDFs holds a PDF library and at most one copy of the file. */
const LIMIT_MB = 192;

/** Uploads the largest allowed PDF, compared with a bare Fastify route that pipes the same bytes to a file. */
export async function pdfUpload(product: Running): Promise<void> {
  const pdf = new Blob([createLargePdf(UPLOAD_LIMIT_BYTES.pdf)]);
  const admin = await signInAdmin(product);
  const bare = await startProcess(BARE, {});
  const ours = async () => admin.remove(await admin.upload(pdf));
  const rival = async () => {
    const form = new FormData();
    form.append('pdf', pdf, 'large.pdf');
    await (await fetch(bare.address, { method: 'POST', body: form })).text();
  };
  try {
    const rounds: { ours: number; rival: number }[] = [];
    const growth = await measurePeakGrowth(product.pid, async () => {
      await ours();
      await rival();
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ ours: await measureRate(ours), rival: await measureRate(rival) });
    });
    const median = rounds.toSorted((a, b) => a.ours / a.rival - b.ours / b.rival)[Math.floor(ROUNDS / 2)]!;
    console.log(
      `  POST /api/upload/pdf (50 MB, received, checked, stored, synced): ${median.ours.toFixed(0)} MB per second`,
    );
    console.log(
      `  a bare Fastify route that pipes the same bytes to a file: ${median.rival.toFixed(0)} MB per second`,
    );
    console.log(`  ratio: ${(median.ours / median.rival).toFixed(2)}`);
    console.log(`  ${formatGrowth(growth, LIMIT_MB)}`);
  } finally {
    await bare.stop();
  }
}

async function measureRate(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return UPLOAD_LIMIT_BYTES.pdf / MB / ((performance.now() - start) / 1000);
}
