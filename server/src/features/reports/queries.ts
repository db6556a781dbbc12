import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { isExamReleased } from '../../database/exam-release.ts';
import { newId } from '../../database/new-id.ts';
import { corrections, questionReports, regrades, reportCases } from '../../database/tables/corrections.ts';
import { exams } from '../../database/tables/exams.ts';
import { files } from '../../database/tables/files.ts';
import { papers } from '../../database/tables/learning.ts';

/** The question of a case, from the paper. */
const caseQuestion = sql<{
  question: string;
  odia?: { question: string };
}>`(select element.value from jsonb_array_elements(${papers.questions}) element
  where element.value ->> '_id' = ${reportCases.questionId}::text limit 1)`;

const testColumns = {
  testId: reportCases.testId,
  courseId: reportCases.courseId,
  title: papers.chapterTitle,
  odiaTitle: papers.odiaChapterTitle,
  courseTitle: papers.courseTitle,
  odiaCourseTitle: papers.odiaCourseTitle,
};

/** Whether the results of the exam may be shown; true for a mock test. */
const isReleased = (now: Date) => sql<boolean>`(${exams.id} is null or ${isExamReleased(now)})`;

const selectReports = (db: Db | Tx, now: Date) =>
  db
    .select({
      id: questionReports.id,
      questionId: reportCases.questionId,
      resultId: questionReports.resultId,
      kind: questionReports.kind,
      language: questionReports.language,
      text: questionReports.text,
      imageId: questionReports.imageId,
      reportedAt: questionReports.reportedAt,
      question: caseQuestion,
      ...testColumns,
      decision: reportCases.decision,
      reason: reportCases.reason,
      decidedAt: reportCases.decidedAt,
      isReleased: isReleased(now),
    })
    .from(questionReports)
    .innerJoin(reportCases, eq(reportCases.id, questionReports.caseId))
    .innerJoin(papers, eq(papers.id, reportCases.paperId))
    .leftJoin(exams, eq(exams.id, reportCases.testId));

export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

export async function findReports(
  db: Db,
  studentId: string,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectReports(db, now)
    .where(eq(questionReports.studentId, studentId))
    .orderBy(desc(questionReports.reportedAt), desc(questionReports.id))
    .limit(limit)
    .offset(offset);
}

export async function findReport(tx: Tx, id: string, now: Date): Promise<ReportRow> {
  const [row] = await selectReports(tx, now).where(eq(questionReports.id, id));
  return row!;
}

export async function countReports(db: Db, studentId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(questionReports)
    .where(eq(questionReports.studentId, studentId));
  return row?.total ?? 0;
}

/** How many questions except this one the student has reported since then. */
export async function countRecentReports(
  tx: Tx,
  studentId: string,
  since: Date,
  questionId: string,
): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(questionReports)
    .innerJoin(reportCases, eq(reportCases.id, questionReports.caseId))
    .where(
      and(
        eq(questionReports.studentId, studentId),
        gt(questionReports.reportedAt, since),
        ne(reportCases.questionId, questionId),
      ),
    );
  return row?.total ?? 0;
}

type NewCase = Pick<
  typeof reportCases.$inferInsert,
  'questionId' | 'paperId' | 'testId' | 'courseId' | 'correctAnswer' | 'reportedAt'
>;

/** Returns the open case of the question, or opens one. The question must be locked. */
export async function openCase(tx: Tx, values: NewCase): Promise<{ id: string; isNew: boolean }> {
  const [open] = await tx
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(and(eq(reportCases.questionId, values.questionId), isNull(reportCases.decision)));
  if (open) return { id: open.id, isNew: false };
  const id = newId();
  await tx.insert(reportCases).values({ ...values, id, createdAt: values.reportedAt });
  return { id, isNew: true };
}

/** Replaces the report that the student has in the case, and counts the students of the case. Returns its id. */
export async function storeReport(
  tx: Tx,
  report: Omit<typeof questionReports.$inferInsert, 'id'>,
): Promise<string> {
  const { caseId, studentId: _, ...changed } = report;
  const [stored] = await tx
    .insert(questionReports)
    .values(report)
    .onConflictDoUpdate({ target: [questionReports.caseId, questionReports.studentId], set: changed })
    .returning({ id: questionReports.id });
  await tx
    .update(reportCases)
    .set({
      reportedAt: report.reportedAt,
      reports: sql`(select count(*)::int from question_reports where case_id = ${caseId})`,
    })
    .where(eq(reportCases.id, caseId));
  return stored!.id;
}

/** Locks the picture, so that it cannot be deleted meanwhile; false if it is not one that the student uploaded. */
export async function lockPicture(tx: Tx, fileId: string, studentId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.uploadedByStudent, studentId)))
    .for('key share');
  return rows.length > 0;
}

export type ScoreChangeRow = {
  resultId: string;
  testId: string;
  courseId: string | null;
  title: string;
  odiaTitle: string | null;
  courseTitle: string;
  odiaCourseTitle: string | null;
  attemptNumber: number | null;
  oldScore: number;
  newScore: number;
  oldMarks: number | null;
  newMarks: number | null;
  wasPassed: boolean;
  isPassed: boolean;
  changedAt: string;
  reason: string;
  isNew: boolean;
};

/** Leaves out exams whose results are not released. */
export async function findScoreChanges(db: Db, studentId: string, now: Date, limit: number) {
  const { rows } = await db.execute<ScoreChangeRow>(sql`
    select change.result_id as "resultId", change.test_id as "testId", result.course_id as "courseId",
      paper.chapter_title as title, paper.odia_chapter_title as "odiaTitle", paper.course_title as "courseTitle",
      paper.odia_course_title as "odiaCourseTitle", result.attempt_number as "attemptNumber",
      change.old_score as "oldScore", change.new_score as "newScore", change.old_marks as "oldMarks",
      change.new_marks as "newMarks", change.was_passed as "wasPassed", change.is_passed as "isPassed",
      to_json(change.changed_at) #>> '{}' as "changedAt", correction.reason, change.seen_at is null as "isNew"
    from score_changes change
    join results result on result.id = change.result_id
    join papers paper on paper.id = result.paper_id
    join regrades regrade on regrade.id = change.regrade_id
    join corrections correction on correction.id = regrade.correction_id
    left join exams exam on exam.id = change.test_id
    where change.student_id = ${studentId} and ${isVisible(now)}
    order by change.changed_at desc, change.result_id desc limit ${limit}`);
  return rows;
}

const isVisible = (now: Date) => sql`(exam.id is null or ${isExamReleased(now, sql`exam`)})`;

export async function countNewScoreChanges(db: Db, studentId: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from score_changes change left join exams exam on exam.id = change.test_id
    where change.student_id = ${studentId} and change.seen_at is null and ${isVisible(now)}`);
  return rows[0]?.total ?? 0;
}

/** Score changes of exams whose results are not released stay new. */
export async function markSeen(db: Db, studentId: string, now: Date): Promise<void> {
  await db.execute(sql`
    update score_changes change set seen_at = ${now.toISOString()}::timestamptz
    where change.student_id = ${studentId} and change.seen_at is null
      and not exists (select from exams exam where exam.id = change.test_id and not ${isVisible(now)})`);
}

const MAX_LISTED = 100;

/** The corrections of a course's mock tests, or of an exam, with the number of changed scores. */
export async function findListedCorrections(db: Db, of: { courseId: string } | { examId: string }) {
  return db
    .select({
      id: corrections.id,
      kind: corrections.kind,
      language: corrections.language,
      reason: corrections.reason,
      decidedAt: corrections.decidedAt,
      title: papers.chapterTitle,
      odiaTitle: papers.odiaChapterTitle,
      changedScores: regrades.changedResults,
    })
    .from(corrections)
    .innerJoin(reportCases, eq(reportCases.id, corrections.caseId))
    .innerJoin(papers, eq(papers.id, reportCases.paperId))
    .innerJoin(regrades, eq(regrades.correctionId, corrections.id))
    .where('courseId' in of ? eq(reportCases.courseId, of.courseId) : eq(reportCases.testId, of.examId))
    .orderBy(desc(corrections.decidedAt), desc(corrections.id))
    .limit(MAX_LISTED);
}

/** Also finds a course by a slug that it had before. Only courses of the catalogue are found. */
export async function findListedCourse(db: Db, slug: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select course.id from courses course where course.is_listed and (course.slug = ${slug}
      or course.id = (select course_id from course_slugs where slug = ${slug})) limit 1`);
  return rows[0]?.id;
}
