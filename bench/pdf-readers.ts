import { UPLOAD_LIMIT_BYTES } from '@sikhya/contract/constants.ts';
import { createLargePdf } from '../server/src/features/files/pdf-for-test.ts';
import type { Running } from '../server/src/testing/product-process.ts';
import { signInAdmin } from './admin.ts';
import { formatGrowth, measurePeakGrowth } from './memory.ts';

const READERS = 50;
const PARTS = 20;
const PART_BYTES = 1024 * 1024;
const LIMIT_MB = 128;

/** Fifty students read a PDF of 50 MB at the same time with range requests. */
export async function pdfReaders(product: Running): Promise<void> {
  const admin = await signInAdmin(product);
  const fileUrl = await admin.upload(new Blob([createLargePdf(UPLOAD_LIMIT_BYTES.pdf)]));
  const link = await admin.getLink(fileUrl);
  const read = async (_reader: unknown, number: number) => {
    for (let part = 0; part < PARTS; part += 1) {
      const offset = ((number * 7 + part * 3) % 49) * PART_BYTES;
      const headers = { range: `bytes=${offset}-${offset + PART_BYTES - 1}` };
      const response = await fetch(link, { headers });
      if (response.status !== 206) throw new Error(`a range request returned ${response.status}`);
      if ((await response.arrayBuffer()).byteLength !== PART_BYTES) throw new Error('a range was incomplete');
    }
  };
  const start = performance.now();
  const growth = await measurePeakGrowth(product.pid, async () => {
    await Promise.all(Array.from({ length: READERS }, read));
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `  ${READERS} parallel readers, ${READERS * PARTS} parts of 1 MB: ${((READERS * PARTS) / seconds).toFixed(0)} MB per second`,
  );
  console.log(`  ${formatGrowth(growth, LIMIT_MB)}`);
  await admin.remove(fileUrl);
}
