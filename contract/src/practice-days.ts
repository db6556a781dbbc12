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

/** A day of practice adds one, a missed day takes one away. Today counts only once it is practised. */
export function getStreak(days: readonly Pick<PractisedDay, 'questions'>[]): number {
  return days.reduce((streak, { questions }, index) => {
    if (questions > 0) return streak + 1;
    return index === days.length - 1 ? streak : Math.max(0, streak - 1);
  }, 0);
}

/** The days of practice in this week, which starts on Monday. */
export function countDaysThisWeek(days: readonly PractisedDay[]): number {
  const today = new Date(days.at(-1)!.day);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return days.slice(-(sinceMonday + 1)).filter(({ questions }) => questions > 0).length;
}
