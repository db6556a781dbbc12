import { getFormatter } from '@sikhya/contract/language/format.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { toRupees } from '@sikhya/contract/money.ts';
import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import { ORDER_STATUSES } from '@sikhya/contract/orders.ts';
import { eventTexts, obstacleTexts, statusTexts, texts } from './texts.ts';

export type OrderEvent = AdminOrder['events'][number];

/** The event in the language of the page, and the words of a person or the provider in their own language. */
type EventDescription = { sentence: string; remark: string };

/** Describes an event in one sentence. An unknown kind is shown by its name. */
export function describeEvent(event: OrderEvent, locale: Locale): EventDescription {
  const { kind, details } = event;
  if (kind === 'status') return { sentence: describeStatus(String(details.status), locale), remark: '' };
  if (kind === 'not-fulfilled') return { sentence: describeObstacle(details.reason, locale), remark: '' };
  const t = getTexts(eventTexts, locale);
  const remark = [details.reason, details.error].filter((text) => typeof text === 'string').join(' ');
  if (!isKey(eventTexts, kind)) return { sentence: kind, remark };
  const text = t[kind];
  if (typeof text === 'string') return { sentence: text, remark };
  const amount = getFormatter(locale).rupees(toRupees(Number(details.amountPaise ?? 0)));
  return { sentence: text({ amount }), remark };
}

const isKey = <T extends object>(table: T, key: unknown): key is keyof T =>
  typeof key === 'string' && Object.hasOwn(table, key);

function describeStatus(status: string, locale: Locale): string {
  const known = ORDER_STATUSES.find((other) => other === status);
  const { newStatus } = getTexts(texts, locale);
  return newStatus({ status: known ? getTexts(statusTexts, locale)[known] : status });
}

function describeObstacle(reason: unknown, locale: Locale): string {
  const t = getTexts(obstacleTexts, locale);
  return isKey(obstacleTexts, reason) ? t[reason] : t.other;
}
