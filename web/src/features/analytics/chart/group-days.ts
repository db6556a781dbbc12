import type { AnalyticsData } from '../api.ts';

type Day = AnalyticsData['days'][number];

/** One bar of the chart: a day, or a week from its first to its last day. */
export type DayGroup = {
  from: string;
  to: string;
  studyMinutes: number;
  testMinutes: number;
  tests: number;
};

const DAYS_PER_WEEK = 7;
/** More bars than this are too narrow to touch on a phone. */
const MAX_BARS = 31;

/**
 * Groups days into bars. In a long range the days before the first activity are left out, down to one week. If there
 * are still too many, the bars are weeks that end today, so only the oldest one can be shorter.
 */
export function groupDays(days: readonly Day[]): { unit: 'day' | 'week'; groups: DayGroup[] } {
  const charted =
    days.length <= MAX_BARS
      ? days
      : days.slice(Math.min(findFirstActivity(days), days.length - DAYS_PER_WEEK));
  if (charted.length <= MAX_BARS) return { unit: 'day', groups: charted.map((day) => createGroup([day])) };
  const groups: DayGroup[] = [];
  for (let end = charted.length; end > 0; end -= DAYS_PER_WEEK) {
    groups.unshift(createGroup(charted.slice(Math.max(0, end - DAYS_PER_WEEK), end)));
  }
  return { unit: 'week', groups };
}

/** The index of the first day with any activity; the number of days if there is none. */
function findFirstActivity(days: readonly Day[]): number {
  const index = days.findIndex((day) => day.studyMinutes + day.testMinutes + day.tests > 0);
  return index < 0 ? days.length : index;
}

function createGroup(days: readonly Day[]): DayGroup {
  const sum = (field: 'studyMinutes' | 'testMinutes' | 'tests') =>
    days.reduce((total, day) => total + day[field], 0);
  return {
    from: days[0]!.day,
    to: days.at(-1)!.day,
    studyMinutes: sum('studyMinutes'),
    testMinutes: sum('testMinutes'),
    tests: sum('tests'),
  };
}
