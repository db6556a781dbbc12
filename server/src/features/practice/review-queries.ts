import type { CardProgress } from '@sikhya/contract/practice-schedule.ts';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { practiceCards, practiceReviews } from '../../database/tables/practice.ts';
import { uuidArray } from '../../database/uuid-array.ts';

export type ReviewRow = typeof practiceReviews.$inferInsert;

/**
 * Stores each review once; a review that was stored before can only become undone. Returns how many rows changed. The
 * ids must differ.
 */
export async function storeReviews(tx: Tx, rows: ReviewRow[]): Promise<number> {
  const stored = await tx
    .insert(practiceReviews)
    .values(rows)
    .onConflictDoUpdate({
      target: [practiceReviews.studentId, practiceReviews.reviewId],
      set: { isUndone: true },
      setWhere: sql`excluded.is_undone and not ${practiceReviews.isUndone}
        and ${practiceReviews.cardId} = excluded.card_id`,
    })
    .returning({ reviewId: practiceReviews.reviewId });
  return stored.length;
}

export async function countReviews(tx: Tx, cardIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ cardId: practiceReviews.cardId, reviews: count() })
    .from(practiceReviews)
    .where(sql`${practiceReviews.cardId} = any(${uuidArray(cardIds)})`)
    .groupBy(practiceReviews.cardId);
  return new Map(rows.map(({ cardId, reviews }) => [cardId, reviews]));
}

/** Deletes all but the newest practice reviews of each card. Mistakes in tests stay. */
export async function deleteOldReviews(
  tx: Tx,
  studentId: string,
  cardIds: readonly string[],
  kept: number,
): Promise<void> {
  await tx.execute(sql`
    delete from practice_reviews where student_id = ${studentId} and review_id in (
      select review_id from (
        select review_id, row_number() over (partition by card_id order by at desc, review_id desc) as age
        from practice_reviews where card_id = any(${uuidArray(cardIds)}) and not is_from_test
      ) as by_age where age > ${kept})`);
}

/** The reviews of the cards that count. */
export async function findReviews(tx: Tx, cardIds: readonly string[]) {
  return tx
    .select()
    .from(practiceReviews)
    .where(
      and(sql`${practiceReviews.cardId} = any(${uuidArray(cardIds)})`, eq(practiceReviews.isUndone, false)),
    );
}

export async function findCardsToReplay(tx: Tx, cardIds: readonly string[]) {
  return tx
    .select({
      id: practiceCards.id,
      bookmarkedAt: practiceCards.bookmarkedAt,
      paperId: practiceCards.paperId,
      position: practiceCards.position,
    })
    .from(practiceCards)
    .where(sql`${practiceCards.id} = any(${uuidArray(cardIds)})`);
}

type StoredProgress = CardProgress & { id: string; due: Date };

export async function storeProgress(tx: Tx, cards: readonly StoredProgress[]): Promise<void> {
  const rows = cards.map(({ id, due, createdAt, reason, rightSince, memory }) => ({
    id,
    due,
    created_at: createdAt,
    reason: reason.kind,
    reason_at: reason.at,
    right_since: rightSince,
    stability: memory?.stability ?? null,
    difficulty: memory?.difficulty ?? null,
    scheduled_days: memory?.scheduledDays ?? null,
    repetitions: memory?.repetitions ?? 0,
    lapses: memory?.lapses ?? 0,
    last_review_at: memory?.lastReviewAt ?? null,
  }));
  await tx.execute(sql`
    update practice_cards as card
    set due = new.due, created_at = new.created_at, reason = new.reason, reason_at = new.reason_at,
      right_since = new.right_since, stability = new.stability, difficulty = new.difficulty,
      scheduled_days = new.scheduled_days, repetitions = new.repetitions, lapses = new.lapses,
      last_review_at = new.last_review_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id uuid, due timestamptz, created_at timestamptz, reason text, reason_at timestamptz, right_since int,
      stability float8, difficulty float8, scheduled_days int, repetitions int, lapses int,
      last_review_at timestamptz)
    where card.id = new.id`);
}
