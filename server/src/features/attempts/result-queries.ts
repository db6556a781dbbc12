import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { resultColumns } from '../../database/result-columns.ts';
import { attempts, papers, results, tests } from '../../database/tables/learning.ts';

/** Inserts results, and counts the marks of first attempts at exams. */
export async function insertResults(tx: Tx, rows: (typeof results.$inferInsert)[]): Promise<void> {
  await tx.insert(results).values(rows);
  const firstAttempts = rows.filter(({ attemptNumber }) => attemptNumber === 1);
  if (firstAttempts.length === 0) return;
  const ids = sql.join(
    firstAttempts.map(({ attemptId }) => sql`${attemptId}::uuid`),
    sql`, `,
  );
  await tx.execute(countMarks(sql`(select * from results where attempt_id in (${ids})) as stored`));
}

/**
 * Adds the marks of new results, which the SQL selects as `stored`, to the counts of their exam. Writes the rows in one
 * order, so that concurrent hand-ins cannot deadlock.
 */
export const countMarks = (stored: SQL) => sql`
  insert into exam_score_counts as old (exam_id, section, marks, takers)
  select stored.test_id, counted.position - 2, counted.marks, count(*)
  from ${stored}, unnest(stored.marks || stored.section_marks) with ordinality as counted (marks, position)
  where stored.attempt_number = 1
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (exam_id, section, marks) do update set takers = old.takers + excluded.takers`;

const resultQuery = prepared('result', (db, by: 'id' | 'attemptId') =>
  db
    .select({
      ...resultColumns,
      shownLanguages: attempts.shownLanguages,
      questionOrder: attempts.questionOrder,
      optionOrders: attempts.optionOrders,
      correctionNumber: tests.correctionNumber,
    })
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .innerJoin(tests, eq(tests.id, papers.testId))
    .leftJoin(attempts, eq(attempts.id, results.attemptId))
    .where(and(eq(results[by], sql.placeholder('key')), eq(results.studentId, sql.placeholder('studentId')))),
);

export type ResultRow = Awaited<ReturnType<typeof findResult>> & {};

export async function findResult(db: Db, studentId: string, by: { id: string } | { attemptId: string }) {
  const query = 'id' in by ? resultQuery(db, 'id') : resultQuery(db, 'attemptId');
  const [result] = await query.execute({ studentId, key: 'id' in by ? by.id : by.attemptId });
  return result;
}
