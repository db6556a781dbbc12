import path from 'node:path';
import { type Running, startProcess } from '../server/src/testing/product-process.ts';
import { compareRates } from './compare.ts';
import { COURSES } from './product-with-courses.ts';

const BARE = path.join(import.meta.dirname, 'bare-fastify.ts');

const LIST = '/api/public/courses?limit=8';
const AT_LEAST = 0.75;

/** Compares two simple reads of the product, the catalogue and a course page, with a bare Fastify route. */
export async function simpleRead(product: Running): Promise<void> {
  const list = await (await fetch(product.address + LIST)).json();
  const { slug } = (list as { courses: { slug: string }[] }).courses[0]!;
  for (const read of [LIST, `/api/public/courses/${slug}`]) await compareRead(product, read);
}

async function compareRead(product: Running, read: string): Promise<void> {
  const url = product.address + read;
  const body = Buffer.from(
    await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
  );
  const bare = await startProcess(BARE, { BODY: body.toString('base64') });
  try {
    const { ours, rival, ratio } = await compareRates(url, bare.address);
    console.log(
      `  GET ${read} of ${COURSES} courses (${body.length} bytes): ${Math.round(ours.perSecond)} per second, p99 ${ours.p99} ms`,
    );
    console.log(
      `  a bare Fastify route, the same bytes: ${Math.round(rival.perSecond)} per second, p99 ${rival.p99} ms`,
    );
    console.log(`  ratio: ${ratio.toFixed(2)}, at least ${AT_LEAST}`);
  } finally {
    await bare.stop();
  }
}
