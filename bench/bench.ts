import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { ADMIN_PASSWORD } from './admin.ts';
import { analyticsGrowth } from './analytics-growth.ts';
import { besideMoodle } from './beside-moodle.ts';
import { editorKeystrokes } from './editor-keystrokes.ts';
import { examDay } from './exam-day.ts';
import { growth } from './growth.ts';
import { homePage } from './home-page.ts';
import { largeCourse } from './large-course.ts';
import { load } from './load.ts';
import { pdfReaders } from './pdf-readers.ts';
import { pdfUpload } from './pdf-upload.ts';
import { COURSES, productWithCourses } from './product-with-courses.ts';
import { readPdf } from './read-pdf.ts';
import { search } from './search.ts';
import { simpleRead } from './simple-read.ts';
import { slowFirstVisit } from './slow-first-visit.ts';
import { studentList } from './student-list.ts';

type Benchmarks = Record<string, (product: Product) => Promise<void>>;

/** Every benchmark, by the name under which it can be run alone: `npm run bench -- exam-day`; whole with `--full`. */
const ON_MANY_COURSES: Benchmarks = {
  'simple-read': simpleRead,
  // as Moodle was measured, before others have filled and worn the tables
  'beside-moodle': besideMoodle,
  search,
  'exam-day': examDay,
  load,
  'analytics-growth': analyticsGrowth,
  'pdf-upload': pdfUpload,
  'pdf-readers': pdfReaders,
  'student-list': studentList,
  growth,
};

const ON_THE_DEMO: Benchmarks = {
  'home-page': homePage,
  'slow-first-visit': slowFirstVisit,
  'large-course': largeCourse,
  'editor-keystrokes': editorKeystrokes,
  'read-pdf': readPdf,
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

await runOn(() => productWithCourses(COURSES), ON_MANY_COURSES);
// the load stands for thousands of visitors, but comes from one address
await runOn(() => startProduct({ ADMIN_PASSWORD, CALLS_A_MINUTE_PER_ADDRESS: '1000000000' }), ON_THE_DEMO);

/** Those of the benchmarks that are wanted, one after another on one product. */
async function runOn(start: () => Promise<Product>, benchmarks: Benchmarks): Promise<void> {
  const chosen = Object.entries(benchmarks).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  if (chosen.length === 0) return;
  const product = await start();
  try {
    for (const [name, benchmark] of chosen) {
      console.log(`\n${name}`);
      const begun = performance.now();
      await benchmark(product);
      console.log(`  (${Math.round((performance.now() - begun) / 1000)} s)`);
    }
  } finally {
    await product.stop();
  }
}
