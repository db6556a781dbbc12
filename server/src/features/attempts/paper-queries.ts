import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { addCorrections, type StoredCorrection } from './corrections.ts';
import type { Paper, PaperQuestion } from './paper.ts';

type PaperRow = Pick<Paper, 'testId' | 'rules' | 'correctionNumber'> & {
  questions: PaperQuestion[];
  corrections: (Omit<StoredCorrection, 'decidedAt'> & { decidedAt: string })[] | null;
};

/**
 * Reads a paper with the corrections of its questions. One statement, so that the corrections and their number belong
 * together.
 */
export async function readPaper(db: Db | Tx, id: string): Promise<Paper> {
  const { rows } = await db.execute<PaperRow>(sql`
    select paper.test_id as "testId", paper.questions, paper.rules, test.correction_number as "correctionNumber",
      (select jsonb_agg(jsonb_build_object('questionId', question_id, 'kind', kind, 'correctAnswers', correct_answers,
          'language', language, 'reason', reason, 'decidedAt', decided_at, 'question', question) order by number desc)
        from corrections where question_id in (
          select (element.value ->> '_id')::uuid from jsonb_array_elements(paper.questions) element)) as corrections
    from papers paper join tests test on test.id = paper.test_id where paper.id = ${id}`);
  const [row] = rows;
  if (!row) return { id, testId: '', questions: [], rules: null, correctionNumber: 0 };
  const { corrections, questions, ...paper } = row;
  const stored = (corrections ?? []).map((correction) => ({
    ...correction,
    decidedAt: new Date(correction.decidedAt),
  }));
  return { ...paper, id, questions: addCorrections(questions, stored) };
}

/**
 * Locks tests against new corrections until the transaction ends, and returns their correction numbers. Everybody locks
 * in the order of the ids.
 */
export async function lockTests(tx: Tx, testIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; number: number }>(sql`
    select id, correction_number as number from tests where id = any(${`{${testIds.join()}}`}::uuid[])
    order by id for share`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
