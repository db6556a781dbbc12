import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { odiaWithoutExplanation, toOdiaTitle } from '../../database/odia-columns.ts';
import { chapters, courses, questions, subjects } from '../../database/tables/courses.ts';
import { papers, results } from '../../database/tables/learning.ts';
import type { OptionCount, PaperQuestion } from './rules.ts';

export async function findCourse(db: Db, courseId: string) {
  const [course] = await db
    .select({ _id: courses.id, title: courses.title, odiaTitles: { title: toOdiaTitle(courses.odia) } })
    .from(courses)
    .where(eq(courses.id, courseId));
  return course;
}

/** All chapters in the order of the course. */
export async function findChapterResults(db: Db, courseId: string) {
  const averageScore = sql<number | null>`round(avg(${results.score}))::int`;
  const passRate = sql<
    number | null
  >`round(100.0 * count(*) filter (where ${results.score} >= ${MOCK_TEST.passingPercent}) / nullif(count(${results.id}), 0))::int`;
  return db
    .select({
      chapterId: chapters.id,
      title: chapters.title,
      subjectTitle: subjects.title,
      odiaTitles: { title: toOdiaTitle(chapters.odia), subjectTitle: toOdiaTitle(subjects.odia) },
      totalQuestions: chapters.totalQuestions,
      testsTaken: count(results.id),
      averageScore,
      passRate,
    })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .leftJoin(results, eq(results.testId, chapters.id))
    .where(eq(chapters.courseId, courseId))
    .groupBy(chapters.id, subjects.id)
    .orderBy(asc(subjects.position), asc(chapters.position));
}

export async function findQuestions(db: Db, courseId: string, chapterId: string) {
  return db
    .select({
      _id: questions.id,
      question: questions.question,
      options: questions.options,
      odia: odiaWithoutExplanation,
      correctAnswer: questions.correctAnswer,
    })
    .from(questions)
    .innerJoin(chapters, eq(chapters.id, questions.chapterId))
    .where(and(eq(chapters.id, chapterId), eq(chapters.courseId, courseId)))
    .orderBy(asc(questions.position));
}

/** Counts how often each option was chosen, by paper and question, in the newest results of a chapter. */
export async function countChosenOptions(db: Db, chapterId: string, limit: number): Promise<OptionCount[]> {
  const { rows } = await db.execute<OptionCount>(sql`
    with newest as (
      select paper_id, answers from results where test_id = ${chapterId} order by completed_at desc limit ${limit})
    select paper_id as "paperId", (position - 1)::int as position, option, count(*)::int as count
    from newest, unnest(answers) with ordinality as answer (option, position)
    group by paper_id, position, option`);
  return rows;
}

export async function countTests(db: Db, chapterId: string, limit: number): Promise<number> {
  const newest = db
    .select({ id: results.id })
    .from(results)
    .where(eq(results.testId, chapterId))
    .limit(limit)
    .as('newest');
  const [row] = await db.select({ tests: count() }).from(newest);
  return row?.tests ?? 0;
}

export async function findPapers(
  db: Db,
  ids: string[],
): Promise<{ id: string; questions: PaperQuestion[] }[]> {
  const rows = await db
    .select({ id: papers.id, questions: papers.questions })
    .from(papers)
    .where(inArray(papers.id, ids));
  return rows.map(({ id, questions }) => ({ id, questions: questions as PaperQuestion[] }));
}
