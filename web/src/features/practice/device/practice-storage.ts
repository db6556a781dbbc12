import type { PracticeCard, PracticeProgress } from '@sikhya/contract/practice.ts';
import { countInPractice, countInProgress } from './figures-after-answer.ts';
import { deletePictures } from './picture-storage.ts';
import { inDatabaseOrMemory, type StoredDeck, type StoredReview } from './practice-database.ts';

/** The cards, figures and unsent reviews of each student on this device. */

const memory = {
  decks: new Map<string, StoredDeck>(),
  reviews: new Map<string, StoredReview>(),
  progress: new Map<string, PracticeProgress>(),
};

export function readDeck(student: string): Promise<StoredDeck | undefined> {
  return inDatabaseOrMemory(
    (db) => db.get('decks', student),
    () => memory.decks.get(student),
  );
}

export async function writeDeck(student: string, deck: StoredDeck): Promise<void> {
  memory.decks.set(student, deck);
  await inDatabaseOrMemory(
    (db) => db.put('decks', deck, student),
    () => student,
  );
}

export function readProgress(student: string): Promise<PracticeProgress | undefined> {
  return inDatabaseOrMemory(
    (db) => db.get('progress', student),
    () => memory.progress.get(student),
  );
}

export async function writeProgress(student: string, progress: PracticeProgress): Promise<void> {
  memory.progress.set(student, progress);
  await inDatabaseOrMemory(
    (db) => db.put('progress', progress, student),
    () => student,
  );
}

export async function listReviews(student: string): Promise<StoredReview[]> {
  const all = await inDatabaseOrMemory(
    (db) => db.getAll('reviews'),
    () => [...memory.reviews.values()],
  );
  return all.filter((review) => review.student === student);
}

/** The card before and after a review. */
type CardChange = { from: PracticeCard; to: PracticeCard };

/** Stores a review together with its card and the figures, so that a reload shows all of them or none. */
export async function writeReview(review: StoredReview, change: CardChange): Promise<void> {
  const { student } = review;
  const changeDeck = ({ practice, ...deck }: StoredDeck) =>
    replaceCards({ ...deck, practice: countInPractice(practice, { review, ...change }) }, [change.to]);
  memory.reviews.set(review.reviewId, review);
  updateMap(memory.decks, student, changeDeck);
  updateMap(memory.progress, student, (progress) => countInProgress(progress, review));
  await inDatabaseOrMemory(
    async (db) => {
      // an answer counts as stored only once it is on the disk
      const tx = db.transaction(['decks', 'reviews', 'progress'], 'readwrite', { durability: 'strict' });
      await tx.objectStore('reviews').put(review);
      const [decks, figures] = [tx.objectStore('decks'), tx.objectStore('progress')];
      const deck = await decks.get(student);
      if (deck) await decks.put(changeDeck(deck), student);
      const progress = await figures.get(student);
      if (progress) await figures.put(countInProgress(progress, review), student);
      await tx.done;
    },
    () => undefined,
  );
}

/** Deletes reviews that the server has, unless they were undone since they were sent, and stores its cards. */
export async function confirmReviews(
  student: string,
  sent: readonly StoredReview[],
  cards: readonly PracticeCard[],
): Promise<void> {
  const isConfirmed = (stored: StoredReview | undefined, { undone }: StoredReview) =>
    stored?.undone === undone;
  for (const review of sent)
    if (isConfirmed(memory.reviews.get(review.reviewId), review)) memory.reviews.delete(review.reviewId);
  updateMap(memory.decks, student, (deck) => replaceCards(deck, cards));
  await inDatabaseOrMemory(
    async (db) => {
      const tx = db.transaction(['decks', 'reviews'], 'readwrite');
      const reviews = tx.objectStore('reviews');
      for (const review of sent)
        if (isConfirmed(await reviews.get(review.reviewId), review)) await reviews.delete(review.reviewId);
      const unsent = new Set((await reviews.getAll()).map(({ cardId }) => cardId));
      const deck = await tx.objectStore('decks').get(student);
      const known = cards.filter(({ _id }) => !unsent.has(_id));
      if (deck) await tx.objectStore('decks').put(replaceCards(deck, known), student);
      await tx.done;
    },
    () => undefined,
  );
}

/** Reviews that were not sent stay until their student signs in again, except those of `reviewsOf`. */
export async function deletePractice({ reviewsOf }: { reviewsOf: string | null }): Promise<void> {
  memory.decks.clear();
  memory.progress.clear();
  for (const [reviewId, { student }] of memory.reviews)
    if (student === reviewsOf) memory.reviews.delete(reviewId);
  await inDatabaseOrMemory(
    async (db) => {
      await db.clear('decks');
      await db.clear('progress');
      if (reviewsOf === null) return;
      const tx = db.transaction('reviews', 'readwrite');
      for (const { reviewId, student } of await tx.store.getAll())
        if (student === reviewsOf) await tx.store.delete(reviewId);
      await tx.done;
    },
    () => undefined,
  );
  await deletePictures();
}

function updateMap<T>(map: Map<string, T>, key: string, change: (value: T) => T): void {
  const value = map.get(key);
  if (value !== undefined) map.set(key, change(value));
}

function replaceCards({ practice, ...deck }: StoredDeck, cards: readonly PracticeCard[]): StoredDeck {
  const byId = new Map(cards.map((card) => [card._id, card]));
  const replace = (card: PracticeCard) => byId.get(card._id) ?? card;
  return {
    ...deck,
    practice: {
      ...practice,
      cards: practice.cards.map(replace),
      upcoming: practice.upcoming.map(replace),
    },
  };
}
