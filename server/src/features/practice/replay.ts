import { hasRightOptions } from '@sikhya/contract/corrections.ts';
import { type CardEvent, getDue, replayEvents } from '@sikhya/contract/practice-schedule.ts';
import type { Tx } from '../../database/database.ts';
import { readCardPapers } from './card-papers.ts';
import { findSettings } from './queries.ts';
import { countReviews, findCardsToReplay, findReviews, storeProgress } from './review-queries.ts';
import { divideByReviews } from './rules.ts';

/** More would block other requests: 1000 reviews take up to 40 ms. One card can have as many. */
const MAX_REVIEWS_AT_ONCE = 1000;

/**
 * Computes the cards again from all their reviews, so that their state does not depend on the order in which the
 * reviews of several devices arrive.
 */
export async function replayCards(tx: Tx, studentId: string, cardIds: readonly string[]): Promise<void> {
  if (cardIds.length === 0) return;
  const { examDay } = await findSettings(tx, studentId);
  const found = await findCardsToReplay(tx, cardIds);
  const papers = await readCardPapers(tx, found);
  const correctedAt = new Map<string, Date>();
  for (const { id, paperId, position } of found) {
    const correction = papers.get(paperId)?.paper.questions[position]?.correction;
    if (correction && hasRightOptions(correction.kind)) correctedAt.set(id, correction.decidedAt);
  }
  const totals = await countReviews(tx, cardIds);
  for (const batch of divideByReviews(found, ({ id }) => totals.get(id) ?? 0, MAX_REVIEWS_AT_ONCE))
    await replayBatch(tx, batch, { examDay, correctedAt });
}

type Card = Awaited<ReturnType<typeof findCardsToReplay>>[number];

async function replayBatch(
  tx: Tx,
  batch: readonly Card[],
  { examDay, correctedAt }: { examDay: string | null; correctedAt: ReadonlyMap<string, Date> },
): Promise<void> {
  const events = new Map<string, CardEvent[]>(
    batch.map(({ id, bookmarkedAt }) => [id, bookmarkedAt ? [createBookmarkEvent(id, bookmarkedAt)] : []]),
  );
  for (const { cardId, reviewId, isFromTest, ...review } of await findReviews(tx, [...events.keys()])) {
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
