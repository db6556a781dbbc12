import type { ScoreChange } from '@sikhya/contract/corrections.ts';
import { toMarks } from '@sikhya/contract/marks.ts';
import type { Db, Tx } from '../../database/database.ts';
import * as queries from './correction-queries.ts';
import type { StoredCorrection } from './corrections.ts';
import { countResults, findTestsOfQuestion } from './regrade-queries.ts';
import type { ResultRow } from './result-queries.ts';

export { lockQuestion } from './correction-queries.ts';

/** Stores a correction and starts the regrade of all results that it concerns. The question must be locked. */
export async function addCorrection(
  tx: Tx,
  caseId: string,
  correction: StoredCorrection,
  now: Date,
): Promise<void> {
  const testIds = await findTestsOfQuestion(tx, correction.questionId);
  await queries.countCorrection(tx, testIds);
  const correctionId = await queries.insertCorrection(tx, caseId, correction);
  const totalResults = await countResults(tx, testIds);
  await queries.insertRegrade(tx, { correctionId, testIds, totalResults, startedAt: now });
}

/** Returns the score changes of a result, the oldest first. */
export async function listScoreChanges(
  db: Db,
  { id, correctionNumber }: Pick<ResultRow, 'id' | 'correctionNumber'>,
): Promise<ScoreChange[]> {
  // nearly all tests have no correction, and hand-ins should cost no further statement
  if (correctionNumber === 0) return [];
  return (await queries.findScoreChanges(db, id)).map((row) => ({
    from: row.oldScore,
    to: row.newScore,
    fromMarks: row.oldMarks === null ? null : toMarks(row.oldMarks),
    toMarks: row.newMarks === null ? null : toMarks(row.newMarks),
    at: row.changedAt.toISOString(),
    reason: row.reason,
  }));
}
