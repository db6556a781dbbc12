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
