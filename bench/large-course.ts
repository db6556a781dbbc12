import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { type Admin, signInAdmin } from './admin.ts';
import { median } from './median.ts';

const SIZE = { subjects: 30, chapters: 10, questions: 20 };
const ROUNDS = 5;
const LIMIT_MS = 2000;

/** Creates, loads and saves a course with 30 subjects, 300 chapters and 6,000 questions. */
export async function largeCourse(product: Product): Promise<void> {
  const admin = await signInAdmin(product);
  const creating = performance.now();
  const courseId = await createLargeCourse(admin);
  print('create', performance.now() - creating);
  const loads: number[] = [];
  const saves: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const loading = performance.now();
    const { course }: { course: CourseTree } = await admin.call('GET', `/api/admin/courses/${courseId}`);
    loads.push(performance.now() - loading);
    course.subjects[14]!.chapters[4]!.questions[9]!.question += '?';
    const saving = performance.now();
    await admin.call('PUT', `/api/admin/courses/${courseId}`, course);
    saves.push(performance.now() - saving);
  }
  print('load', median(loads));
  print('save with one edited question', median(saves));
  await admin.call('DELETE', `/api/admin/courses/${courseId}`);
}

function print(what: string, ms: number): void {
  console.log(
    `  ${what}: ${ms.toFixed(0)} ms; ratio to the limit of ${LIMIT_MS} ms: ${(ms / LIMIT_MS).toFixed(2)}`,
  );
}

/** Creates the course, in Odia, and returns its id. */
export async function createLargeCourse(admin: Admin): Promise<string> {
  const many = <Row>(count: number, row: (index: number) => Row) =>
    Array.from({ length: count }, (_, n) => row(n));
  const { course } = await admin.call('POST', '/api/admin/courses', {
    title: 'ବଡ଼ ପାଠ୍ୟକ୍ରମ',
    description: 'ମାପିବା ପାଇଁ',
    isFree: true,
    subjects: many(SIZE.subjects, (s) => ({
      title: `ବିଷୟ ${s + 1}`,
      description: 'ବିବରଣୀ',
      chapters: many(SIZE.chapters, (c) => ({
        title: `ଅଧ୍ୟାୟ ${c + 1}`,
        description: 'ବିବରଣୀ',
        questions: many(SIZE.questions, (q) => ({
          question: `ପ୍ରଶ୍ନ ${q + 1}: କଳିଙ୍ଗ ଯୁଦ୍ଧ କେଉଁ ନଦୀ କୂଳରେ ହୋଇଥିଲା?`,
          options: ['ମହାନଦୀ', 'ଦୟା ନଦୀ', 'ବ୍ରାହ୍ମଣୀ', 'ବୈତରଣୀ'],
          correctAnswer: 1,
          explanation: 'ଦୟା ନଦୀ କୂଳରେ।',
        })),
      })),
    })),
  });
  return course._id;
}
