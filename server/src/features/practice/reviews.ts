import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { PRACTICE, type PracticeReview, type sendReviews } from '@sikhya/contract/practice.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { getRightOptions, NO_ANSWER, type PaperQuestion } from '../attempts/service.ts';
import { readCardPapers } from './card-papers.ts';
import { type CardRow, findCards, lockCards } from './queries.ts';
import { replayCards } from './replay.ts';
import { countReviews, deleteOldReviews, type ReviewRow, storeReviews } from './review-queries.ts';
import { correctReviewTimes } from './rules.ts';
import { findVisible } from './service.ts';
import { toCards } from './to-card.ts';

/** More answers than anybody gives to one question; it limits the cost of replaying a card. The newest count. */
const MAX_REVIEWS_PER_CARD = 1000;
/** A transaction keeps its cards locked while it replays them. What was stored before a failure is not stored twice. */
const CARDS_PER_TRANSACTION = 50;

export async function storePractice(
  db: Db,
  studentId: string,
  { reviews }: EndpointRequest<typeof sendReviews>['body'],
  now: Date,
): Promise<EndpointResponse<typeof sendReviews>> {
  const sent = mergeRepeated(reviews.filter(({ cardId }) => isId(cardId)));
  const byCard = Map.groupBy(sent, ({ cardId }) => cardId);
  const ids = [...byCard.keys()];
  let accepted = 0;
  for (let from = 0; from < ids.length; from += CARDS_PER_TRANSACTION) {
    const batch = ids.slice(from, from + CARDS_PER_TRANSACTION);
    const reviewsOfBatch = batch.flatMap((id) => byCard.get(id)!);
    accepted += await inTransaction(db, (tx) =>
      storeAndReplay(tx, studentId, { sent: reviewsOfBatch, ids: batch, now }),
    );
  }
  const visible = await findVisible(db, studentId, now);
  const shown = ids.slice(0, PRACTICE.maxCards);
  const cards = await toCards(db, await findCards(db, studentId, visible, shown));
  return { accepted, cards, now: now.toISOString() };
}

/** A body may hold a review and, after it, the same one as undone. */
function mergeRepeated(reviews: readonly PracticeReview[]): PracticeReview[] {
  const byId = new Map<string, PracticeReview>();
  for (const review of reviews) {
    const first = byId.get(review.reviewId);
    byId.set(review.reviewId, first ? { ...first, undone: first.undone || review.undone } : review);
  }
  return [...byId.values()];
}

type Batch = { sent: readonly PracticeReview[]; ids: readonly string[]; now: Date };

/** Reviews of cards that are not open now count too: the device made them when they were, and deletes them. */
async function storeAndReplay(tx: Tx, studentId: string, { sent, ids, now }: Batch): Promise<number> {
  await lockCards(tx, studentId, ids);
  const cards = new Map((await findCards(tx, studentId, undefined, ids)).map((card) => [card.id, card]));
  const papers = await readCardPapers(tx, [...cards.values()]);
  const rows: ReviewRow[] = [];
  const times = correctTimes(sent, cards, now);
  for (const review of sent) {
    const card = cards.get(review.cardId);
    if (!card) continue;
    const question = papers.get(card.paperId)!.paper.questions[card.position]!;
    rows.push(toReviewRow(studentId, { review, card, question, at: times.get(review)! }));
  }
  if (rows.length === 0) return 0;
  const accepted = await storeReviews(tx, rows);
  if (accepted === 0) return 0;
  const totals = await countReviews(tx, [...cards.keys()]);
  const full = [...cards.keys()].filter((id) => (totals.get(id) ?? 0) > MAX_REVIEWS_PER_CARD);
  if (full.length > 0) await deleteOldReviews(tx, studentId, full, MAX_REVIEWS_PER_CARD);
  await replayCards(tx, studentId, [...cards.keys()]);
  return accepted;
}

function correctTimes(
  sent: readonly PracticeReview[],
  cards: ReadonlyMap<string, CardRow>,
  now: Date,
): Map<PracticeReview, Date> {
  const times = new Map<PracticeReview, Date>();
  const inOrder = sent.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  for (const [cardId, reviews] of Map.groupBy(inOrder, (review) => review.cardId)) {
    const card = cards.get(cardId);
    if (!card) continue;
    const corrected = correctReviewTimes(
      reviews.map(({ at }) => at),
      card.createdAt,
      now,
    );
    for (const [index, review] of reviews.entries()) times.set(review, corrected[index]!);
  }
  return times;
}

type Answered = { review: PracticeReview; card: CardRow; question: PaperQuestion; at: Date };

function toReviewRow(studentId: string, { review, card, question, at }: Answered): ReviewRow {
  return {
    studentId,
    reviewId: review.reviewId,
    cardId: card.id,
    at,
    outcome: getRightOptions(question).includes(review.option ?? NO_ANSWER) ? 'right' : 'wrong',
    seconds: Math.min(PRACTICE.maxReviewSeconds, Math.round(review.seconds)),
    isFromTest: false,
    isUndone: review.undone,
  };
}
