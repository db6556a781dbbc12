import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { Db } from '../database/database.ts';
import { attempts, papers, results, tests } from '../database/tables/learning.ts';
import type { TestApp } from './test-app.ts';
import { chapter, createTestCourse, createTestPdf } from './test-courses.ts';

/** Creates a course with three chapters: one with a mock test, one with a PDF, one with neither. */
export async function createCourseOfThreeKinds(db: Db): Promise<CourseTree> {
  const pdf = await createTestPdf(db);
  return createTestCourse(db, {
    subjects: [[chapter('Test', { questions: 2, pdf }), chapter('Read', { pdf })], [chapter('Open')]],
  });
}

export const chapterIds = (course: CourseTree) =>
  course.subjects.flatMap(({ chapters }) => chapters.map(({ _id }) => _id)) as [string, string, string];

/** Stores an attempt that was handed in, and its result with this score. */
export async function storeResult(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { studentId, courseId, chapterId: testId }: { studentId: string; courseId: string; chapterId: string },
  score: number,
): Promise<void> {
  await db.insert(tests).values({ id: testId, kind: 'chapter' }).onConflictDoNothing();
  const about = { studentId, courseId, testId };
  const titles = { chapterTitle: 'c', courseTitle: 't' };
  const [paper] = await db
    .insert(papers)
    .values({ testId, courseId, ...titles, contentHash: crypto.randomUUID(), questions: [] })
    .returning();
  const [attempt] = await db
    .insert(attempts)
    .values({
      ...about,
      paperId: paper!.id,
      startedAt: clock.now,
      deadline: new Date(clock.now.getTime() + 1),
      answers: [],
      handedInAt: clock.now,
    })
    .returning();
  await db.insert(results).values({
    ...about,
    paperId: paper!.id,
    attemptId: attempt!.id,
    score,
    correctAnswers: 0,
    totalQuestions: 1,
    timeSpentSeconds: 1,
    answers: [],
    completedAt: clock.now,
  });
}
