import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { isStillOpen } from '../../database/still-open.ts';
import { chapters, subjects } from '../../database/tables/courses.ts';
import { attempts, enrolments, papers } from '../../database/tables/learning.ts';

const runningOfStudent = prepared((db) =>
  db
    .select({
      id: attempts.id,
      courseId: attempts.courseId,
      chapterId: attempts.chapterId,
      courseTitle: papers.courseTitle,
      chapterTitle: papers.chapterTitle,
      subjectIndex: subjects.position,
      chapterIndex: chapters.position,
      deadline: attempts.deadline,
      answers: attempts.answers,
    })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .innerJoin(chapters, eq(chapters.id, attempts.chapterId))
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.studentId, attempts.studentId), eq(enrolments.courseId, attempts.courseId)),
    )
    .where(
      and(
        eq(attempts.studentId, sql.placeholder('studentId')),
        isStillOpen,
        gt(attempts.deadline, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(attempts.deadline))
    .prepare('running_tests'),
);

/** The open attempts of a student whose chapter and enrolment are still there. */
export async function findRunningTests(db: Db, studentId: string, now: Date) {
  return runningOfStudent(db).execute({ studentId, now: now.toISOString() });
}
