import { UPLOAD_LIMIT_BYTES } from '@sikhya/contract/constants.ts';
import { largePdf } from '../server/src/features/files/pdf-for-test.ts';
import type { Running } from '../server/src/testing/product-process.ts';
import { signIn } from './admin.ts';
import { growthInWords, peakGrowth } from './memory.ts';

const READERS = 50;
const PARTS = 20;
const PART_BYTES = 1024 * 1024;
const LIMIT_MB = 128;

/** Fifty people who leaf through a PDF of 50 MB at once, each asking for parts of it. */
export async function pdfReaders(product: Running): Promise<void> {
  const admin = await signIn(product);
  const fileUrl = await admin.upload(new Blob([largePdf(UPLOAD_LIMIT_BYTES.pdf)]));
  const link = await admin.linkTo(fileUrl);
  const read = async (_reader: unknown, number: number) => {
    for (let part = 0; part < PARTS; part += 1) {
      const start = ((number * 7 + part * 3) % 49) * PART_BYTES;
      const headers = { range: `bytes=${start}-${start + PART_BYTES - 1}` };
      const answer = await fetch(link, { headers });
      if (answer.status !== 206) throw new Error(`a part was answered with ${answer.status}`);
      if ((await answer.arrayBuffer()).byteLength !== PART_BYTES) throw new Error('a part was not whole');
    }
  };
  const begin = performance.now();
  const growth = await peakGrowth(product.pid, async () => {
    await Promise.all(Array.from({ length: READERS }, read));
  });
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `  ${READERS} readers at once, ${READERS * PARTS} parts of 1 MB: ${((READERS * PARTS) / seconds).toFixed(0)} MB a second`,
  );
  console.log(`  ${growthInWords(growth, LIMIT_MB)}`);
  await admin.remove(fileUrl);
}
