import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { getReleaseTime } from '../../database/exam-release.ts';
import { prepared } from '../../database/prepared.ts';
import { attemptEvents, exams, extraTime } from '../../database/tables/exams.ts';
import { attempts, results } from '../../database/tables/learning.ts';
import { valuesRows } from '../../database/values-rows.ts';

const listedColumns = {
  id: exams.id,
  title: exams.title,
  odiaTitle: sql<string | null>`${exams.odia} ->> 'title'`,
  state: exams.state,
  deletedAt: exams.deletedAt,
  paperId: exams.paperId,
  totalQuestions: exams.totalQuestions,
  minutes: exams.minutes,
  opensAt: exams.opensAt,
  closesAt: exams.closesAt,
  lateEntryMinutes: exams.lateEntryMinutes,
  releaseAt: exams.releaseAt,
  maxAttempts: exams.maxAttempts,
  cancelledAt: exams.cancelledAt,
};

/** A student with the courses that are open to them. */
type ExamStudent = { studentId: string; courseIds: readonly string[] };

/** The same in SQL; the courses are an array literal. */
type ExamStudentSql = { studentId: SQL; courseIds: SQL };

const toSql = ({ studentId, courseIds }: ExamStudent): ExamStudentSql => ({
  studentId: sql`${studentId}`,
  courseIds: sql`${`{${courseIds.join()}}`}`,
});

/** Whether the student may take the exam: everybody may, or the students of its courses. */
const isForStudent = ({ courseIds }: ExamStudentSql): SQL =>
  sql`(not ${exams.isForCourses} or exists (select from exam_courses
    where exam_courses.exam_id = ${exams.id} and exam_courses.course_id = any(${courseIds}::uuid[])))`;

const isTaken = ({ studentId }: ExamStudentSql): SQL =>
  sql`exists (select from attempts where attempts.test_id = ${exams.id}
    and attempts.student_id = ${studentId} and attempts.attempt_number is not null)`;

const isPublished = and(eq(exams.state, 'published'), isNull(exams.deletedAt));

const getListedColumns = (student: ExamStudentSql) => ({
  ...listedColumns,
  isOpenToStudent: sql<boolean>`${and(isPublished, isForStudent(student))}`,
  extraMinutesPerHour: sql<number>`coalesce(${extraTime.minutesPerHour}, 0)`,
  used: sql<number>`(select coalesce(max(attempts.attempt_number), 0)::int from attempts
    where attempts.test_id = ${exams.id} and attempts.student_id = ${student.studentId})`,
});

const hasExtraTime = ({ studentId }: ExamStudentSql) =>
  and(eq(extraTime.examId, exams.id), eq(extraTime.studentId, studentId));

const getReleaseColumn = (now: Date) => getReleaseTime(now).mapWith(exams.releaseAt) as SQL<Date | null>;

const selectListed = (db: Db, student: ExamStudentSql, now: Date) =>
  db
    .select({ ...getListedColumns(student), releaseAt: getReleaseColumn(now) })
    .from(exams)
    .leftJoin(extraTime, hasExtraTime(student));

export type ListedRow = Awaited<ReturnType<typeof findListedExams>>[number];

const MAX_LISTED = 500;

/** The exams that the student may take, and those that they have taken. */
export async function findListedExams(db: Db, student: ExamStudent, now: Date) {
  const asSql = toSql(student);
  return selectListed(db, asSql, now)
    .where(and(isNotNull(exams.paperId), or(and(isPublished, isForStudent(asSql)), isTaken(asSql))))
    .orderBy(desc(exams.opensAt), desc(exams.createdAt))
    .limit(MAX_LISTED);
}

export async function findListedExam(
  db: Db,
  student: ExamStudent,
  examId: string,
  now: Date,
): Promise<ListedRow | undefined> {
  const [row] = await selectListed(db, toSql(student), now).where(
    and(eq(exams.id, examId), isNotNull(exams.paperId)),
  );
  return row;
}

/** The texts that only the page of an exam shows. They would make the list large. */
export async function findInstructions(db: Db, examId: string) {
  const [row] = await db
    .select({ odia: exams.odia, instructions: exams.instructions })
    .from(exams)
    .where(eq(exams.id, examId));
  return row;
}

const starter = valuesRows('starter', { examId: 'uuid', studentId: 'uuid', courseIds: 'text' });

const examsToStart = prepared('exams_to_start', (db) =>
  db
    .select({ ...getListedColumns(starter.field), studentId: sql<string>`${starter.field.studentId}` })
    .from(starter.from)
    .innerJoin(exams, eq(exams.id, starter.field.examId))
    .leftJoin(extraTime, hasExtraTime(starter.field))
    .where(isNotNull(exams.paperId)),
);

/** The exams that students are about to start, each with its student. */
export async function findExamsToStart(tx: Tx, starts: readonly (ExamStudent & { examId: string })[]) {
  return examsToStart(tx).execute(
    starter.values(
      starts.map(({ examId, studentId, courseIds }) => ({
        examId,
        studentId,
        courseIds: `{${courseIds.join()}}`,
      })),
    ),
  );
}

export async function findOpenAttempts(db: Db, studentId: string) {
  return db
    .select({ id: attempts.id, examId: attempts.testId, deadline: attempts.deadline })
    .from(attempts)
    .where(
      and(eq(attempts.studentId, studentId), isNotNull(attempts.attemptNumber), isNull(attempts.handedInAt)),
    );
}

/** When the student completed the first attempt at each exam. */
export async function findCompletions(db: Db, studentId: string) {
  return db
    .select({ examId: results.testId, completedAt: results.completedAt })
    .from(results)
    .where(and(eq(results.studentId, studentId), eq(results.attemptNumber, 1)));
}

export async function setDevice(tx: Tx, attemptId: string, deviceId: string): Promise<void> {
  await tx.update(attempts).set({ deviceId }).where(eq(attempts.id, attemptId));
}

const MAX_EVENTS = 1000;

/** Returns false if the student has no such open attempt at an exam, or it has too many events. */
export async function insertEvent(
  db: Db | Tx,
  { studentId, attemptId, kind, at }: { studentId: string; attemptId: string; kind: EventKind; at: Date },
): Promise<boolean> {
  const open = db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.id, attemptId),
        eq(attempts.studentId, studentId),
        isNotNull(attempts.attemptNumber),
        isNull(attempts.handedInAt),
        sql`(select count(*) from attempt_events where attempt_id = ${attempts.id}) < ${MAX_EVENTS}`,
      ),
    );
  const [found] = await open;
  if (!found) return false;
  await db.insert(attemptEvents).values({ attemptId, kind, happenedAt: at });
  return true;
}

type EventKind = (typeof attemptEvents.$inferInsert)['kind'];
