const MINUTE_MS = 60_000;

/** How late a report may be on its way, and so how much sooner the next one may come. */
export const SLACK_MS = 5000;

export type Report = {
  /** The minutes that the browser says were studied; 0 says that the chapter was opened. */
  claimed: number;
  now: Date;
  /** Whether the chapter was opened before. */
  isOpen: boolean;
  /** Up to when time has been counted for this student, in whatever chapter; null before the first report. */
  countedUntil: Date | null;
};

export type Counted = {
  minutes: number;
  /** Up to when time has been counted now; null where the report changes nothing. */
  countedUntil: Date | null;
};

/**
 * How many whole minutes of a report count: no more than passed since the last that counted, in whatever chapter.
 * Opening a chapter begins a minute. A report that came too early leaves things as they are, so that two windows that
 * report in turns do not keep each other from ever counting. Slack that was used is taken from the next report: over
 * any time, no more is counted than passed and the slack once.
 */
export function countMinutes({ claimed, now, isOpen, countedUntil }: Report): Counted {
  if (!isOpen || countedUntil === null || claimed === 0) return { minutes: 0, countedUntil: now };
  const passed = Math.floor((now.getTime() - countedUntil.getTime() + SLACK_MS) / MINUTE_MS);
  const minutes = Math.max(0, Math.min(Math.floor(claimed), passed));
  if (minutes === 0) return { minutes, countedUntil: null };
  const counted = countedUntil.getTime() + minutes * MINUTE_MS;
  return { minutes, countedUntil: new Date(Math.max(now.getTime(), counted)) };
}
