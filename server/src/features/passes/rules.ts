const DAY_MS = 24 * 3600 * 1000;

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
