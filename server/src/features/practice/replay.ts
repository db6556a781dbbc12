import { type CardEvent, getDue, replayEvents } from '@sikhya/contract/practice-schedule.ts';
import type { Tx } from '../../database/database.ts';
import { findSettings } from './queries.ts';
import { findBookmarkTimes, findReviews, storeProgress } from './review-queries.ts';

/**
 * Computes the cards again from all their reviews, so that their state does not depend on the order in which the
 * reviews of several devices arrive.
 */
export async function replayCards(tx: Tx, studentId: string, cardIds: readonly string[]): Promise<void> {
  if (cardIds.length === 0) return;
  const { examDay } = await findSettings(tx, studentId);
  const events = new Map<string, CardEvent[]>();
  for (const { id, bookmarkedAt } of await findBookmarkTimes(tx, cardIds)) {
    events.set(id, bookmarkedAt ? [createBookmarkEvent(id, bookmarkedAt)] : []);
  }
  for (const { cardId, reviewId, isFromTest, ...review } of await findReviews(tx, cardIds)) {
    events.get(cardId)?.push({ ...review, id: reviewId, createsCard: isFromTest });
  }
  const cards = Array.from(events, ([id, own]) => {
    const progress = replayEvents(own);
    return { id, ...progress, due: getDue(progress, examDay) };
  });
  await storeProgress(tx, cards);
}

const createBookmarkEvent = (id: string, at: Date): CardEvent => ({
  id,
  at,
  outcome: 'bookmark',
  seconds: 0,
  createsCard: true,
});
