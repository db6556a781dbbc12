import { indiaDay, startOfIndiaDay } from '@sikhya/contract/india-day.ts';
import { NOTICE_RULES, type NoticeKind } from '@sikhya/contract/notices.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Hours of the day in India. */
const QUIET = { from: 21, until: 7 };
export const DIGEST_HOUR = 8;
/** Notices of the last minute before a digest are in the next one, because their transactions may end too late for this one. */
export const DIGEST_CLOSES_MINUTES = 1;
const DIGEST_CLOSES_MS = DIGEST_CLOSES_MINUTES * MINUTE_MS;

/** Returns the next moment after now at which it is this full hour in India. */
function nextIndianHour(hour: number, now: Date): Date {
  const today = startOfIndiaDay(indiaDay(now)).getTime() + hour * HOUR_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

export function isQuiet(now: Date): boolean {
  const hour = (now.getTime() - startOfIndiaDay(indiaDay(now)).getTime()) / HOUR_MS;
  return hour >= QUIET.from || hour < QUIET.until;
}

/** Returns the end of the quiet hours; now if it is not quiet. */
export function getEndOfQuiet(now: Date): Date {
  return isQuiet(now) ? nextIndianHour(QUIET.until, now) : now;
}

/** The current quiet hours, or the next ones outside of them. */
export function getQuietPeriod(now: Date): { from: Date; until: Date } {
  const until = nextIndianHour(QUIET.until, now);
  return { from: new Date(until.getTime() - (24 - QUIET.from + QUIET.until) * HOUR_MS), until };
}

/** Whether a notice may be sent, and ring, in the quiet hours. */
export function canDisturb(kind: NoticeKind): boolean {
  return NOTICE_RULES[kind].group === 'security';
}

/** When a delivery may be sent, and the day of the digest that it waits for; null if it is urgent. */
export type SendTime = { notBefore: Date; digestDay: string | null };

export function getSendTime(kind: NoticeKind, now: Date): SendTime {
  if (!NOTICE_RULES[kind].isUrgent) {
    const notBefore = nextIndianHour(DIGEST_HOUR, new Date(now.getTime() + DIGEST_CLOSES_MS));
    return { notBefore, digestDay: indiaDay(notBefore) };
  }
  return { notBefore: canDisturb(kind) ? now : getEndOfQuiet(now), digestDay: null };
}

/** After each failure the next try waits longer. */
const RETRY_MINUTES = [1, 5, 30, 120, 360, 1440];

/** Returns when a delivery is tried again after its failures; null if it is dead. */
export function getNextTry(failures: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[failures - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** A sender may send as much at once as the rate allows in this time. */
const BURST_SECONDS = 5;

export function getBurst(perMinute: number): number {
  return Math.max(1, (perMinute / 60) * BURST_SECONDS);
}

/** Returns the tokens of a channel now. */
export function refillTokens(
  { tokens, perMinute, refilledAt }: { tokens: number; perMinute: number; refilledAt: Date },
  now: Date,
): number {
  const elapsed = Math.max(0, now.getTime() - refilledAt.getTime());
  return Math.min(getBurst(perMinute), tokens + (elapsed * perMinute) / MINUTE_MS);
}

/** Returns the day whose notices are in a digest; `until` is the first moment after it. */
export function getDigestPeriod(digestDay: string): { from: Date; until: Date } {
  const sentAt = startOfIndiaDay(digestDay).getTime() + DIGEST_HOUR * HOUR_MS;
  const until = new Date(sentAt - DIGEST_CLOSES_MS);
  return { from: new Date(until.getTime() - DAY_MS), until };
}

/** How long after the start of an exam a notice about it may still be sent. */
const MAX_LATE_MINUTES = 15;

/** Returns for how many milliseconds a notice may still be sent. Only notices about the start of an exam expire. */
export function getTimeToLiveMs(
  { kind, opensAt }: { kind: NoticeKind; opensAt: Date | null },
  now: Date,
): number {
  if (kind !== 'exam-coming' && kind !== 'exam-begins') return Number.POSITIVE_INFINITY;
  return opensAt === null ? 0 : opensAt.getTime() + MAX_LATE_MINUTES * MINUTE_MS - now.getTime();
}
