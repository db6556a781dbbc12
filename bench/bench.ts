import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { ADMIN_PASSWORD } from './admin.ts';
import { analyticsGrowth } from './analytics-growth.ts';
import { coldStart } from './cold-start.ts';
import { compareWithMoodle } from './compare-with-moodle.ts';
import { editorKeystrokes } from './editor-keystrokes.ts';
import { examDay } from './exam-day.ts';
import { examHall } from './exam-hall.ts';
import { examMigration } from './exam-migration.ts';
import { examRanks } from './exam-ranks.ts';
import { growth } from './growth.ts';
import { homePage } from './home-page.ts';
import { largeCourse } from './large-course.ts';
import { lighthouse } from './lighthouse.ts';
import { load } from './load.ts';
import { noticesForAMillion } from './notices.ts';
import { pdfReaders } from './pdf-readers.ts';
import { pdfUpload } from './pdf-upload.ts';
import { practiceGrowth } from './practice-growth.ts';
import { processes } from './processes.ts';
import { COURSES, startProductWithCourses } from './product-with-courses.ts';
import { readPdf } from './read-pdf.ts';
import { regrade } from './regrade.ts';
import { releaseMigration } from './release-migration.ts';
import { search } from './search.ts';
import { simpleRead } from './simple-read.ts';
import { slowFirstVisit } from './slow-first-visit.ts';
import { studentList } from './student-list.ts';
import { versions } from './versions.ts';

type Benchmarks = Record<string, (product: Product) => Promise<void>>;

/** Every benchmark by name. `npm run bench -- exam-day` runs one alone; `--full` runs it at full size. */
const WITH_MANY_COURSES: Benchmarks = {
  'simple-read': simpleRead,
  // Runs early, because Moodle was measured on a fresh database too.
  'compare-with-moodle': compareWithMoodle,
  search,
  'exam-day': examDay,
  'exam-hall': examHall,
  load,
  'analytics-growth': analyticsGrowth,
  'practice-growth': practiceGrowth,
  'pdf-upload': pdfUpload,
  'pdf-readers': pdfReaders,
  'student-list': studentList,
  growth,
  'exam-migration': examMigration,
  'release-migration': releaseMigration,
  // Run last, because they add a million results each.
  'exam-ranks': examRanks,
  notices: noticesForAMillion,
  regrade,
};

const WITH_DEMO_CONTENT: Benchmarks = {
  'home-page': homePage,
  'slow-first-visit': slowFirstVisit,
  'large-course': largeCourse,
  'editor-keystrokes': editorKeystrokes,
  'read-pdf': readPdf,
  versions,
};

/** Only run when they are named, because they install packages. */
const ON_REQUEST: Benchmarks = { lighthouse };

/** Start their products themselves. */
const ALONE: Record<string, () => Promise<void>> = { 'cold-start': coldStart, processes };

const NAMES = [WITH_MANY_COURSES, WITH_DEMO_CONTENT, ON_REQUEST, ALONE].flatMap((group) =>
  Object.keys(group),
);

const requested = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = requested.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark '${unknown[0]}'. The benchmarks are ${NAMES.join(', ')}.`);
  process.exit(1);
}

await runOn(() => startProductWithCourses(COURSES), WITH_MANY_COURSES);
// The load represents thousands of visitors but comes from one address, so the rate limit is raised.
await runOn(
  () => startProduct({ ADMIN_PASSWORD, CALLS_A_MINUTE_PER_ADDRESS: '1000000000' }),
  requested.length === 0 ? WITH_DEMO_CONTENT : { ...WITH_DEMO_CONTENT, ...ON_REQUEST },
);

for (const [name, benchmark] of choose(ALONE)) await runTimed(name, benchmark);

function choose<Benchmark>(benchmarks: Record<string, Benchmark>): [string, Benchmark][] {
  return Object.entries(benchmarks).filter(([name]) => requested.length === 0 || requested.includes(name));
}

async function runTimed(name: string, benchmark: () => Promise<void>): Promise<void> {
  console.log(`\n${name}`);
  const start = performance.now();
  await benchmark();
  console.log(`  (${Math.round((performance.now() - start) / 1000)} s)`);
}

/** Runs the requested benchmarks one after another on one product. */
async function runOn(startBenchProduct: () => Promise<Product>, benchmarks: Benchmarks): Promise<void> {
  const chosen = choose(benchmarks);
  if (chosen.length === 0) return;
  const product = await startBenchProduct();
  try {
    for (const [name, benchmark] of chosen) await runTimed(name, () => benchmark(product));
  } finally {
    await product.stop();
  }
}
