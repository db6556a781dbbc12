import { type CourseTree, courseInput } from '@sikhya/contract/authoring.ts';
import { fileUrl } from '@sikhya/contract/files.ts';
import type { Db } from '../database/database.ts';
import { files } from '../database/tables/files.ts';
import { createCourse } from '../features/authoring/service.ts';

const question = (text: string) => ({
  question: text,
  options: ['ନଦୀ', 'ପାହାଡ଼', 'ସମୁଦ୍ର', 'ମରୁଭୂମି'],
  correctAnswer: 2,
  explanation: 'ଗୋପନୀୟ explanation',
});

/** A chapter of one of the three kinds: with so many questions, with a PDF, or with neither. */
export const chapter = (title: string, { questions = 0, pdf = null as string | null } = {}) => ({
  title,
  description: `About ${title}`,
  pdf,
  questions: Array.from({ length: questions }, (_, n) => question(`${title}, question ${n + 1}?`)),
});

/** A course with a subject for each list of chapters; free unless it has a price. */
export async function makeCourse(
  db: Db,
  { title = 'ଓଡ଼ିଶାର ଇତିହାସ', price = 0, subjects = [] as ReturnType<typeof chapter>[][] },
  now = new Date(),
): Promise<CourseTree> {
  const draft = courseInput.parse({
    title,
    description: 'd',
    price,
    isFree: price === 0,
    subjects: subjects.map((chapters, n) => ({ title: `Subject ${n + 1}`, description: 'd', chapters })),
  });
  return createCourse(db, draft, now);
}

/** The address of a PDF that the database knows, without bytes behind it. */
export async function createTestPdf(db: Db): Promise<string> {
  const row = { kind: 'pdf', originalName: 'notes.pdf', bytes: 1, sha256: '' } as const;
  const [file] = await db.insert(files).values(row).returning();
  return fileUrl(file!.id, 'pdf');
}
