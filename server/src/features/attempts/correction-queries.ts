import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { prepared } from '../../database/prepared.ts';
import { corrections, regrades, scoreChanges } from '../../database/tables/corrections.ts';
import type { StoredCorrection } from './corrections.ts';

/** Serialises the decisions about one question. */
export async function lockQuestion(tx: Tx, questionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${questionId}, 0))`);
}

/** From the commit on, no result is stored that was graded without the correction. */
export async function countCorrection(tx: Tx, testIds: readonly string[]): Promise<void> {
  const ids = sql`${`{${testIds.join()}}`}::uuid[]`;
  await tx.execute(sql`select from tests where id = any(${ids}) order by id for update`);
  await tx.execute(sql`update tests set correction_number = correction_number + 1 where id = any(${ids})`);
}

export async function insertCorrection(
  tx: Tx,
  caseId: string,
  correction: StoredCorrection,
): Promise<string> {
  const id = newId();
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from corrections
    where question_id = ${correction.questionId})`;
  await tx.insert(corrections).values({ ...correction, id, caseId, number });
  return id;
}

export async function insertRegrade(
  tx: Tx,
  regrade: { correctionId: string; testIds: string[]; totalResults: number; startedAt: Date },
): Promise<void> {
  // without a paper there is nothing to do
  const finishedAt = regrade.testIds.length === 0 ? regrade.startedAt : null;
  await tx.insert(regrades).values({ ...regrade, finishedAt });
}

const changesOfResult = prepared('score_changes_of_result', (db) =>
  db
    .select({
      oldScore: scoreChanges.oldScore,
      newScore: scoreChanges.newScore,
      oldMarks: scoreChanges.oldMarks,
      newMarks: scoreChanges.newMarks,
      changedAt: scoreChanges.changedAt,
      reason: corrections.reason,
    })
    .from(scoreChanges)
    .innerJoin(regrades, eq(regrades.id, scoreChanges.regradeId))
    .innerJoin(corrections, eq(corrections.id, regrades.correctionId))
    .where(eq(scoreChanges.resultId, sql.placeholder('resultId')))
    .orderBy(asc(scoreChanges.changedAt), asc(scoreChanges.regradeId)),
);

export async function findScoreChanges(db: Db, resultId: string) {
  return changesOfResult(db).execute({ resultId });
}
