import { type CourseTree, courseInput } from '@sikhya/contract/authoring.ts';
import { fileUrl } from '@sikhya/contract/files.ts';
import { type Db, inTransaction } from '../database/database.ts';
import { files } from '../database/tables/files.ts';
import { createCourse, deleteCourse, removeDeletedCourses } from '../features/authoring/service.ts';

const question = (text: string) => ({
  question: text,
  options: ['ନଦୀ', 'ପାହାଡ଼', 'ସମୁଦ୍ର', 'ମରୁଭୂମି'],
  correctAnswer: 2,
  explanation: 'ଗୋପନୀୟ explanation',
  odia: {
    question: `${text} ଓଡ଼ିଆରେ`,
    options: ['୧ ନଦୀ', '୨ ପାହାଡ଼', '୩ ସମୁଦ୍ର', '୪ ମରୁଭୂମି'],
    explanation: 'ଗୋପନୀୟ ବ୍ୟାଖ୍ୟା',
  },
});

/** Returns a chapter with this number of questions and, if one is passed, a PDF. */
export const chapter = (title: string, { questions = 0, pdf = null as string | null } = {}) => ({
  title,
  description: `About ${title}`,
  pdf,
  questions: Array.from({ length: questions }, (_, n) => question(`${title}, question ${n + 1}?`)),
});

/** Creates a course with one subject per list of chapters; it is free unless it has a price. */
export async function createTestCourse(
  db: Db,
  {
    title = 'ଓଡ଼ିଶାର ଇତିହାସ',
    price = 0,
    odia = null as { title: string; description: string } | null,
    subjects = [] as ReturnType<typeof chapter>[][],
  },
  now = new Date(),
): Promise<CourseTree> {
  const input = courseInput.parse({
    title,
    description: 'd',
    odia,
    price,
    isFree: price === 0,
    subjects: subjects.map((chapters, n) => ({ title: `Subject ${n + 1}`, description: 'd', chapters })),
  });
  return createCourse(db, input, now);
}

/** Inserts the row of a PDF without storing a file; returns its URL. */
export async function createTestPdf(db: Db): Promise<string> {
  const row = { kind: 'pdf', originalName: 'notes.pdf', bytes: 1, sha256: '' } as const;
  const [file] = await db.insert(files).values(row).returning();
  return fileUrl(file!.id, 'pdf');
}

/** Deletes a course and removes it from the bin at once. */
export async function removeTestCourse(db: Db, courseId: string): Promise<void> {
  await inTransaction(db, (tx) => deleteCourse(tx, courseId, new Date(0)));
  await removeDeletedCourses(db, new Date(), AbortSignal.timeout(60_000));
}
