import { and, asc, eq, isNotNull, max, type SQL, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { chapters, subjects } from '../../database/tables/courses.ts';
import {
  chapterVisits,
  enrolments,
  progressResets,
  results,
  studyTime,
} from '../../database/tables/learning.ts';
import type { ChapterActivity } from './rules.ts';

const studentId = sql.placeholder('studentId');

/** The activity of a student in the chapters of one course, or of all enrolled courses, in one query. */
const chapterActivity = prepared('chapter_activity', (db, scope: 'one-course' | 'enrolled-courses') => {
  const studied = db
    .select({
      chapterId: studyTime.chapterId,
      minutes: sum(studyTime.minutes).mapWith(Number).as('studied_minutes'),
    })
    .from(studyTime)
    .where(and(eq(studyTime.studentId, studentId), ...courseFilter(scope, studyTime.courseId)))
    .groupBy(studyTime.chapterId)
    .as('studied');
  const tested = db
    .select({ chapterId: results.testId, bestScore: max(results.score).as('best_score') })
    .from(results)
    .where(and(eq(results.studentId, studentId), ...courseFilter(scope, results.courseId)))
    .groupBy(results.testId)
    .as('tested');
  const query = db
    .select({
      courseId: chapters.courseId,
      chapterId: chapters.id,
      totalQuestions: chapters.totalQuestions,
      hasPdf: sql<boolean>`${isNotNull(chapters.pdfId)}`,
      isOpened: sql<boolean>`${isNotNull(chapterVisits.openedAt)}`,
      minutes: sql<number>`coalesce(${studied.minutes}, 0)`.mapWith(Number),
      bestScore: tested.bestScore,
      // a reset clears openedAt, and study before it does not count
      lastStudiedAt:
        sql<Date | null>`case when ${isNotNull(chapterVisits.openedAt)} then ${chapterVisits.reportedAt} end`.mapWith(
          chapterVisits.reportedAt,
        ),
    })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .leftJoin(
      chapterVisits,
      and(eq(chapterVisits.chapterId, chapters.id), eq(chapterVisits.studentId, studentId)),
    )
    .leftJoin(studied, eq(studied.chapterId, chapters.id))
    .leftJoin(tested, eq(tested.chapterId, chapters.id))
    .$dynamic();
  const scoped =
    scope === 'one-course'
      ? query.where(and(...courseFilter(scope, chapters.courseId)))
      : query.innerJoin(
          enrolments,
          and(eq(enrolments.courseId, chapters.courseId), eq(enrolments.studentId, studentId)),
        );
  return scoped.orderBy(asc(chapters.courseId), asc(subjects.position), asc(chapters.position));
});

type CourseIdColumn = typeof chapters.courseId | typeof studyTime.courseId | typeof results.courseId;

const courseFilter = (scope: 'one-course' | 'enrolled-courses', column: CourseIdColumn): SQL[] =>
  scope === 'one-course' ? [eq(column, sql.placeholder('courseId'))] : [];

/** In the order of the chapters. */
export async function findChapterActivity(
  db: Db,
  student: string,
  courseId: string,
): Promise<(ChapterActivity & { courseId: string })[]> {
  return chapterActivity(db, 'one-course').execute({ studentId: student, courseId });
}

/** The chapters of all enrolled courses, grouped by course. */
export async function findEnrolledChapterActivity(
  db: Db,
  student: string,
): Promise<(ChapterActivity & { courseId: string })[]> {
  return chapterActivity(db, 'enrolled-courses').execute({ studentId: student });
}

const resetTime = prepared('reset_time', (db) =>
  db
    .select({ resetAt: progressResets.resetAt })
    .from(progressResets)
    .where(
      and(eq(progressResets.studentId, studentId), eq(progressResets.courseId, sql.placeholder('courseId'))),
    ),
);

export async function findResetTime(db: Db | Tx, student: string, courseId: string): Promise<Date | null> {
  const [row] = await resetTime(db).execute({ studentId: student, courseId });
  return row?.resetAt ?? null;
}
