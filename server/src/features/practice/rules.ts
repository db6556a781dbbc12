import type { getAnalytics } from '@sikhya/contract/analytics.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { indiaDay, startOfIndiaDay } from '@sikhya/contract/india-day.ts';
import { type CardReason, type NextAction, PRACTICE } from '@sikhya/contract/practice.ts';
import { listDays } from '@sikhya/contract/practice-days.ts';

const DAY_MS = 24 * 3600 * 1000;

/** How an answer counts after all corrections. */
type Outcome = 'right' | 'wrong' | 'empty' | 'given';

/** In a test, an answer that took longer comes back even if it was right. */
const VERY_SLOW_SECONDS = 120;

export type Mistake = { position: number; questionId: string; kind: CardReason; seconds: number };

type GradedResult = {
  /** How each answer counts, with corrections. */
  outcomes: readonly Outcome[];
  /** Null for a result of answers without an attempt; its unanswered questions were not shown. */
  attemptId: string | null;
  /** For each question; null if they were not measured. */
  questionSeconds: readonly number[] | null;
};

/** The questions of a result that go into the notebook. */
export function listMistakes(
  questions: readonly { _id: string }[],
  { outcomes, attemptId, questionSeconds }: GradedResult,
): Mistake[] {
  return questions.flatMap(({ _id }, position) => {
    const outcome = outcomes[position]!;
    if (outcome === 'empty' && attemptId === null) return [];
    const seconds = Math.max(0, questionSeconds?.[position] ?? 0);
    const kind = getMistake(outcome, seconds);
    return kind ? [{ position, questionId: _id, kind, seconds }] : [];
  });
}

/** A question that a correction gives to everybody is never a mistake, even if the answer was wrong, empty or slow. */
function getMistake(outcome: Outcome, seconds: number): CardReason | null {
  if (outcome === 'given') return null;
  if (outcome !== 'right') return outcome;
  return seconds > VERY_SLOW_SECONDS ? 'slow' : null;
}

/**
 * Limits the times that a device claims for the reviews of one card, because its clock may be wrong: no review is in the
 * future or earlier than the card. The claimed times must be in ascending order, which the corrected ones keep.
 */
export function correctReviewTimes(claimed: readonly string[], createdAt: Date, now: Date): Date[] {
  const latest = now.getTime() - claimed.length + 1;
  return claimed.map((at, index) => {
    const time = Math.min(Date.parse(at), latest + index);
    return new Date(Math.max(time, createdAt.getTime() + index));
  });
}

/** The end of today in India, or of a later day. */
export function getEndOfDay(now: Date, daysLater = 0): Date {
  return new Date(startOfIndiaDay(indiaDay(now)).getTime() + (daysLater + 1) * DAY_MS);
}

/** Overdue cards count for today. */
export function toForecast(rows: readonly { day: string; questions: number }[], now: Date) {
  const days = listDays(now, PRACTICE.forecastDays);
  const [today] = days;
  const counts = new Map(days.map((day) => [day, 0]));
  for (const { day, questions } of rows) {
    const counted = counts.has(day) ? day : today!;
    counts.set(counted, (counts.get(counted) ?? 0) + questions);
  }
  return days.map((day) => ({ day, questions: counts.get(day) ?? 0 }));
}

/** How many questions fit into the time, at most as many as a response holds. */
export function countFitting(seconds: number, secondsPerQuestion: number): number {
  return Math.min(PRACTICE.maxCards, Math.floor(Math.max(0, seconds) / secondsPerQuestion));
}

const MIN_SECONDS = 10;
const MAX_SECONDS = 120;

/** Limits the average, because reviews that took hardly any time, or were left open, would distort the estimate. */
export function estimateSeconds(average: number | null): number {
  if (average === null) return PRACTICE.defaultSeconds;
  return Math.round(Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, average)));
}

const MAX_ACTIONS = 3;

/**
 * Questions that are due come first, because students forget more of them each day. Then the tests with the worst
 * average, and the course that is closest to its end.
 */
export function chooseNextActions(
  { questions, secondsPerQuestion }: { questions: number; secondsPerQuestion: number },
  { weakestChapters, coursePerformance }: EndpointResponse<typeof getAnalytics>,
): NextAction[] {
  const minutes = Math.max(1, Math.round((questions * secondsPerQuestion) / 60));
  const practise: NextAction[] = questions > 0 ? [{ kind: 'practise', questions, minutes }] : [];
  const openCourses = coursePerformance.filter(({ isEnrolled }) => isEnrolled);
  const retakes = weakestChapters.flatMap((chapter): NextAction[] => {
    const { subjectIndex, chapterIndex, courseId, chapterTitle, odiaTitles, averageScore } = chapter;
    const isOpen = openCourses.some((course) => course.courseId === courseId);
    if (!isOpen || subjectIndex === null || chapterIndex === null) return [];
    return [{ kind: 'retake', courseId, subjectIndex, chapterIndex, chapterTitle, odiaTitles, averageScore }];
  });
  const unfinished = openCourses
    .filter(({ progress }) => progress < 100)
    .toSorted((a, b) => b.progress - a.progress)
    .map(
      ({ courseId, courseName, odiaTitles, progress }): NextAction => ({
        kind: 'continue',
        courseId,
        courseTitle: courseName,
        odiaTitles: { courseTitle: odiaTitles.courseName },
        progress,
      }),
    );
  return [...practise, ...retakes.slice(0, 2), ...unfinished].slice(0, MAX_ACTIONS);
}

/** Divides cards into batches that do not exceed a number of reviews. A card with more reviews is a batch of its own. */
export function divideByReviews<Card>(
  cards: readonly Card[],
  countReviews: (card: Card) => number,
  maxReviews: number,
): Card[][] {
  const batches: Card[][] = [];
  let left = 0;
  for (const card of cards) {
    const reviews = countReviews(card);
    const last = batches.at(-1);
    if (last && reviews <= left) last.push(card);
    else batches.push([card]);
    left = (last && reviews <= left ? left : maxReviews) - reviews;
  }
  return batches;
}
