import type { ExamRules } from '@sikhya/contract/exam-rules.ts';
import { getSectionRanges, hasTimedSections } from '@sikhya/contract/exam-rules.ts';
import type { EXAM_STATUSES } from '@sikhya/contract/student-exams.ts';

/** When an exam can be taken, and how long an attempt lasts. Only the server's clock counts. */

const MINUTE_MS = 60_000;

export type ExamTimes = {
  opensAt: Date | null;
  closesAt: Date | null;
  /** How long after the opening students may still start; null for until it closes. */
  lateEntryMinutes: number | null;
};

export type ExamStatus = (typeof EXAM_STATUSES)[number];

const addMinutes = (date: Date, minutes: number) => new Date(date.getTime() + minutes * MINUTE_MS);

/** Until when the exam can be started; null for always. */
export function getLastEntry({ opensAt, closesAt, lateEntryMinutes }: ExamTimes): Date | null {
  if (!opensAt || lateEntryMinutes === null) return closesAt;
  const last = addMinutes(opensAt, lateEntryMinutes);
  return closesAt && closesAt < last ? closesAt : last;
}

export function getStatus(times: ExamTimes, now: Date): ExamStatus {
  if (times.opensAt && now < times.opensAt) return 'coming';
  const lastEntry = getLastEntry(times);
  return lastEntry && now >= lastEntry ? 'past' : 'open';
}

/** People with disabilities, for example, get 20 minutes more an hour. */
export function addExtraTime(minutes: number, extraMinutesPerHour: number): number {
  return minutes * (1 + extraMinutesPerHour / 60);
}

/**
 * The deadline of an attempt, and the ends of its timed sections. Nobody works after the exam closes, except for their
 * extra time.
 */
export function getAttemptTimes(
  rules: Pick<ExamRules, 'minutes' | 'sections'>,
  { closesAt }: Pick<ExamTimes, 'closesAt'>,
  { startedAt, extraMinutesPerHour }: { startedAt: Date; extraMinutesPerHour: number },
): { deadline: Date; sectionEnds: Date[] | null; sectionStarts: number[] | null } {
  const minutes = addExtraTime(rules.minutes, extraMinutesPerHour);
  const full = addMinutes(startedAt, minutes);
  const last = closesAt && addMinutes(closesAt, minutes - rules.minutes);
  const deadline = last && last < full ? last : full;
  if (!hasTimedSections(rules)) return { deadline, sectionEnds: null, sectionStarts: null };
  let passed = 0;
  const sectionEnds = rules.sections.map((section) => {
    passed += addExtraTime(section.minutes ?? 0, extraMinutesPerHour);
    const end = addMinutes(startedAt, passed);
    return new Date(Math.min(end.getTime(), deadline.getTime()));
  });
  return {
    deadline,
    sectionEnds,
    sectionStarts: getSectionRanges(rules.sections).map(({ from }) => from + 1),
  };
}

/** Results and answers are shown from the release on; null for at once. */
export function isReleased(releaseAt: Date | null, now: Date): boolean {
  return releaseAt === null || releaseAt <= now;
}

type AttemptTimes = { deadline: Date; sectionEnds: Date[] | null };

/**
 * The times of a running attempt after its extra time has grown. What was added for other reasons stays, and sections
 * that are over stay over.
 */
export function addToTimes(
  current: AttemptTimes,
  before: AttemptTimes,
  after: AttemptTimes,
  now: Date,
): AttemptTimes {
  const shift = (end: Date, from: Date, to: Date) => new Date(end.getTime() + to.getTime() - from.getTime());
  const toShifted = (end: Date, index: number) => {
    const [from, to] = [before.sectionEnds?.[index], after.sectionEnds?.[index]];
    return end < now || !from || !to ? end : shift(end, from, to);
  };
  return {
    deadline: shift(current.deadline, before.deadline, after.deadline),
    sectionEnds: current.sectionEnds?.map(toShifted) ?? null,
  };
}
