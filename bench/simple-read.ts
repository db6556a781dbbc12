import path from 'node:path';
import { type Running, startProcess } from '../server/src/testing/product-process.ts';
import { compareRates } from './compare.ts';
import { COURSES } from './product-with-courses.ts';

const BARE = path.join(import.meta.dirname, 'bare-fastify.ts');

const PATH = '/api/public/courses?limit=8';
const AT_LEAST = 0.5;

/** Compares a simple read of the product with a bare Fastify route that sends the same bytes. */
export async function simpleRead(product: Running): Promise<void> {
  const url = product.address + PATH;
  const body = Buffer.from(
    await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
  );
  const bare = await startProcess(BARE, { BODY: body.toString('base64') });
  try {
    const { ours, rival, ratio } = await compareRates(url, bare.address);
    console.log(
      `  GET ${PATH} of ${COURSES} courses (${body.length} bytes): ${Math.round(ours.perSecond)} per second, p99 ${ours.p99} ms`,
    );
    console.log(
      `  a bare Fastify route, the same bytes: ${Math.round(rival.perSecond)} per second, p99 ${rival.p99} ms`,
    );
    console.log(`  ratio: ${ratio.toFixed(2)}, at least ${AT_LEAST}`);
  } finally {
    await bare.stop();
  }
}
