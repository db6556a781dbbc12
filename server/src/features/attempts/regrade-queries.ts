import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import type { CountChange, Regraded, StoredResult } from './regrading.ts';

/** A result in the order of a regrade. The time is text, because a Date would lose its microseconds. */
export type Position = { completedAt: string; id: string };

type PositionedResult = StoredResult & { completedAt: string };

const has = (questionId: string) =>
  sql`jsonb_path_query_array(papers.questions, '$[*]._id') ? ${questionId}::text`;

/** The tests whose papers have the question. */
export async function findTestsOfQuestion(db: Db | Tx, questionId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct test_id as id from papers where ${has(questionId)} order by id`);
  return rows.map(({ id }) => id);
}

/** The newest paper that has the question. */
export async function findPaperOfQuestion(db: Db | Tx, questionId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from papers where ${has(questionId)} order by created_at desc, id desc limit 1`);
  return rows[0]?.id;
}

const toArray = (ids: readonly string[]) => sql`${`{${ids.join()}}`}::uuid[]`;

export async function countResults(db: Db | Tx, testIds: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from results where test_id = any(${toArray(testIds)})`);
  return rows[0]?.total ?? 0;
}

/**
 * Results of a test in the order of their completion. They are limited before the attempts are joined: when thousands of
 * results end at the same deadline, PostgreSQL expects few of them, and would join and sort all that are left.
 */
export async function findResultsAfter(
  db: Db | Tx,
  testId: string,
  after: Position | null,
  { limit, locks }: { limit: number; locks: boolean },
): Promise<PositionedResult[]> {
  const isAfter: SQL = after
    ? sql`and (completed_at, id) > (${after.completedAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await db.execute<PositionedResult>(sql`
    select result.id, result.student_id as "studentId", result.course_id as "courseId", result.paper_id as "paperId",
      result.completed_at::text as "completedAt", result.answers, result.score,
      result.correct_answers as "correctAnswers", result.marks, result.section_marks as "sectionMarks",
      result.attempt_number as "attemptNumber", attempt.shown_languages as "shownLanguages",
      attempt.question_order as "questionOrder"
    from (
      select * from results where test_id = ${testId} ${isAfter}
      order by completed_at, id limit ${limit} ${locks ? sql`for update` : sql``}
    ) result left join attempts attempt on attempt.id = result.attempt_id
    order by result.completed_at, result.id`);
  return rows;
}

/** The oldest regrade that is not finished; undefined if there is none, or another process has it. */
export async function lockRegrade(tx: Tx) {
  const { rows } = await tx.execute<{
    id: string;
    testIds: string[];
    testsDone: number;
    completedAt: string | null;
    resultId: string | null;
  }>(sql`
    select id, test_ids as "testIds", tests_done as "testsDone", last_completed_at::text as "completedAt",
      last_result_id as "resultId"
    from regrades where finished_at is null order by started_at, id limit 1 for update skip locked`);
  return rows[0];
}

export async function advanceRegrade(
  tx: Tx,
  id: string,
  progress: { graded: number; changed: number; gained: number; lost: number; last: Position | null },
  now: Date,
): Promise<void> {
  const { graded, changed, gained, lost, last } = progress;
  await tx.execute(sql`
    update regrades set graded_results = graded_results + ${graded}, changed_results = changed_results + ${changed},
      passes_gained = passes_gained + ${gained}, passes_lost = passes_lost + ${lost},
      last_completed_at = ${last?.completedAt ?? null}::timestamptz, last_result_id = ${last?.id ?? null}::uuid,
      tests_done = tests_done + ${last ? 0 : 1},
      finished_at = case when ${last === null}::boolean and tests_done + 1 >= cardinality(test_ids)
        then ${now.toISOString()}::timestamptz end
    where id = ${id}`);
}

export async function storeGrades(tx: Tx, regraded: readonly Regraded[]): Promise<void> {
  const rows = regraded.map(({ result, grade }) => ({
    id: result.id,
    score: grade.score,
    correct: grade.correctAnswers,
    marks: grade.marks,
    sections: grade.sectionMarks && `{${grade.sectionMarks.join()}}`,
  }));
  await tx.execute(sql`
    update results set score = new.score, correct_answers = new.correct, marks = new.marks,
      section_marks = new.sections::int[]
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (id uuid, score smallint, correct int, marks int, sections text)
    where results.id = new.id`);
}

/** The scores before, which the students see. */
export async function storeScoreChanges(
  tx: Tx,
  { regradeId, testId, now }: { regradeId: string; testId: string; now: Date },
  regraded: readonly Regraded[],
): Promise<void> {
  const rows = regraded.map(({ result, grade, wasPassed, isPassed }) => ({
    result: result.id,
    student: result.studentId,
    old: result.score,
    new: grade.score,
    oldMarks: result.marks,
    newMarks: grade.marks,
    wasPassed,
    isPassed,
  }));
  await tx.execute(sql`
    insert into score_changes (result_id, regrade_id, student_id, test_id, old_score, new_score, old_marks, new_marks,
                               was_passed, is_passed, changed_at)
    select result, ${regradeId}::uuid, student, ${testId}::uuid, old, new, "oldMarks", "newMarks", "wasPassed",
           "isPassed", ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as changed (result uuid, student uuid, old smallint, new smallint, "oldMarks" int, "newMarks" int,
                  "wasPassed" boolean, "isPassed" boolean)`);
}

/**
 * Changes how many students have which marks in an exam. Writes the rows in the order of `countMarks`, so that a hand-in
 * at the same time cannot deadlock. Marks that nobody has any more are deleted, because the best marks are read from here.
 */
export async function applyCountChanges(
  tx: Tx,
  examId: string,
  changes: readonly CountChange[],
): Promise<void> {
  await tx.execute(sql`
    with changes as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (section smallint, marks int, takers int))
    insert into exam_score_counts as old (exam_id, section, marks, takers)
    select ${examId}::uuid, section, marks, greatest(takers, 0) from changes order by 1, 2, 3
    on conflict (exam_id, section, marks) do update set takers = old.takers + (
      select changes.takers from changes where changes.section = old.section and changes.marks = old.marks)`);
  await tx.execute(sql`delete from exam_score_counts where exam_id = ${examId} and takers = 0`);
}

export async function findTotalCounts(db: Db | Tx, examId: string) {
  const { rows } = await db.execute<{ marks: number; takers: number }>(sql`
    select marks, takers from exam_score_counts where exam_id = ${examId} and section = -1`);
  return rows;
}
