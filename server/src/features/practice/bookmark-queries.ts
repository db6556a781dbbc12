import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { practiceCards, practiceReviews } from '../../database/tables/practice.ts';
import { uuidArray } from '../../database/uuid-array.ts';

/** Repeating it keeps the first time. */
export async function markCard(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(practiceCards)
    .set({ bookmarkedAt: sql`coalesce(${practiceCards.bookmarkedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(practiceCards.id, id));
}

/** Returns the id of the card, or undefined if it was not marked. */
export async function unmarkCard(tx: Tx, studentId: string, questionId: string): Promise<string | undefined> {
  const [row] = await tx
    .update(practiceCards)
    .set({ bookmarkedAt: null })
    .where(
      and(
        eq(practiceCards.studentId, studentId),
        eq(practiceCards.questionId, questionId),
        isNotNull(practiceCards.bookmarkedAt),
      ),
    )
    .returning({ id: practiceCards.id });
  return row?.id;
}

/** Deletes those of the cards that neither a test nor a bookmark keeps in the notebook, and returns their ids. */
export async function deleteWithoutMistake(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const deleted = await tx
    .delete(practiceCards)
    .where(
      and(
        sql`${practiceCards.id} = any(${uuidArray(ids)})`,
        isNull(practiceCards.bookmarkedAt),
        sql`not exists (select from ${practiceReviews}
          where ${practiceReviews.cardId} = ${practiceCards.id} and ${practiceReviews.isFromTest})`,
      ),
    )
    .returning({ id: practiceCards.id });
  return deleted.map(({ id }) => id);
}

export async function findMarked(
  db: Db,
  studentId: string,
  questionIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ questionId: practiceCards.questionId })
    .from(practiceCards)
    .where(
      and(
        eq(practiceCards.studentId, studentId),
        sql`${practiceCards.questionId} = any(${uuidArray(questionIds)})`,
        isNotNull(practiceCards.bookmarkedAt),
      ),
    );
  return rows.map(({ questionId }) => questionId);
}
