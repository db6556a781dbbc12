import { indiaDay, startOfIndiaDay } from '@sikhya/contract/india-day.ts';
import { PRACTICE } from '@sikhya/contract/practice.ts';
import type { CardReason } from '@sikhya/contract/practice-schedule.ts';

const DAY_MS = 24 * 3600 * 1000;

/** In a test, an answer that took longer comes back even if it was right. */
const VERY_SLOW_SECONDS = 120;

/** The value of an attempt's answers for a question without an answer. */
const NO_ANSWER = -1;

export type Mistake = { position: number; questionId: string; kind: CardReason; seconds: number };

type GradedResult = {
  answers: readonly number[];
  /** Null for a result of answers without an attempt; its unanswered questions were not shown. */
  attemptId: string | null;
};

/** The questions of a result that go into the notebook. */
export function listMistakes(
  questions: readonly { _id: string; correctAnswer: number }[],
  { answers, attemptId }: GradedResult,
): Mistake[] {
  return questions.flatMap(({ _id, correctAnswer }, position) => {
    const chosen = answers[position] ?? NO_ANSWER;
    if (chosen === NO_ANSWER && attemptId === null) return [];
    const kind = getMistake(chosen, correctAnswer, 0);
    return kind ? [{ position, questionId: _id, kind, seconds: 0 }] : [];
  });
}

function getMistake(chosen: number, correctAnswer: number, seconds: number): CardReason | null {
  if (chosen === NO_ANSWER) return 'empty';
  if (chosen !== correctAnswer) return 'wrong';
  return seconds > VERY_SLOW_SECONDS ? 'slow' : null;
}

/** A device's clock may be wrong: nothing was reviewed in the future, or before it was in the notebook. */
export function correctReviewTime(claimed: string, createdAt: Date, now: Date): Date {
  const time = Math.min(Math.max(Date.parse(claimed), createdAt.getTime()), now.getTime());
  return new Date(time);
}

/** The end of today in India, or of a later day. */
export function getEndOfDay(now: Date, daysLater = 0): Date {
  return new Date(startOfIndiaDay(indiaDay(now)).getTime() + (daysLater + 1) * DAY_MS);
}

/** Today and the days after it, or before it for a negative number; the earliest first. */
export function listDays(now: Date, days: number): string[] {
  const today = startOfIndiaDay(indiaDay(now)).getTime();
  const offsets = Array.from({ length: Math.abs(days) }, (_, n) => (days < 0 ? n + days + 1 : n));
  return offsets.map((offset) => indiaDay(new Date(today + offset * DAY_MS)));
}

/** What is overdue counts for today. */
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

/** How many questions fit into the minutes, at most as many as a response holds. */
export function countFitting(seconds: number, secondsPerQuestion: number): number {
  return Math.min(PRACTICE.maxCards, Math.floor(Math.max(0, seconds) / secondsPerQuestion));
}

const MIN_SECONDS = 10;
const MAX_SECONDS = 120;

/** Reviews that took hardly any time, or were left open, would distort the estimate. */
export function estimateSeconds(average: number | null): number {
  if (average === null) return PRACTICE.defaultSeconds;
  return Math.round(Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, average)));
}

/** A day of practice adds one, a missed day takes one away. Today counts only once it is practised. */
export function getStreak(days: readonly { questions: number }[]): number {
  return days.reduce((streak, { questions }, index) => {
    if (questions > 0) return streak + 1;
    return index === days.length - 1 ? streak : Math.max(0, streak - 1);
  }, 0);
}

/** The days of practice in this week, which starts on Monday. */
export function countDaysThisWeek(days: readonly { day: string; questions: number }[]): number {
  const today = new Date(days.at(-1)!.day);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return days.slice(-(sinceMonday + 1)).filter(({ questions }) => questions > 0).length;
}
