import type { DecisionKind } from '@sikhya/contract/corrections.ts';
import type { ReportKind } from '@sikhya/contract/reports.ts';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { questionReports, reportCases } from '../../database/tables/corrections.ts';
import { students } from '../../database/tables/people.ts';

export type CaseRow = {
  id: string;
  questionId: string;
  paperId: string;
  testId: string;
  courseId: string | null;
  title: string;
  odiaTitle: string | null;
  courseTitle: string;
  odiaCourseTitle: string | null;
  question: { question: string; odia?: { question: string } } | null;
  reports: number;
  kinds: { kind: ReportKind; reports: number }[];
  reportedAt: string;
  hasNegativeDiscrimination: boolean;
  hasOtherBestOption: boolean;
  decision: DecisionKind | null;
  correctAnswers: number[] | null;
  language: 'en' | 'or' | null;
  reason: string;
  decidedBy: string | null;
  decidedAt: string | null;
};

const isoText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A sign of a wrong key, such as negative discrimination, counts as this number of reports. */
const SIGN_WEIGHT = 10;

const isNegative = sql`coalesce(statistic.discrimination < 0, false)`;
const isOtherBest = sql`coalesce(statistic.best_option <> reported.correct_answer, false)`;
const urgency = sql`reported.reports + ${sql.raw(String(SIGN_WEIGHT))} * (${isNegative}::int + ${isOtherBest}::int)`;

const caseColumns = sql`
  reported.id, reported.question_id as "questionId", reported.paper_id as "paperId", reported.test_id as "testId",
  reported.course_id as "courseId", paper.chapter_title as title, paper.odia_chapter_title as "odiaTitle",
  paper.course_title as "courseTitle", paper.odia_course_title as "odiaCourseTitle",
  (select element.value from jsonb_array_elements(paper.questions) element
    where element.value ->> '_id' = reported.question_id::text limit 1) as question,
  reported.reports, ${isoText(sql`reported.reported_at`)} as "reportedAt",
  coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'reports', total) order by total desc, kind) from (
    select kind, count(*)::int as total from question_reports where case_id = reported.id group by kind) counted),
    '[]') as kinds,
  ${isNegative} as "hasNegativeDiscrimination", ${isOtherBest} as "hasOtherBestOption", reported.decision,
  correction.correct_answers as "correctAnswers", correction.language, reported.reason,
  reported.decided_by as "decidedBy", ${isoText(sql`reported.decided_at`)} as "decidedAt"`;

const caseTables = sql`report_cases reported
  join papers paper on paper.id = reported.paper_id
  left join corrections correction on correction.case_id = reported.id
  left join question_statistics statistic on statistic.question_id = reported.question_id`;

/** An author sees the cases of their courses. */
type CaseFilter = { state: 'open' | 'decided'; authorId: string | undefined };

const matches = ({ state, authorId }: CaseFilter) => sql`
  reported.decision is ${state === 'open' ? sql`null` : sql`not null`} and ${isOfAuthor(authorId)}`;

const isOfAuthor = (authorId: string | undefined) =>
  authorId === undefined
    ? sql`true`
    : sql`reported.course_id in (select course_id from course_authors where admin_id = ${authorId})`;

export async function findCases(db: Db, filter: CaseFilter, page: { limit: number; offset: number }) {
  const order =
    filter.state === 'open'
      ? sql`${urgency} desc, reported.reported_at desc, reported.id`
      : sql`reported.decided_at desc, reported.id`;
  const { rows } = await db.execute<CaseRow>(sql`
    select ${caseColumns} from ${caseTables} where ${matches(filter)}
    order by ${order} limit ${page.limit} offset ${page.offset}`);
  return rows;
}

export async function countCases(db: Db, filter: CaseFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from report_cases reported where ${matches(filter)}`);
  return rows[0]?.total ?? 0;
}

/** Finds a case by its id, or by the id of one of its reports. */
export async function findCase(
  db: Db | Tx,
  id: string,
  authorId: string | undefined,
): Promise<CaseRow | undefined> {
  const { rows } = await db.execute<CaseRow>(sql`
    select ${caseColumns} from ${caseTables}
    where (reported.id = ${id} or reported.id = (select case_id from question_reports where id = ${id}))
      and ${isOfAuthor(authorId)}`);
  return rows[0];
}

export async function decideCase(
  tx: Tx,
  id: string,
  decided: { decision: DecisionKind; reason: string; decidedBy: string; decidedAt: Date },
): Promise<void> {
  await tx.update(reportCases).set(decided).where(eq(reportCases.id, id));
}

const MAX_REPORTS = 100;

export async function findCaseReports(db: Db, caseId: string) {
  return db
    .select({
      id: questionReports.id,
      student: { _id: students.id, name: students.name },
      kind: questionReports.kind,
      language: questionReports.language,
      text: questionReports.text,
      imageId: questionReports.imageId,
      reportedAt: questionReports.reportedAt,
    })
    .from(questionReports)
    .innerJoin(students, eq(students.id, questionReports.studentId))
    .where(eq(questionReports.caseId, caseId))
    .orderBy(desc(questionReports.reportedAt), desc(questionReports.id))
    .limit(MAX_REPORTS);
}

export async function findRegrade(db: Db, caseId: string) {
  const { rows } = await db.execute<{
    total: number;
    graded: number;
    changed: number;
    passesGained: number;
    passesLost: number;
    startedAt: string;
    finishedAt: string | null;
  }>(sql`
    select total_results as total, graded_results as graded, changed_results as changed,
      passes_gained as "passesGained", passes_lost as "passesLost", ${isoText(sql`started_at`)} as "startedAt",
      ${isoText(sql`finished_at`)} as "finishedAt"
    from regrades where correction_id = (select id from corrections where case_id = ${caseId})`);
  return rows[0];
}

export async function findStudents(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, name from students where id = any(${`{${ids.join()}}`}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export type UseRow = {
  kind: 'course' | 'exam';
  id: string;
  questionId: string;
  title: string;
  odiaTitle: string | null;
  options: string[];
  correctAnswer: number;
  hasBegun: boolean;
};

/** The courses and exams that have the question, its origin, or copies of either. */
export async function findUses(db: Db, questionId: string): Promise<UseRow[]> {
  const { rows } = await db.execute<UseRow>(sql`
    with root as materialized (
      select ${questionId}::uuid as id
      union select origin_id from exam_questions where id = ${questionId} and origin_id is not null)
    select 'course' as kind, course.id, question.id as "questionId", course.title, course.odia ->> 'title' as "odiaTitle",
      question.options, question.correct_answer as "correctAnswer", false as "hasBegun"
    from questions question join chapters chapter on chapter.id = question.chapter_id
    join courses course on course.id = chapter.course_id
    where course.deleted_at is null and question.id in (select id from root)
    union all
    select 'exam', exam.id, question.id, exam.title, exam.odia ->> 'title', question.options, question.correct_answer,
      exists (select from attempts where attempts.test_id = exam.id and attempts.attempt_number is not null)
    from exam_questions question join exams exam on exam.id = question.exam_id
    where exam.deleted_at is null
      and (question.id in (select id from root) or question.origin_id in (select id from root))
    order by 1, 4, 2 limit 100`);
  return rows;
}

/** Which course a test belongs to; null for an exam. */
export async function findCourseOfPaper(tx: Tx, paperId: string) {
  const { rows } = await tx.execute<{ testId: string; courseId: string | null }>(sql`
    select test_id as "testId", course_id as "courseId" from papers where id = ${paperId}`);
  return rows[0];
}
