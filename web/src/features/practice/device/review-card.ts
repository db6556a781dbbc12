import { indiaDay, startOfIndiaDay } from '@sikhya/contract/india-day.ts';
import {
  PRACTICE,
  type Practice,
  type PracticeCard,
  type PracticeReview,
} from '@sikhya/contract/practice.ts';
import { applyEvent, getDue } from '@sikhya/contract/practice-schedule.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Returns the card after the review, as the server will compute it. */
export function applyReview(
  card: PracticeCard,
  { reviewId, option, seconds, at }: PracticeReview,
  examDay: string | null,
): PracticeCard {
  const before = {
    createdAt: new Date(card.createdAt),
    memory: card.memory,
    reason: { kind: card.reason.kind, at: new Date(card.reason.at) },
    rightSince: card.rightSince,
  };
  const outcome = isRightOption(card, option) ? 'right' : 'wrong';
  const event = { id: reviewId, at: new Date(at), outcome, seconds, createsCard: false } as const;
  const { memory, reason, rightSince } = applyEvent(before, event);
  return {
    ...card,
    memory,
    reason: { kind: reason.kind, at: reason.at.toISOString() },
    rightSince,
    due: getDue({ memory, createdAt: before.createdAt }, examDay).toISOString(),
  };
}

/** An answer that is given now is later than all known reviews, also if the clock of this device was set back. */
export function getReviewTime({ memory }: Pick<PracticeCard, 'memory'>, now: number): string {
  const lastReview = memory ? Date.parse(memory.lastReviewAt) : Number.NEGATIVE_INFINITY;
  return new Date(Math.max(now, lastReview + 1)).toISOString();
}

/**
 * Applies reviews that the server does not have yet to its cards. A review that is older than the last one of its card, from
 * another device, is left to the server, which has all of them.
 */
export function applyUnsent(practice: Practice, unsent: readonly PracticeReview[]): Practice {
  const inOrder = unsent
    .filter(({ undone }) => !undone)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.reviewId < b.reviewId ? -1 : 1));
  const apply = (card: PracticeCard) =>
    inOrder
      .filter(({ cardId, at }) => cardId === card._id && isLater(at, card))
      .reduce((current, review) => applyReview(current, review, practice.settings.examDay), card);
  return { ...practice, cards: practice.cards.map(apply), upcoming: practice.upcoming.map(apply) };
}

const isLater = (at: string, { memory }: PracticeCard): boolean =>
  memory === null || Date.parse(at) > Date.parse(memory.lastReviewAt);

export type CardFilter = { courseId?: string; testId?: string; only?: 'wrong' | 'marked' };

/** The cards of a stored deck that are due today, for a device without a connection. The most overdue come first. */
export function listDue({ cards, upcoming }: Practice, filter: CardFilter, now: Date): PracticeCard[] {
  const endOfToday = startOfIndiaDay(indiaDay(now)).getTime() + DAY_MS;
  return [...cards, ...upcoming]
    .filter((card) => Date.parse(card.due) < endOfToday && matches(card, filter))
    .toSorted((a, b) => Date.parse(a.due) - Date.parse(b.due));
}

/** Returns the cards that fit into `minutes`, or into what is left of the minutes that the student has planned for today. */
export function takeFitting(
  { settings, secondsPerQuestion, today }: Practice,
  cards: readonly PracticeCard[],
  minutes?: string,
): PracticeCard[] {
  const seconds = minutes === undefined ? settings.minutesPerDay * 60 - today.seconds : Number(minutes) * 60;
  const fitting = Math.floor(Math.max(0, seconds) / secondsPerQuestion);
  return cards.slice(0, Math.min(PRACTICE.maxCards, fitting));
}

function matches({ courseId, testId, reason, isBookmarked }: PracticeCard, filter: CardFilter): boolean {
  return (
    (filter.courseId === undefined || filter.courseId === courseId) &&
    (filter.testId === undefined || filter.testId === testId) &&
    (filter.only !== 'wrong' || reason.kind === 'wrong' || reason.kind === 'empty') &&
    (filter.only !== 'marked' || isBookmarked)
  );
}

/** Cards that an earlier version of the app stored on the device have one right option only. */
export function getRightOptions({ correctAnswer, correctAnswers }: PracticeCard): readonly number[] {
  return correctAnswers ?? [correctAnswer];
}

export const isRightOption = (card: PracticeCard, option: number | null) =>
  option !== null && getRightOptions(card).includes(option);
