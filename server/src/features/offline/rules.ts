import { OFFLINE } from '@sikhya/contract/constants.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;

export function getLeaseEnd(now: Date): Date {
  return new Date(now.getTime() + OFFLINE.leaseDays * DAY_MS);
}

/** Tests can be handed in after the end of the lease, but not forever. */
export function isTooLate(issuedAt: Date, now: Date): boolean {
  return now.getTime() - issuedAt.getTime() > OFFLINE.handInDays * DAY_MS;
}

type Claim = { startedAt: Date; timeSpent: number };

/**
 * Limits what a device claims about the time of a test to what is possible: it cannot have started before its permit was
 * issued, cannot have ended after it arrived, and cannot have lasted longer than its time limit.
 */
export function limitToPossibleTime(
  { startedAt, timeSpent }: Claim,
  { issuedAt, now, secondsAllowed }: { issuedAt: Date; now: Date; secondsAllowed: number },
): { startedAt: Date; completedAt: Date } {
  const [earliest, latest] = [issuedAt.getTime(), Math.max(issuedAt.getTime(), now.getTime())];
  const duration = Math.round(Math.min(timeSpent, secondsAllowed) * SECOND_MS);
  const possible = Math.min(duration, latest - earliest);
  const start = Math.min(Math.max(startedAt.getTime(), earliest), latest - possible);
  return { startedAt: new Date(start), completedAt: new Date(start + possible) };
}

type DeviceTimes = { startedAt: Date; sentAt?: Date | undefined };

/**
 * Whether a test was started before the student reset the progress in its course. Only the server's clock is certain, so
 * a test with a permit from after the reset always counts. An earlier permit may have been used after the reset, on a
 * device that had no connection. Then the start must lie before the reset both by the clock of the device and by the time
 * that passed on it since the start, because a clock that is wrong or was set must not cost a valid test.
 */
export function isTestFromBeforeReset(
  { startedAt, sentAt }: DeviceTimes,
  { issuedAt, resetAt, now }: { issuedAt: Date; resetAt: Date | null; now: Date },
): boolean {
  // a reset in the future is from before the server's clock was set back
  if (resetAt === null || resetAt > now) return false;
  // permits name whole seconds
  if (issuedAt.getTime() + SECOND_MS > resetAt.getTime()) return false;
  if (!sentAt) return startedAt < resetAt;
  const passed = sentAt.getTime() - startedAt.getTime();
  return startedAt < resetAt && now.getTime() - passed < resetAt.getTime();
}
