const MINUTE_MS = 60_000;

/** A student without any input for this long counts as away. Reading one page takes less. */
export const ACTIVE_FOR_MS = 3 * MINUTE_MS;

/** Measures how long a chapter is studied. All functions are pure: `now` is passed in. */
export type StudyClock = {
  /** Measured and not yet reported. */
  studiedMs: number;
  /** Null while the clock is stopped. */
  runningSince: number | null;
  lastInput: number;
};

export function createClock(now: number): StudyClock {
  return { studiedMs: 0, runningSince: null, lastInput: now };
}

export function startClock(clock: StudyClock, now: number): StudyClock {
  return clock.runningSince === null ? { ...clock, runningSince: now } : clock;
}

export function stopClock(clock: StudyClock, now: number): StudyClock {
  return { ...addElapsed(clock, now), runningSince: null };
}

/** For a key, a touch or a scroll. */
export function recordInput(clock: StudyClock, now: number): StudyClock {
  return { ...addElapsed(clock, now), lastInput: now };
}

export function isActive(clock: StudyClock, now: number): boolean {
  return now - clock.lastInput < ACTIVE_FOR_MS;
}

/** Takes the whole minutes out of the clock; the rest of a minute stays in it. */
export function takeMinutes(clock: StudyClock, now: number): { minutes: number; clock: StudyClock } {
  const current = addElapsed(clock, now);
  const minutes = Math.floor(current.studiedMs / MINUTE_MS);
  return { minutes, clock: { ...current, studiedMs: current.studiedMs - minutes * MINUTE_MS } };
}

/** Adds only the time in which the student was active, because a device may sleep for hours. */
function addElapsed(clock: StudyClock, now: number): StudyClock {
  if (clock.runningSince === null) return clock;
  const until = Math.min(now, clock.lastInput + ACTIVE_FOR_MS);
  return {
    ...clock,
    studiedMs: clock.studiedMs + Math.max(0, until - clock.runningSince),
    runningSince: now,
  };
}
