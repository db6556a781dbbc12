const MINUTE_MS = 60_000;

/** A report may be delayed by this much, after which the next one seems to come too early. */
export const TOLERANCE_MS = 5000;

/** Devices send a report for each day, so more cannot have been studied. */
const MAX_MINUTES = 24 * 60;

export type Report = {
  /** The minutes that the browser claims; 0 when the chapter is opened. */
  claimed: number;
  now: Date;
  /** When the chapter was opened or the minutes ended; earlier than now for a report that could not be sent then. */
  endedAt?: Date;
  /** Whether the chapter was opened before. */
  isOpen: boolean;
  /** Until when time was counted for this student in any chapter; null before the first report. */
  countedUntil: Date | null;
};

export type CountedTime = {
  minutes: number;
  /** Until when time is counted now; null if the report changes nothing. */
  countedUntil: Date | null;
};

/**
 * Counts the whole minutes of a report, limited to the time since the last counted one in any chapter. Opening a chapter
 * starts a new minute. A report that comes too early changes nothing, so that two windows that report alternately still
 * count. Used tolerance is subtracted from the next report, so that the total never exceeds the real time by more than
 * one tolerance. A report that arrives late counts the time up to `endedAt`, and the next one the time after it.
 */
export function countMinutes({ claimed, now, endedAt = now, isOpen, countedUntil }: Report): CountedTime {
  if (!isOpen || countedUntil === null || claimed === 0)
    return { minutes: 0, countedUntil: getStartOfMinute(countedUntil, endedAt, now) };
  const passed = Math.floor((endedAt.getTime() - countedUntil.getTime() + TOLERANCE_MS) / MINUTE_MS);
  const minutes = Math.max(0, Math.min(Math.floor(claimed), MAX_MINUTES, passed));
  if (minutes === 0) return { minutes, countedUntil: null };
  const endOfCounted = countedUntil.getTime() + minutes * MINUTE_MS;
  return { minutes, countedUntil: new Date(Math.max(endedAt.getTime(), endOfCounted)) };
}

/** Reports say in whole seconds how late they are. */
const ROUNDING_MS = 1000;

/** Whether a late report is about study that the student has deleted since by a reset. */
export function isStudyFromBeforeReset(endedAt: Date, resetAt: Date | null, now: Date): boolean {
  // a reset in the future is from before the clock was set back
  return resetAt !== null && resetAt <= now && endedAt.getTime() < resetAt.getTime() - ROUNDING_MS;
}

/** Without an earlier report, no time before now can have been studied. */
function getStartOfMinute(countedUntil: Date | null, endedAt: Date, now: Date): Date {
  // a time further in the future is from before the clock was set back
  if (countedUntil === null || countedUntil.getTime() > now.getTime() + TOLERANCE_MS) return now;
  // later than every other chapter, because students continue with the one that they opened last
  return countedUntil > endedAt ? new Date(countedUntil.getTime() + 1) : endedAt;
}
