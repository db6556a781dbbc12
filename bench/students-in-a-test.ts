import type { Db } from '../server/src/database/database.ts';
import { candidates, oneTest } from '../server/src/testing/candidates.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { send } from './paced.ts';

const STARTING_AT_ONCE = 64;

export type Candidate = { token: string; attemptId: string; questionIds: string[] };
export type Exam = { courseId: string; chapterId: string; candidates: Candidate[] };

/** So many students, each with a started test of so many questions. */
export async function studentsInATest(
  { address, dataDir }: Product,
  db: Db,
  { students, questions }: { students: number; questions: number },
): Promise<Exam> {
  const course = await oneTest(db, questions);
  const tokens = await candidates(db, dataDir, course._id, students);
  const place = { courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id };
  const started: Candidate[] = [];
  const waiting = tokens.values();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: STARTING_AT_ONCE }, async () => {
      for (const token of waiting) {
        const { status, body } = await send(address, token, 'POST', '/api/student/test/attempts', place);
        if (status !== 200) throw new Error(`a start was answered with ${status}: ${body}`);
        const { attempt } = JSON.parse(body);
        const questionIds = attempt.questions.map(({ _id }: { _id: string }) => _id);
        started.push({ token, attemptId: attempt.attemptId, questionIds });
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  console.log(`  ${students} starts: ${Math.round(students / seconds)} a second`);
  return { ...place, candidates: started };
}
