import { GRIEVANCE_DAYS } from '@sikhya/contract/grievances.ts';
import { indiaDay } from '@sikhya/contract/india-day.ts';

const DAY_MS = 86_400_000;

export const getDueAt = (sentAt: Date) => new Date(sentAt.getTime() + GRIEVANCE_DAYS * DAY_MS);

export const getYear = (sentAt: Date) => Number(indiaDay(sentAt).slice(0, 4));

/** For example G-2026-0001. */
export function formatNumber({ year, count }: { year: number; count: number }): string {
  return `G-${year}-${String(count).padStart(4, '0')}`;
}

export function isOverdue(
  { dueAt, answeredAt }: { dueAt: Date; answeredAt: Date | null },
  now: Date,
): boolean {
  return answeredAt === null && dueAt <= now;
}
