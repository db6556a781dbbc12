import { indiaDay, startOfIndiaDay } from './india-day.ts';

/** The days of practice, in India's time zone. Server and device use this file. */

const DAY_MS = 24 * 3600 * 1000;

type PractisedDay = { day: string; questions: number };

/** Today and the days after it, or before it for a negative number; the earliest first. */
export function listDays(now: Date, days: number): string[] {
  const today = startOfIndiaDay(indiaDay(now)).getTime();
  const offsets = Array.from({ length: Math.abs(days) }, (_, n) => (days < 0 ? n + days + 1 : n));
  return offsets.map((offset) => indiaDay(new Date(today + offset * DAY_MS)));
}

/** A day of practice adds one, a missed day takes one away. All days are over. */
export function continueStreak(before: number, days: readonly Pick<PractisedDay, 'questions'>[]): number {
  return days.reduce(
    (streak, { questions }) => (questions > 0 ? streak + 1 : Math.max(0, streak - 1)),
    before,
  );
}

/**
 * Returns the streak of days of which the last one is today. Today counts only after a question was practised. `before` is the
 * streak before the first of the days.
 */
export function getStreak(days: readonly Pick<PractisedDay, 'questions'>[], before = 0): number {
  const isTodayPractised = (days.at(-1)?.questions ?? 0) > 0;
  return continueStreak(before, isTodayPractised ? days : days.slice(0, -1));
}

/** The streak at the beginning of a day, after these days of practice in their order. */
export function getStreakBefore(practised: readonly string[], day: string): number {
  let streak = 0;
  let earlier = practised[0] ?? day;
  for (const one of [...practised, day]) {
    streak = Math.max(0, streak - countMissed(earlier, one)) + 1;
    earlier = one;
  }
  return streak - 1;
}

/** The days between two days. */
export function countMissed(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) - 1);
}

/** The days of practice in this week, which starts on Monday. */
export function countDaysThisWeek(days: readonly PractisedDay[]): number {
  const today = new Date(days.at(-1)!.day);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return days.slice(-(sinceMonday + 1)).filter(({ questions }) => questions > 0).length;
}
