const DAY_MS = 24 * 3600 * 1000;
const REMINDER_DAYS = 7;

/** A renewal starts when the last period ends, so that no paid day is lost. */
export function computePeriod(days: number, { lastEnd, now }: { lastEnd: Date | null; now: Date }) {
  const startsAt = lastEnd && lastEnd > now ? lastEnd : now;
  return { startsAt, endsAt: new Date(startsAt.getTime() + days * DAY_MS) };
}

export function getPassState(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
): 'coming' | 'valid' | 'ended' {
  if (now < startsAt) return 'coming';
  return now < endsAt ? 'valid' : 'ended';
}

type Period = { passId: string; startsAt: Date; endsAt: Date; cancelledAt: Date | null };

/** Whether to remind the student that a period ends. A renewal or a cancellation ends the reminders. */
export function endsSoon(period: Period, all: Period[], now: Date): boolean {
  const isLast = all.every(({ passId, endsAt }) => passId !== period.passId || endsAt <= period.endsAt);
  const isNear = period.endsAt.getTime() - now.getTime() <= REMINDER_DAYS * DAY_MS;
  return isLast && isNear && !period.cancelledAt && getPassState(period, now) === 'valid';
}
