import { and, count, desc, eq, gte, max, sql, sum } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { isMockTest } from '../../database/is-mock-test.ts';
import { paperTitles } from '../../database/paper-titles.ts';
import { prepared } from '../../database/prepared.ts';
import { chapters, subjects } from '../../database/tables/courses.ts';
import { papers, results, studyTime } from '../../database/tables/learning.ts';
import type { StudiedCourse, StudyDay, TestDay, TestedChapter } from './rules.ts';

/** Every query starts with an index on the student, so that the rows of other students do not slow it down. */

const isOwnResultSince = and(
  eq(results.studentId, sql.placeholder('studentId')),
  gte(results.completedAt, sql.placeholder('since')),
  isMockTest,
);

const testedChapters = prepared('tested_chapters', (db) => {
  const tested = db
    .select({
      courseId: sql<string>`${results.courseId}`.as('tested_course_id'),
      chapterId: results.testId,
      tests: count().as('tests'),
      totalScore: sum(results.score).mapWith(Number).as('total_score'),
      bestScore: max(results.score).as('best_score'),
      seconds: sum(results.timeSpentSeconds).mapWith(Number).as('seconds'),
      // all papers of a chapter have the same titles, the current or the last ones
      paperId: sql<string>`(array_agg(${results.paperId}))[1]`.as('any_paper_id'),
    })
    .from(results)
    .where(isOwnResultSince)
    .groupBy(results.courseId, results.testId)
    .as('tested');
  return db
    .select({
      courseId: tested.courseId,
      chapterId: tested.chapterId,
      ...paperTitles,
      subjectIndex: subjects.position,
      chapterIndex: chapters.position,
      tests: tested.tests,
      totalScore: tested.totalScore,
      bestScore: sql<number>`${tested.bestScore}`,
      seconds: tested.seconds,
    })
    .from(tested)
    .innerJoin(papers, eq(papers.id, tested.paperId))
    .leftJoin(chapters, eq(chapters.id, tested.chapterId))
    .leftJoin(subjects, eq(subjects.id, chapters.subjectId));
});

/** The chapters in which the student took tests; the indexes of deleted chapters are null. */
export async function findTestedChapters(db: Db, studentId: string, since: Date): Promise<TestedChapter[]> {
  return testedChapters(db).execute({ studentId, since: since.toISOString() });
}

const newestTests = prepared('newest_tests', (db) =>
  db
    .select({
      resultId: results.id,
      ...paperTitles,
      score: results.score,
      completedAt: results.completedAt,
    })
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .where(isOwnResultSince)
    .orderBy(desc(results.completedAt))
    .limit(sql.placeholder('limit')),
);

export async function findNewestTests(db: Db, studentId: string, since: Date, limit: number) {
  return newestTests(db).execute({ studentId, since: since.toISOString(), limit });
}

const testDays = prepared('test_days', (db) => {
  const day = sql<string>`(${results.completedAt} at time zone 'Asia/Kolkata')::date::text`;
  return db
    .select({ day, tests: count(), seconds: sum(results.timeSpentSeconds).mapWith(Number) })
    .from(results)
    .where(isOwnResultSince)
    .groupBy(day);
});

export async function findTestDays(db: Db, studentId: string, since: Date): Promise<TestDay[]> {
  return testDays(db).execute({ studentId, since: since.toISOString() });
}

const isOwnStudySince = and(
  eq(studyTime.studentId, sql.placeholder('studentId')),
  gte(studyTime.day, sql.placeholder('firstDay')),
);

const studyDays = prepared('study_days', (db) =>
  db
    .select({ day: studyTime.day, minutes: sum(studyTime.minutes).mapWith(Number) })
    .from(studyTime)
    .where(isOwnStudySince)
    .groupBy(studyTime.day),
);

export async function findStudyDays(db: Db, studentId: string, firstDay: string): Promise<StudyDay[]> {
  return studyDays(db).execute({ studentId, firstDay });
}

const studiedCourses = prepared('studied_courses', (db) =>
  db
    .select({ courseId: studyTime.courseId, minutes: sum(studyTime.minutes).mapWith(Number) })
    .from(studyTime)
    .where(isOwnStudySince)
    .groupBy(studyTime.courseId),
);

export async function findStudiedCourses(
  db: Db,
  studentId: string,
  firstDay: string,
): Promise<StudiedCourse[]> {
  return studiedCourses(db).execute({ studentId, firstDay });
}
