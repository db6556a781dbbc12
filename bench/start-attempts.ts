import type { Db } from '../server/src/database/database.ts';
import { createEnrolledStudents, createExamCourse } from '../server/src/testing/exam-students.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { send } from './http-client.ts';

const CONCURRENT_STARTS = 64;

export type StartedAttempt = { token: string; attemptId: string; questionIds: string[] };
export type StartedTest = { courseId: string; chapterId: string; attempts: StartedAttempt[] };

/** Starts an attempt with `questions` questions for each of `students` students. */
export async function startAttempts(
  { address, dataDir }: Product,
  db: Db,
  { students, questions }: { students: number; questions: number },
): Promise<StartedTest> {
  const course = await createExamCourse(db, questions);
  const tokens = await createEnrolledStudents(db, dataDir, course._id, students);
  const chapter = { courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id };
  const started: StartedAttempt[] = [];
  const remaining = tokens.values();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENT_STARTS }, async () => {
      for (const token of remaining) {
        const { status, body } = await send(address, token, 'POST', '/api/student/test/attempts', chapter);
        if (status !== 200) throw new Error(`a start returned ${status}: ${body}`);
        const { attempt } = JSON.parse(body);
        const questionIds = attempt.questions.map(({ _id }: { _id: string }) => _id);
        started.push({ token, attemptId: attempt.attemptId, questionIds });
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  console.log(`  ${students} starts: ${Math.round(students / seconds)} per second`);
  return { ...chapter, attempts: started };
}
