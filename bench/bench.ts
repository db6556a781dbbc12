import { startProduct } from '../server/src/testing/product-process.ts';
import { analyticsGrowth } from './analytics-growth.ts';
import { examDay } from './exam-day.ts';
import { homePage } from './home-page.ts';
import { simpleRead } from './simple-read.ts';

/** Every benchmark, by the name under which it can be run alone: `npm run bench -- exam-day`; whole with `--full`. */
const BENCHMARKS = {
  'simple-read': simpleRead,
  'home-page': homePage,
  'exam-day': examDay,
  'analytics-growth': analyticsGrowth,
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
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
