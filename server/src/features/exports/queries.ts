import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { matchesWords, toWordParameters } from '../../database/search-students.ts';
import { papers, results } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';

/** Rows are read in lots, each starting where the last one ended: no statement is long, and none is held open. */
const LOT = 1000;

const latestCourse = sql<string | null>`(
  select course.title from enrolments enrolment join courses course on course.id = enrolment.course_id
  where enrolment.student_id = students.id
  order by enrolment.enrolled_at desc, course.id limit 1)`;

const studentLot = prepared((db, words: number, first: boolean) =>
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
    .limit(LOT)
    .prepare(`student_lot_${words}_${first}`),
);

/** The students in the order in which they came. */
export async function* eachStudent(db: Db, words: string[]) {
  const values = toWordParameters(words);
  let lot = await studentLot(db, words.length, true).execute(values);
  while (lot.length > 0) {
    yield lot;
    const { id, createdAtExactly } = lot.at(-1)!;
    lot = await studentLot(db, words.length, false).execute({ ...values, id, createdAt: createdAtExactly });
  }
}

const resultLot = prepared((db, ofChapter: boolean, first: boolean) =>
  db
    .select({
      id: results.id,
      completedAt: results.completedAt,
      completedAtExactly: sql<string>`${results.completedAt}::text`.as('completed_at_exactly'),
      name: students.name,
      email: students.email,
      courseTitle: papers.courseTitle,
      chapterTitle: papers.chapterTitle,
      score: results.score,
      correctAnswers: results.correctAnswers,
      totalQuestions: results.totalQuestions,
      timeSpentSeconds: results.timeSpentSeconds,
    })
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .innerJoin(students, eq(students.id, results.studentId))
    .where(ofChapter ? afterInChapter(first) : first ? undefined : gt(results.id, sql.placeholder('id')))
    .orderBy(...(ofChapter ? [asc(results.completedAt), asc(results.id)] : [asc(results.id)]))
    .limit(LOT)
    .prepare(`result_lot_${ofChapter}_${first}`),
);

const afterInChapter = (first: boolean) =>
  and(
    eq(results.chapterId, sql.placeholder('chapterId')),
    first
      ? undefined
      : and(
          // the index leads to the moment; those of the same moment are told apart by their id
          sql`${results.completedAt} >= ${sql.placeholder('completedAt')}::timestamptz`,
          or(
            sql`${results.completedAt} > ${sql.placeholder('completedAt')}::timestamptz`,
            gt(results.id, sql.placeholder('id')),
          ),
        ),
  );

/** All results, as they were stored: an id grows with its time. */
export async function* eachResult(db: Db) {
  let lot = await resultLot(db, false, true).execute();
  while (lot.length > 0) {
    yield lot;
    lot = await resultLot(db, false, false).execute({ id: lot.at(-1)!.id });
  }
}

/** The results of one course, chapter after chapter, those of removed chapters among them. */
export async function* eachResultOfCourse(db: Db, courseId: string) {
  const chapters = await db
    .selectDistinct({ id: papers.chapterId })
    .from(papers)
    .where(eq(papers.courseId, courseId));
  for (const { id: chapterId } of chapters) {
    let lot = await resultLot(db, true, true).execute({ chapterId });
    while (lot.length > 0) {
      yield lot;
      const { id, completedAtExactly } = lot.at(-1)!;
      lot = await resultLot(db, true, false).execute({ chapterId, id, completedAt: completedAtExactly });
    }
  }
}
