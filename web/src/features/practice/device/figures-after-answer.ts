import { indiaDay, startOfIndiaDay } from '@sikhya/contract/india-day.ts';
import {
  PRACTICE,
  type Practice,
  type PracticeCard,
  type PracticeProgress,
  type PracticeReview,
} from '@sikhya/contract/practice.ts';
import {
  continueStreak,
  countDaysThisWeek,
  countMissed,
  getStreak,
  listDays,
} from '@sikhya/contract/practice-days.ts';

/** Keeps the figures of a device without a connection as the server would compute them. */

type Answer = {
  review: Pick<PracticeReview, 'at' | 'seconds' | 'undone'>;
  /** The card before the answer. */
  from: Pick<PracticeCard, 'due'>;
  /** The card after the answer. */
  to: Pick<PracticeCard, 'due'>;
};

/** Moves figures of an earlier day to today: what was due before counts for today. */
export function advancePractice(practice: Practice, now: Date): Practice {
  const day = indiaDay(now);
  const [first] = practice.forecast;
  if (!first || first.day >= day) return practice;
  const isLater = (other: { day: string }) => other.day > day;
  const due = practice.forecast.reduce((sum, other) => sum + (isLater(other) ? 0 : other.questions), 0);
  const forecast = [{ day, questions: due }, ...practice.forecast.filter(isLater)];
  return { ...practice, due, forecast, today: { questions: 0, seconds: 0 } };
}

/** Counts an answer, or takes an undone one back. */
export function countInPractice(practice: Practice, { review, from, to }: Answer): Practice {
  const current = advancePractice(practice, new Date(review.at));
  const today = current.forecast[0]?.day ?? indiaDay(new Date(review.at));
  const startOfToday = startOfIndiaDay(today).getTime();
  const getDay = ({ due }: { due: string }) => indiaDay(new Date(Math.max(startOfToday, Date.parse(due))));
  const change = new Map([[getDay(from), -1]]);
  change.set(getDay(to), (change.get(getDay(to)) ?? 0) + 1);
  const forecast = current.forecast.map(({ day, questions }) => ({
    day,
    questions: Math.max(0, questions + (change.get(day) ?? 0)),
  }));
  const sign = getSign(review, today);
  const seconds = Math.min(PRACTICE.maxReviewSeconds, review.seconds);
  return {
    ...current,
    forecast,
    due: forecast[0]?.questions ?? 0,
    today: {
      questions: Math.max(0, current.today.questions + sign),
      seconds: Math.max(0, current.today.seconds + sign * seconds),
    },
  };
}

/** 0 for an answer of an earlier day. */
function getSign({ at, undone }: Answer['review'], today: string): -1 | 0 | 1 {
  if (indiaDay(new Date(at)) !== today) return 0;
  return undone ? -1 : 1;
}

/** Progress that an earlier release stored has no `streakBefore`. */
type StoredProgress = Omit<PracticeProgress, 'streakBefore'> & { streakBefore?: number };

/** The mastery stays, because only the server has all cards. */
export function advanceProgress(progress: PracticeProgress, now: Date): PracticeProgress {
  const questionsByDay = new Map(progress.days.map(({ day, questions }) => [day, questions]));
  const days = listDays(now, -PRACTICE.heatMapDays);
  return withDays(
    { ...progress, streakBefore: getStreakBefore(progress, days[0]!) },
    days.map((day) => ({ day, questions: questionsByDay.get(day) ?? 0 })),
  );
}

/** The streak before a new first day. The server knows days that this device has never had. */
function getStreakBefore({ streakBefore = 0, days }: StoredProgress, firstDay: string): number {
  const leaving = days.filter(({ day }) => day < firstDay);
  const last = days.at(-1)?.day ?? firstDay;
  return Math.max(0, continueStreak(streakBefore, leaving) - countMissed(last, firstDay));
}

export function countInProgress(
  progress: PracticeProgress,
  { at, undone }: Answer['review'],
): PracticeProgress {
  const answeredOn = indiaDay(new Date(at));
  const isKnown = progress.days.some(({ day }) => day === answeredOn);
  const current = isKnown ? progress : advanceProgress(progress, new Date(at));
  return withDays(
    current,
    current.days.map(({ day, questions }) => ({
      day,
      questions: day === answeredOn ? Math.max(0, questions + (undone ? -1 : 1)) : questions,
    })),
  );
}

function withDays(progress: PracticeProgress, days: PracticeProgress['days']): PracticeProgress {
  const week = { ...progress.week, days: countDaysThisWeek(days) };
  return { ...progress, streak: getStreak(days, progress.streakBefore), week, days };
}
