import { analyticsGrowth } from './analytics-growth.ts';
import { examDay } from './exam-day.ts';
import { pdfReaders } from './pdf-readers.ts';
import { pdfUpload } from './pdf-upload.ts';
import { COURSES, productWithCourses } from './product-with-courses.ts';
import { search } from './search.ts';
import { simpleRead } from './simple-read.ts';

/** Every benchmark, by the name under which it can be run alone: `npm run bench -- exam-day`; whole with `--full`. */
const BENCHMARKS = {
  'simple-read': simpleRead,
  search,
  'exam-day': examDay,
  'analytics-growth': analyticsGrowth,
  'pdf-upload': pdfUpload,
  'pdf-readers': pdfReaders,
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
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
