import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { QuestionAnalysis } from './rules.ts';

/** Tests that have results or corrections newer than their statistics, in the order of their ids. */
export async function findChangedTests(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select test.id from tests test, lateral (
      select coalesce(max(counted_at), '-infinity') as at from question_statistics where test_id = test.id) counted
    where test.id > ${after} and (
      exists (select from results where test_id = test.id and completed_at > counted.at)
      or test.correction_number > 0
        and exists (select from regrades where test.id = any(test_ids) and started_at > counted.at))
    order by test.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The newest results of a test, with the number of its corrections. */
export async function findNewestResults(db: Db, testId: string, limit: number) {
  const { rows } = await db.execute<{
    paperId: string;
    answers: number[];
    seconds: number[] | null;
    correctionNumber: number;
  }>(sql`
    select paper_id as "paperId", answers, question_seconds as seconds, correction_number as "correctionNumber"
    from results join tests on tests.id = results.test_id where test_id = ${testId}
    order by completed_at desc limit ${limit}`);
  return rows;
}

export async function storeStatistics(
  db: Db,
  testId: string,
  questions: QuestionAnalysis[],
  countedAt: Date,
): Promise<void> {
  const rows = questions.map(({ _id, results, shareRight, discrimination, medianSeconds, bestOption }) => ({
    id: _id,
    results,
    shareRight,
    discrimination,
    medianSeconds,
    bestOption,
  }));
  await db.execute(sql`
    insert into question_statistics
      (question_id, test_id, results, share_right, discrimination, median_seconds, best_option, counted_at)
    select id, ${testId}::uuid, results, "shareRight", discrimination, "medianSeconds", "bestOption",
      ${countedAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (id uuid, results int, "shareRight" real, discrimination real, "medianSeconds" int, "bestOption" smallint)
    on conflict (question_id) do update
      set test_id = excluded.test_id, results = excluded.results, share_right = excluded.share_right,
          discrimination = excluded.discrimination, median_seconds = excluded.median_seconds,
          best_option = excluded.best_option, counted_at = excluded.counted_at`);
}
