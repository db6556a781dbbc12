import { COURSES, productWithCourses } from './product-with-courses.ts';
import { search } from './search.ts';
import { simpleRead } from './simple-read.ts';

/** Every benchmark, by the name under which it can be run alone: `npm run bench -- simple-read`. */
const BENCHMARKS = { 'simple-read': simpleRead, search };

const wanted = process.argv.slice(2);
const product = await productWithCourses(COURSES);
try {
  for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${name}`);
    await benchmark(product);
  }
} finally {
  await product.stop();
}
