import { computeDecayFactor, createEmptyCard, type FSRS, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import { startOfIndiaDay } from './india-day.ts';
import type { CardReason } from './practice.ts';

/**
 * Schedules the questions of a student's notebook. Server and device use this file, so that practice without a network
 * leads to the state that the server computes later.
 */

/** The memory state that FSRS stores for a question after its last review. */
export type Memory = {
  stability: number;
  difficulty: number;
  /** The days until the next review, without regard to an examination. */
  scheduledDays: number;
  repetitions: number;
  lapses: number;
  /** As an ISO date, because it is stored as JSON. */
  lastReviewAt: string;
};

export type CardEvent = {
  id: string;
  at: Date;
  outcome: CardReason | 'right';
  /** 0 if it is not known. */
  seconds: number;
  /** Whether it comes from a test or a bookmark. The first such event creates the card. */
  createsCard: boolean;
};

export type CardProgress = {
  createdAt: Date;
  memory: Memory | null;
  reason: { kind: CardReason; at: Date };
  /** How often the answer was right since then. */
  rightSince: number;
};

const DAY_MS = 24 * 3600 * 1000;

/** A right answer that took longer counts as hard. */
export const SLOW_REVIEW_SECONDS = 60;

/** The share of questions that a student still knows when they come back. */
const RETENTION = 0.9;
/** During the last days before an examination. */
const EXAM_RETENTION = 0.95;
export const DENSE_DAYS = 30;

/**
 * Intervals are whole days, because people practise once a day. They are not randomised, so that all devices compute
 * the same. Without `weights`, the library's own are used.
 */
export const createScheduler = (weights?: readonly number[]) =>
  fsrs({
    request_retention: RETENTION,
    enable_short_term: false,
    enable_fuzz: false,
    ...(weights && { w: weights }),
  });

const scheduler = createScheduler();

/** FSRS intervals are proportional to this factor, which depends on the wanted retention alone. */
export const DENSE_FACTOR =
  fsrs({ request_retention: EXAM_RETENTION }).interval_modifier / scheduler.interval_modifier;

/**
 * Returns the state after all events, whatever the order in which they arrived. Undone reviews must not be among them.
 */
export function replayEvents(events: readonly CardEvent[]): CardProgress {
  const [first, ...later] = events.toSorted(compareEvents);
  if (!first) throw new Error('a card has at least the event that created it');
  const created: CardProgress = {
    createdAt: first.at,
    memory: null,
    reason: { kind: first.outcome === 'right' ? 'bookmark' : first.outcome, at: first.at },
    rightSince: 0,
  };
  return (first.createsCard ? later : [first, ...later]).reduce(applyEvent, created);
}

function compareEvents(a: CardEvent, b: CardEvent): number {
  return (
    a.at.getTime() - b.at.getTime() ||
    Number(b.createsCard) - Number(a.createsCard) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** Adds an event that is later than all others. */
export function applyEvent(progress: CardProgress, event: CardEvent): CardProgress {
  const { outcome, at } = event;
  if (outcome === 'bookmark') return progress;
  const memory = reviewWith(scheduler, progress.memory, getRating(event), at);
  if (outcome === 'right') return { ...progress, memory, rightSince: progress.rightSince + 1 };
  return { ...progress, memory, reason: { kind: outcome, at }, rightSince: 0 };
}

/** There is no easy: a right answer among a few options may be a guess. */
function getRating({ outcome, seconds }: CardEvent): Grade {
  if (outcome === 'right') return seconds > SLOW_REVIEW_SECONDS ? Rating.Hard : Rating.Good;
  return outcome === 'slow' ? Rating.Hard : Rating.Again;
}

/** Returns the memory after one review. */
export function reviewWith(by: FSRS, memory: Memory | null, rating: Grade, at: Date): Memory {
  const { card } = by.next(toLibraryCard(memory, at), at, rating);
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    repetitions: card.reps,
    lapses: card.lapses,
    lastReviewAt: at.toISOString(),
  };
}

function toLibraryCard(memory: Memory | null, at: Date) {
  const empty = createEmptyCard(at);
  if (!memory) return empty;
  const lastReview = new Date(memory.lastReviewAt);
  return {
    ...empty,
    due: new Date(lastReview.getTime() + memory.scheduledDays * DAY_MS),
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduled_days: memory.scheduledDays,
    reps: memory.repetitions,
    lapses: memory.lapses,
    state: State.Review,
    last_review: lastReview,
  };
}

/** When the question comes back. A question that was never practised is due at once. */
export function getDue(
  { memory, createdAt }: Pick<CardProgress, 'memory' | 'createdAt'>,
  examDay: string | null,
): Date {
  if (!memory) return createdAt;
  const lastReview = new Date(memory.lastReviewAt);
  return new Date(lastReview.getTime() + getInterval(memory.scheduledDays, lastReview, examDay) * DAY_MS);
}

/**
 * In days. Towards an examination, questions come back sooner, and each at least once more before it. The server has
 * the same formula in SQL, for a student who changes the date of the examination.
 */
function getInterval(scheduledDays: number, lastReview: Date, examDay: string | null): number {
  if (examDay === null) return scheduledDays;
  const daysLeft = Math.floor((startOfIndiaDay(examDay).getTime() - lastReview.getTime()) / DAY_MS);
  if (daysLeft < 1) return scheduledDays;
  const dense = daysLeft <= DENSE_DAYS ? Math.floor(scheduledDays * DENSE_FACTOR + 0.5) : scheduledDays;
  return Math.max(1, Math.min(dense, daysLeft - 1));
}

/** The share that is still known after t days is (1 + factor * t / stability) ^ decay. */
export const FORGETTING_CURVE = computeDecayFactor(scheduler.parameters.w);
