import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { indiaDay, startOfIndiaDay } from '@sikhya/contract/india-day.ts';
import type * as contract from '@sikhya/contract/practice.ts';
import { PRACTICE } from '@sikhya/contract/practice.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import type { VisibleTests } from '../../database/visible-cards.ts';
import { listOpenCourseIds } from '../enrolment/service.ts';
import { collectMistakes } from './collect.ts';
import { findReleasedExams } from './collect-queries.ts';
import * as queries from './queries.ts';
import { countFitting, estimateSeconds, getEndOfDay, toForecast } from './rules.ts';
import { toCards } from './to-card.ts';

/** The questions that a student practises today. Answers are in reviews.ts, the figures in progress.ts. */

const SECONDS = 60;

type Query = EndpointRequest<typeof contract.getPractice>['query'];

export async function readPractice(
  db: Db,
  studentId: string,
  { minutes, aheadDays = '0', ...filter }: Query,
  now: Date,
): Promise<EndpointResponse<typeof contract.getPractice>> {
  await collectMistakes(db, studentId, now);
  const [visible, settings, average, practised] = await Promise.all([
    findVisible(db, studentId, now),
    queries.findSettings(db, studentId),
    queries.findAverageSeconds(db, studentId),
    queries.findPractisedDays(db, studentId, startOfIndiaDay(indiaDay(now))),
  ]);
  const secondsPerQuestion = estimateSeconds(average);
  const { questions = 0, seconds = 0 } = practised[0] ?? {};
  const perDay = settings.minutesPerDay * SECONDS;
  const secondsLeft = minutes === undefined ? perDay - seconds : Number(minutes) * SECONDS;
  const limit = countFitting(secondsLeft, secondsPerQuestion);
  const upcomingLimit = Math.min(
    PRACTICE.maxCards - limit,
    Number(aheadDays) * countFitting(perDay, secondsPerQuestion),
  );
  const found = await findCardsToPractise(db, studentId, visible, {
    filter,
    aheadDays: Number(aheadDays),
    limit,
    upcomingLimit,
    now,
  });
  return {
    ...found,
    settings,
    secondsPerQuestion,
    today: { questions, seconds },
    now: now.toISOString(),
  };
}

type Search = {
  filter: queries.CardFilter;
  aheadDays: number;
  limit: number;
  upcomingLimit: number;
  now: Date;
};

async function findCardsToPractise(
  db: Db,
  studentId: string,
  visible: VisibleTests,
  { filter, aheadDays, limit, upcomingLimit, now }: Search,
) {
  // an unknown id would make PostgreSQL fail
  const isKnown = [filter.courseId, filter.testId].every((id) => id === undefined || isId(id));
  const endOfToday = getEndOfDay(now);
  const untilForecast = getEndOfDay(now, PRACTICE.forecastDays - 1);
  const [counts, today, later] = isKnown
    ? await Promise.all([
        queries.countByDueDay(db, studentId, visible, { filter, until: untilForecast }),
        queries.findDueCards(db, studentId, visible, { filter, from: null, until: endOfToday, limit }),
        queries.findDueCards(db, studentId, visible, {
          filter,
          from: endOfToday,
          until: getEndOfDay(now, aheadDays),
          limit: upcomingLimit,
        }),
      ])
    : [[], [], []];
  const forecast = toForecast(counts, now);
  const cards = await toCards(db, [...today, ...later]);
  return {
    due: forecast[0]!.questions,
    cards: cards.slice(0, today.length),
    upcoming: cards.slice(today.length),
    forecast,
  };
}

/** A refund hides the questions of its course, and an exam that is not released hides its own. */
export async function findVisible(db: Db | Tx, studentId: string, now: Date): Promise<VisibleTests> {
  const [courseIds, examIds] = await Promise.all([
    listOpenCourseIds(db, studentId, now),
    findReleasedExams(db, studentId, now),
  ]);
  return { courseIds, examIds };
}

export { findSettings } from './queries.ts';

export async function setSettings(
  db: Db,
  studentId: string,
  { minutesPerDay, daysPerWeek, examDay }: EndpointRequest<typeof contract.setPracticeSettings>['body'],
): Promise<EndpointResponse<typeof contract.setPracticeSettings>> {
  return inTransaction(db, async (tx) => {
    const before = await queries.findSettings(tx, studentId);
    const settings = {
      minutesPerDay: minutesPerDay ?? before.minutesPerDay,
      daysPerWeek: daysPerWeek ?? before.daysPerWeek,
      examDay: examDay === undefined ? before.examDay : examDay,
    };
    await queries.storeSettings(tx, studentId, settings);
    if (settings.examDay !== before.examDay) await queries.rescheduleCards(tx, studentId, settings.examDay);
    return { settings };
  });
}
