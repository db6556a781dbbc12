import { startProduct } from '../server/src/testing/product-process.ts';
import { readPdf } from './read-pdf.ts';
import { simpleRead } from './simple-read.ts';

/** Every benchmark, by the name under which it can be run alone: `npm run bench -- simple-read`. */
const BENCHMARKS = { 'simple-read': simpleRead, 'read-pdf': readPdf };

const wanted = process.argv.slice(2);
// the load stands for thousands of visitors, but comes from one address
const product = await startProduct({ CALLS_A_MINUTE_PER_ADDRESS: '1000000000' });
try {
  for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${name}`);
    await benchmark(product);
  }
} finally {
  await product.stop();
}
