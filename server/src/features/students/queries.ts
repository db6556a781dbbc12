import { and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { isMockTest } from '../../database/is-mock-test.ts';
import { paperTitles } from '../../database/paper-titles.ts';
import { prepared } from '../../database/prepared.ts';
import { matchesWords, toWordParameters } from '../../database/search-students.ts';
import { courses } from '../../database/tables/courses.ts';
import { papers, results } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';
import { totals } from '../../database/tables/totals.ts';

export type StudentListQuery = {
  /** Normalised like the search column; empty for all students. */
  words: string[];
  sortBy: 'createdAt' | 'googleProfile.name' | 'googleProfile.email';
  sortOrder: 'asc' | 'desc';
  limit: number;
  offset: number;
};

const SORT_COLUMN = {
  createdAt: students.createdAt,
  'googleProfile.name': students.nameKey,
  'googleProfile.email': students.email,
};

export type EnrolmentRow = {
  courseId: string;
  title: string;
  odiaTitle: string | null;
  pricePaise: number;
  status: 'enrolled' | 'purchased';
  amountPaise: number;
  enrolledAt: string;
};

/**
 * The enrolments of a student as one JSON value, the newest first. The columns are plain SQL, because Drizzle omits the
 * table name in a query of one table, and `id` would then be the id of the course.
 */
const enrolmentsJson = sql<EnrolmentRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'courseId', course.id, 'title', course.title, 'odiaTitle', course.odia ->> 'title', 'pricePaise', course.price_paise,
    'status', enrolment.status, 'amountPaise', enrolment.amount_paise, 'enrolledAt', enrolment.enrolled_at
  ) order by enrolment.enrolled_at desc, course.id), '[]')
  from enrolments enrolment join courses course on course.id = enrolment.course_id
  where enrolment.student_id = students.id)`;

const listedColumns = {
  id: students.id,
  name: students.name,
  email: students.email,
  photoUrl: students.photoUrl,
  createdAt: students.createdAt,
  blockedAt: students.blockedAt,
  eraseAt: students.eraseAt,
  dateOfBirth: students.dateOfBirth,
  enrolments: enrolmentsJson.as('enrolments'),
};

const studentsPage = prepared(
  'students_page',
  (db, sortBy: StudentListQuery['sortBy'], sortOrder: StudentListQuery['sortOrder'], words: number) => {
    const order = sortOrder === 'asc' ? asc : desc;
    return db
      .select(listedColumns)
      .from(students)
      .where(matchesWords(words))
      .orderBy(order(SORT_COLUMN[sortBy]), order(students.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'));
  },
);

export async function findStudents(db: Db, { words, sortBy, sortOrder, limit, offset }: StudentListQuery) {
  return studentsPage(db, sortBy, sortOrder, words.length).execute({
    ...toWordParameters(words),
    limit,
    offset,
  });
}

const studentTotal = prepared('student_total', (db) =>
  db.select({ rows: totals.rows }).from(totals).where(eq(totals.name, 'students')),
);

const matchingTotal = prepared('students_matching', (db, words: number) => {
  const matches = db
    .select({ one: sql`1`.as('one') })
    .from(students)
    .where(matchesWords(words))
    .limit(sql.placeholder('max'))
    .as('matches');
  return db.select({ rows: count() }).from(matches);
});

/** Counts all students, or the matches of a search up to `max`. */
export async function countStudents(db: Db, words: string[], max: number): Promise<number> {
  const [row] =
    words.length === 0
      ? await studentTotal(db).execute()
      : await matchingTotal(db, words.length).execute({ ...toWordParameters(words), max });
  return row?.rows ?? 0;
}

export async function findStudent(db: Db, id: string) {
  const [student] = await db.select(listedColumns).from(students).where(eq(students.id, id));
  return student;
}

export async function findPerformance(db: Db, studentId: string) {
  const [row] = await db
    .select({
      averageScore: sql<number>`coalesce(round(avg(${results.score})), 0)`.mapWith(Number),
      minutesStudied: sql<number>`coalesce(round(sum(${results.timeSpentSeconds}) / 60.0), 0)`.mapWith(
        Number,
      ),
      testsCompleted: count(),
    })
    .from(results)
    .where(and(eq(results.studentId, studentId), isMockTest));
  return row!;
}

export async function findNewestResults(db: Db, studentId: string, limit: number) {
  return db
    .select({
      id: results.id,
      ...paperTitles,
      score: results.score,
      correctAnswers: results.correctAnswers,
      totalQuestions: results.totalQuestions,
      timeSpent: results.timeSpentSeconds,
      completedAt: results.completedAt,
    })
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .where(and(eq(results.studentId, studentId), isMockTest))
    .orderBy(desc(results.completedAt), desc(results.id))
    .limit(limit);
}

/** Locks the student, so that the second of two concurrent actions sees the result of the first. */
export async function lockStudent(tx: Tx, id: string) {
  const [student] = await tx.select().from(students).where(eq(students.id, id)).for('update');
  return student;
}

const COURSE_TITLES = { id: courses.id, title: courses.title, odia: courses.odia };

export async function findCourse(db: Db, courseId: string) {
  const [course] = await db.select(COURSE_TITLES).from(courses).where(eq(courses.id, courseId));
  return course;
}

/** Finds a course that can be given to a student, and locks it, so that it is not removed until the transaction ends. */
export async function lockCourse(tx: Tx, courseId: string) {
  const [course] = await tx
    .select(COURSE_TITLES)
    .from(courses)
    .where(and(eq(courses.id, courseId), ne(courses.state, 'draft'), isNull(courses.deletedAt)))
    .for('key share');
  return course;
}

/** Returns false if the student already was in this state. */
export async function setBlocked(tx: Tx, studentId: string, blockedAt: Date | null): Promise<boolean> {
  const isInOtherState = blockedAt ? isNull(students.blockedAt) : sql`${students.blockedAt} is not null`;
  const changed = await tx
    .update(students)
    .set({ blockedAt })
    .where(and(eq(students.id, studentId), isInOtherState))
    .returning({ id: students.id });
  return changed.length > 0;
}
