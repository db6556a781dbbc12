import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { withConnection } from '../server/src/database/connection.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { createVariedQuestion } from '../server/src/testing/varied-question.ts';
import { type Admin, signInAdmin } from './admin.ts';
import { FULL } from './full.ts';
import { median } from './median.ts';

const SIZE = { subjects: 30, chapters: 10, questions: 20 };
const VERSIONS = FULL ? 100 : 10;
const ROUNDS = 5;
const LIMIT_MS = 2000;
const LIST_LIMIT_MS = 200;
/** All further versions together, compared with the first one. */
const LIMIT_OF_SIZE = 2;

/** Publishes a course of 6,000 bilingual questions many times with one edited question each, and measures what is kept. */
export async function versions(product: Product): Promise<void> {
  const admin = await signInAdmin(product);
  const course = await createVariedCourse(admin);
  const url = `/api/admin/courses/${course._id}`;
  const first = await measureBytes(product, course._id);
  const publishing: number[] = [];
  for (let version = 2; version <= VERSIONS; version += 1) {
    const subject = course.subjects[version % SIZE.subjects]!;
    subject.chapters[version % SIZE.chapters]!.questions[version % SIZE.questions]!.question += '?';
    const start = performance.now();
    // without `updatedAt` the save overwrites the stored course
    await admin.call('PUT', url, { ...course, updatedAt: null });
    publishing.push(performance.now() - start);
  }
  const all = await measureBytes(product, course._id);
  const further = all - first;
  print('publish', median(publishing), LIMIT_MS);
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
  console.log(`  the first version: ${megabytes(first)} MB; ${VERSIONS - 1} more: ${megabytes(further)} MB`);
  console.log(`  ratio to the limit of ${LIMIT_OF_SIZE}: ${(further / first / LIMIT_OF_SIZE).toFixed(2)}`);
  await measure('list of versions', LIST_LIMIT_MS, () => admin.call('GET', `${url}/versions`));
  await measure('one version', LIMIT_MS, () => admin.call('GET', `${url}/versions/${VERSIONS / 2}`));
  await measure('checks', LIMIT_MS, () => admin.call('POST', `${url}/checks`));
  await measure('preview', LIMIT_MS, () => admin.call('GET', `${url}/preview`));
  await measure('list of courses', LIST_LIMIT_MS, () => admin.call('GET', '/api/admin/courses'));
  await admin.call('DELETE', url);
}

async function measure(what: string, limitMs: number, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  print(what, median(times), limitMs);
}

function print(what: string, ms: number, limitMs: number): void {
  const ratio = (ms / limitMs).toFixed(2);
  console.log(`  ${what}: ${ms.toFixed(0)} ms; ratio to the limit of ${limitMs} ms: ${ratio}`);
}

async function createVariedCourse(admin: Admin): Promise<CourseTree> {
  const many = <Row>(count: number, row: (index: number) => Row) =>
    Array.from({ length: count }, (_, n) => row(n));
  const { course } = await admin.call('POST', '/api/admin/courses', {
    title: 'Many versions',
    description: 'For the measurement',
    isFree: true,
    subjects: many(SIZE.subjects, (s) => ({
      title: `Subject ${s}`,
      description: 'd',
      chapters: many(SIZE.chapters, (c) => ({
        title: `Chapter ${c}`,
        description: 'd',
        questions: many(SIZE.questions, (q) =>
          createVariedQuestion((s * SIZE.chapters + c) * SIZE.questions + q),
        ),
      })),
    })),
  });
  return course;
}

/** The bytes of all versions of a course in the database. */
async function measureBytes({ dataDir }: Product, courseId: string): Promise<number> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  return withConnection(postgres.connection, async (_db, client) => {
    const { rows } = await client.query<{ bytes: number }>(
      `select (select sum(pg_column_size(v.*)) from course_versions v where course_id = $1)::int
            + (select sum(pg_column_size(c.*)) from version_chapters c where course_id = $1)::int as bytes`,
      [courseId],
    );
    return rows[0]!.bytes;
  });
}
