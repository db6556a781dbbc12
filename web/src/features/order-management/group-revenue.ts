import { toPaise, toRupees } from '@sikhya/contract/money.ts';

type Day = { day: string; captured: number; refunded: number };

export type RevenueGroup = { from: string; to: string; captured: number; refunded: number };

/** More bars than this cannot be told apart on a phone. */
const MAX_BARS = 62;
const DAYS_PER_WEEK = 7;

/** Returns one group per day, or per week that ends with the last day if there are too many days. */
export function groupRevenue(days: readonly Day[]): RevenueGroup[] {
  const size = days.length > MAX_BARS ? DAYS_PER_WEEK : 1;
  const groups: RevenueGroup[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    groups.unshift({
      from: part[0]!.day,
      to: part.at(-1)!.day,
      captured: sum(part.map(({ captured }) => captured)),
      refunded: sum(part.map(({ refunded }) => refunded)),
    });
  }
  return groups;
}

/** Adds whole paise, so that no fraction is rounded. */
function sum(rupees: readonly number[]): number {
  return toRupees(rupees.reduce((total, amount) => total + toPaise(amount), 0));
}
