import type { AnalyticsData } from '../api.ts';

type Day = AnalyticsData['days'][number];

/** A day, or a week of which `from` and `to` are the first and the last day. */
export type StudySpan = {
  from: string;
  to: string;
  studyMinutes: number;
  testMinutes: number;
  tests: number;
};

const DAYS_A_WEEK = 7;
/** So many bars can be told apart, and touched, on a phone. */
const MOST_BARS = 31;

/**
 * The days as bars: those before the first on which anything was done are left out, but never fewer than a week is
 * drawn. More than fit become weeks, counted back from today, so that only the oldest can be a short one.
 */
export function studySpans(days: readonly Day[]): { unit: 'day' | 'week'; spans: StudySpan[] } {
  const shown =
    days.length <= MOST_BARS ? days : days.slice(Math.min(begunOn(days), days.length - DAYS_A_WEEK));
  if (shown.length <= MOST_BARS) return { unit: 'day', spans: shown.map((day) => joined([day])) };
  const spans: StudySpan[] = [];
  for (let end = shown.length; end > 0; end -= DAYS_A_WEEK) {
    spans.unshift(joined(shown.slice(Math.max(0, end - DAYS_A_WEEK), end)));
  }
  return { unit: 'week', spans };
}

/** The first day on which anything was done; where nothing was, the day after the last. */
function begunOn(days: readonly Day[]): number {
  const begun = days.findIndex((day) => day.studyMinutes + day.testMinutes + day.tests > 0);
  return begun < 0 ? days.length : begun;
}

function joined(days: readonly Day[]): StudySpan {
  const sum = (of: 'studyMinutes' | 'testMinutes' | 'tests') =>
    days.reduce((total, day) => total + day[of], 0);
  return {
    from: days[0]!.day,
    to: days.at(-1)!.day,
    studyMinutes: sum('studyMinutes'),
    testMinutes: sum('testMinutes'),
    tests: sum('tests'),
  };
}
