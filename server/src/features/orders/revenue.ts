import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { indiaDay } from '@sikhya/contract/india-day.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { toRupees } from '@sikhya/contract/money.ts';
import type * as contract from '@sikhya/contract/order-management.ts';
import type { Db } from '../../database/database.ts';
import { countOrReuse } from '../../database/large-counts.ts';
import { AppError } from '../../errors.ts';
import { findRevenue } from './admin-queries.ts';
import { texts } from './texts.ts';

const MAX_PERIOD_DAYS = 400;
const DEFAULT_PERIOD_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

export async function getRevenue(
  db: Db,
  query: EndpointRequest<typeof contract.getRevenue>['query'],
  now: Date,
): Promise<EndpointResponse<typeof contract.getRevenue>> {
  const to = query.to ?? indiaDay(now);
  const from = query.from ?? indiaDay(new Date(Date.parse(to) - (DEFAULT_PERIOD_DAYS - 1) * DAY_MS));
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (!(length >= 0 && length <= MAX_PERIOD_DAYS))
    throw new AppError('invalid', message(texts.periodTooLong));
  // the sums of many orders can be a minute old
  return countOrReuse(
    db,
    ['revenue', from, to],
    () => addUp(db, { from, to }, length),
    ({ items }) => items.reduce((total, item) => total + item.orders, 0),
  );
}

async function addUp(
  db: Db,
  { from, to }: { from: string; to: string },
  length: number,
): Promise<EndpointResponse<typeof contract.getRevenue>> {
  const { captured, refunded } = await findRevenue(db, { from, to });
  const sum = (rows: { paise: number }[] = []) =>
    toRupees(rows.reduce((total, { paise }) => total + paise, 0));
  const byDay = {
    captured: Map.groupBy(captured, ({ day }) => day),
    refunded: Map.groupBy(refunded, ({ day }) => day),
  };
  const byItem = {
    captured: Map.groupBy(captured, ({ itemId }) => itemId),
    refunded: Map.groupBy(refunded, ({ itemId }) => itemId),
  };
  const days = Array.from({ length: length + 1 }, (_, n) =>
    new Date(Date.parse(from) + n * DAY_MS).toISOString().slice(0, 10),
  );
  const items = new Map([...refunded, ...captured].map((row) => [row.itemId, row]));
  return {
    from,
    to,
    days: days.map((day) => ({
      day,
      captured: sum(byDay.captured.get(day)),
      refunded: sum(byDay.refunded.get(day)),
    })),
    items: [...items.values()]
      .map(({ kind, itemId, title, odiaTitle }) => {
        const paid = byItem.captured.get(itemId) ?? [];
        return {
          kind,
          _id: itemId,
          title,
          odiaTitles: { title: odiaTitle },
          orders: paid.reduce((total, row) => total + row.orders, 0),
          captured: sum(paid),
          refunded: sum(byItem.refunded.get(itemId)),
        };
      })
      .sort((a, b) => b.captured - a.captured),
  };
}
