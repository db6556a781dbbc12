import { hasRightOptions } from '@sikhya/contract/corrections.ts';
import { type CardEvent, getDue, replayEvents } from '@sikhya/contract/practice-schedule.ts';
import type { Tx } from '../../database/database.ts';
import { readCardPapers } from './card-papers.ts';
import { findSettings } from './queries.ts';
import { findCardsToReplay, findReviews, storeProgress } from './review-queries.ts';

/**
 * Computes the cards again from all their reviews, so that their state does not depend on the order in which the
 * reviews of several devices arrive.
 */
export async function replayCards(tx: Tx, studentId: string, cardIds: readonly string[]): Promise<void> {
  if (cardIds.length === 0) return;
  const { examDay } = await findSettings(tx, studentId);
  const events = new Map<string, CardEvent[]>();
  const found = await findCardsToReplay(tx, cardIds);
  const papers = await readCardPapers(tx, found);
  const correctedAt = new Map<string, Date>();
  for (const { id, bookmarkedAt, paperId, position } of found) {
    events.set(id, bookmarkedAt ? [createBookmarkEvent(id, bookmarkedAt)] : []);
    const correction = papers.get(paperId)?.paper.questions[position]?.correction;
    if (correction && hasRightOptions(correction.kind)) correctedAt.set(id, correction.decidedAt);
  }
  for (const { cardId, reviewId, isFromTest, ...review } of await findReviews(tx, cardIds)) {
    // a review before the correction was graded with the wrong key, so it does not count
    if (!isFromTest && review.at < (correctedAt.get(cardId) ?? review.at)) continue;
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
