import type { ActivityFilters } from '@sikhya/contract/activity.ts';
import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { paperTitles } from '../../database/paper-titles.ts';
import { prepared } from '../../database/prepared.ts';
import { matchesFilters, orderByNewest } from '../../database/search-audit.ts';
import { matchesWords, toWordParameters } from '../../database/search-students.ts';
import { audit } from '../../database/tables/audit.ts';
import { courses } from '../../database/tables/courses.ts';
import { papers, results } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';

/** Rows are read in batches, each starting where the last one ended, so that no statement runs long. */
const BATCH = 1000;

const latestCourse = sql<{ title: string; odiaTitle: string | null } | null>`(
  select jsonb_build_object('title', course.title, 'odiaTitle', course.odia ->> 'title')
  from enrolments enrolment join courses course on course.id = enrolment.course_id
  where enrolment.student_id = students.id
  order by enrolment.enrolled_at desc, course.id limit 1)`;

const selectStudents = prepared('student_batch', (db, words: number, first: boolean) =>
  db
    .select({
      id: students.id,
      name: students.name,
      email: students.email,
      createdAt: students.createdAt,
      createdAtExactly: sql<string>`${students.createdAt}::text`.as('created_at_exactly'),
      blockedAt: students.blockedAt,
      totalEnrolments: students.totalEnrolments,
      latestCourse: latestCourse.as('latest_course'),
    })
    .from(students)
    .where(
      and(
        matchesWords(words),
        first
          ? undefined
          : sql`(${students.createdAt}, ${students.id}) > (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(asc(students.createdAt), asc(students.id))
    .limit(BATCH),
);

/** Reads the students in the order in which they joined. */
export async function* readStudentBatches(db: Db, words: string[]) {
  const values = toWordParameters(words);
  let batch = await selectStudents(db, words.length, true).execute(values);
  while (batch.length > 0) {
    yield batch;
    const { id, createdAtExactly } = batch.at(-1)!;
    batch = await selectStudents(db, words.length, false).execute({
      ...values,
      id,
      createdAt: createdAtExactly,
    });
  }
}

const selectResults = prepared('result_batch', (db, inChapter: boolean, first: boolean) =>
  db
    .select({
      id: results.id,
      completedAt: results.completedAt,
      completedAtExactly: sql<string>`${results.completedAt}::text`.as('completed_at_exactly'),
      // empty if the personal data of the student was erased
      name: sql<string>`coalesce(${students.name}, '')`.as('name'),
      email: sql<string>`coalesce(${students.email}, '')`.as('email'),
      ...paperTitles,
      score: results.score,
      correctAnswers: results.correctAnswers,
      totalQuestions: results.totalQuestions,
      timeSpentSeconds: results.timeSpentSeconds,
    })
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .leftJoin(students, eq(students.id, results.studentId))
    .where(inChapter ? afterInChapter(first) : first ? undefined : gt(results.id, sql.placeholder('id')))
    .orderBy(...(inChapter ? [asc(results.completedAt), asc(results.id)] : [asc(results.id)]))
    .limit(BATCH),
);

const afterInChapter = (first: boolean) =>
  and(
    eq(results.testId, sql.placeholder('chapterId')),
    first
      ? undefined
      : and(
          // The index finds the time; results of the same time are ordered by id.
          sql`${results.completedAt} >= ${sql.placeholder('completedAt')}::timestamptz`,
          or(
            sql`${results.completedAt} > ${sql.placeholder('completedAt')}::timestamptz`,
            gt(results.id, sql.placeholder('id')),
          ),
        ),
  );

/** Reads all results in the order in which they were stored; ids grow with time. */
export async function* readResultBatches(db: Db) {
  let batch = await selectResults(db, false, true).execute();
  while (batch.length > 0) {
    yield batch;
    batch = await selectResults(db, false, false).execute({ id: batch.at(-1)!.id });
  }
}

/** Reads the results of one course chapter by chapter, including removed chapters. */
export async function* readCourseResultBatches(db: Db, courseId: string) {
  const chapters = await db
    .selectDistinct({ id: papers.testId })
    .from(papers)
    .where(eq(papers.courseId, courseId));
  for (const { id: chapterId } of chapters) {
    let batch = await selectResults(db, true, true).execute({ chapterId });
    while (batch.length > 0) {
      yield batch;
      const { id, completedAtExactly } = batch.at(-1)!;
      batch = await selectResults(db, true, false).execute({
        chapterId,
        id,
        completedAt: completedAtExactly,
      });
    }
  }
}

/** Reads the entries of the audit log that match, the newest first. */
export async function* readActivityBatches(db: Db, filters: ActivityFilters) {
  const select = (after: SQL | undefined) =>
    db
      .select({
        id: audit.id,
        at: audit.at,
        atExactly: sql<string>`${audit.at}::text`,
        actor: audit.actor,
        action: audit.action,
        address: audit.address,
        details: sql<Record<string, string | number>>`${audit.details}`,
        courseTitle: courses.title,
        studentName: students.name,
      })
      .from(audit)
      .leftJoin(courses, eq(courses.id, sql`coalesce(${audit.courseId}, ${audit.subjectId})`))
      .leftJoin(students, eq(students.id, audit.subjectId))
      .where(and(matchesFilters(filters), after))
      .orderBy(...orderByNewest(filters))
      .limit(BATCH);
  let batch = await select(undefined);
  while (batch.length > 0) {
    yield batch;
    const { atExactly, id } = batch.at(-1)!;
    batch = await select(sql`(${audit.at}, ${audit.id}) < (${atExactly}::timestamptz, ${id}::uuid)`);
  }
}
