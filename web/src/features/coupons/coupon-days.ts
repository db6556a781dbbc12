import { indiaDay, startOfIndiaDay } from '@sikhya/contract/india-day.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The first day in India on which a coupon is valid; empty without a limit. */
export function getFirstDay(from: string | null): string {
  return from ? indiaDay(new Date(from)) : '';
}

/** The last day in India on which a coupon is valid; empty without a limit. `until` itself is not part of the period. */
export function getLastDay(until: string | null): string {
  return until ? indiaDay(new Date(Date.parse(until) - 1)) : '';
}

/** Returns the stored moment if its day is unchanged, so that an exact time is not lost. */
export function toFrom(day: string, stored: string | null): string | null {
  if (day === getFirstDay(stored)) return stored;
  return day ? startOfIndiaDay(day).toISOString() : null;
}

export function toUntil(day: string, stored: string | null): string | null {
  if (day === getLastDay(stored)) return stored;
  return day ? new Date(startOfIndiaDay(day).getTime() + DAY_MS).toISOString() : null;
}
