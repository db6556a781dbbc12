const MINUTE = 60_000;

/** Somebody who has not touched anything for so long may have left; reading a page takes less. */
export const ACTIVE_FOR_MS = 3 * MINUTE;

/** How long a chapter was studied. Moments are given from outside, so that nothing here asks a clock. */
export type StudyClock = {
  /** Counted and not yet reported. */
  studiedMs: number;
  /** From when it counts; null while it stands. */
  runningSince: number | null;
  lastInput: number;
};

export function newClock(now: number): StudyClock {
  return { studiedMs: 0, runningSince: null, lastInput: now };
}

/** The page is in sight, and in no other window counts the same time. */
export function run(clock: StudyClock, now: number): StudyClock {
  return clock.runningSince === null ? { ...clock, runningSince: now } : clock;
}

export function stop(clock: StudyClock, now: number): StudyClock {
  return { ...settled(clock, now), runningSince: null };
}

/** A key, a touch, a scroll. What passed in between counts as far as the student was still taken to be there. */
export function input(clock: StudyClock, now: number): StudyClock {
  return { ...settled(clock, now), lastInput: now };
}

export function isActive(clock: StudyClock, now: number): boolean {
  return now - clock.lastInput < ACTIVE_FOR_MS;
}

/** The whole minutes so far; what is left of a minute goes on counting. */
export function takeMinutes(clock: StudyClock, now: number): { minutes: number; clock: StudyClock } {
  const current = settled(clock, now);
  const minutes = Math.floor(current.studiedMs / MINUTE);
  return { minutes, clock: { ...current, studiedMs: current.studiedMs - minutes * MINUTE } };
}

/** A device that slept wakes up hours later: time counts only up to where the student was last active. */
function settled(clock: StudyClock, now: number): StudyClock {
  if (clock.runningSince === null) return clock;
  const until = Math.min(now, clock.lastInput + ACTIVE_FOR_MS);
  return {
    ...clock,
    studiedMs: clock.studiedMs + Math.max(0, until - clock.runningSince),
    runningSince: now,
  };
}
