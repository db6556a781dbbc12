import { MOCK_TEST } from '@sikhya/contract/constants.ts';

/** The rules of the mock test of a chapter. */

const SECOND_MS = 1000;

export function getSecondsAllowed(totalQuestions: number): number {
  return totalQuestions * MOCK_TEST.secondsPerQuestion;
}

export function getDeadline(startedAt: Date, totalQuestions: number): Date {
  return new Date(startedAt.getTime() + getSecondsAllowed(totalQuestions) * SECOND_MS);
}

/** Limits the time that a client claims to the time limit of the test and the time since the last result. */
export function clampTimeSpent(
  claimedSeconds: number | null | undefined,
  totalQuestions: number,
  { lastResultAt, now }: { lastResultAt: Date | null; now: Date },
): number {
  const sinceLast = lastResultAt
    ? (now.getTime() - lastResultAt.getTime()) / SECOND_MS
    : Number.POSITIVE_INFINITY;
  const limit = Math.max(0, Math.min(getSecondsAllowed(totalQuestions), sinceLast));
  return Math.round(Math.min(Math.max(claimedSeconds ?? 0, 0), limit));
}

/** Without an attempt, the same answers since this time are a repeated hand-in. */
export function getRepeatWindowStart(totalQuestions: number, now: Date): Date {
  return new Date(now.getTime() - getSecondsAllowed(totalQuestions) * SECOND_MS);
}

export function isPassed(score: number): boolean {
  return score >= MOCK_TEST.passingPercent;
}
