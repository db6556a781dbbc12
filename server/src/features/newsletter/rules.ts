import { CONFIRM_HOURS, type SubscriberState } from '@sikhya/contract/newsletter.ts';

const HOUR_MS = 3_600_000;

/** Whether the link of a confirmation can be used. */
export function isOpen(
  { state, requestedAt }: { state: SubscriberState; requestedAt: Date },
  now: Date,
): boolean {
  return state === 'pending' && now.getTime() < requestedAt.getTime() + CONFIRM_HOURS * HOUR_MS;
}
