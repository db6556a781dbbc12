import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { AnsweredQuestion, AnswerSheet, QuestionAnalysis } from './rules.ts';

/** Tests that have results newer than their statistics, in the order of their ids. */
export async function findChangedTests(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select test.id from tests test
    where test.id > ${after} and exists (
      select from results result where result.test_id = test.id and result.completed_at > coalesce(
        (select max(counted_at) from question_statistics statistic where statistic.test_id = test.id), '-infinity'))
    order by test.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The newest results of a test, with the questions of their paper. */
export async function findAnswerSheets(db: Db, testId: string, limit: number): Promise<AnswerSheet[]> {
  const { rows: results } = await db.execute<{
    paperId: string;
    answers: number[];
    seconds: number[] | null;
  }>(sql`
    select paper_id as "paperId", answers, question_seconds as seconds from results where test_id = ${testId}
    order by completed_at desc limit ${limit}`);
  const ids = `{${[...new Set(results.map(({ paperId }) => paperId))].join()}}`;
  const { rows: papers } = await db.execute<{ id: string; questions: AnsweredQuestion[] }>(
    sql`select id, questions from papers where id = any(${ids}::uuid[])`,
  );
  const questions = new Map(papers.map((paper) => [paper.id, paper.questions]));
  return results.map(({ paperId, ...result }) => ({ questions: questions.get(paperId) ?? [], ...result }));
}

export async function storeStatistics(
  db: Db,
  testId: string,
  questions: QuestionAnalysis[],
  countedAt: Date,
): Promise<void> {
  const rows = questions.map(({ _id, results, shareRight, discrimination, medianSeconds }) => ({
    id: _id,
    results,
    shareRight,
    discrimination,
    medianSeconds,
  }));
  await db.execute(sql`
    insert into question_statistics
      (question_id, test_id, results, share_right, discrimination, median_seconds, counted_at)
    select id, ${testId}::uuid, results, "shareRight", discrimination, "medianSeconds",
      ${countedAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (id uuid, results int, "shareRight" real, discrimination real, "medianSeconds" int)
    on conflict (question_id) do update
      set test_id = excluded.test_id, results = excluded.results, share_right = excluded.share_right,
          discrimination = excluded.discrimination, median_seconds = excluded.median_seconds,
          counted_at = excluded.counted_at`);
}
