import type { ListedOrder, orderFilters } from '@sikhya/contract/order-management.ts';
import type * as z from 'zod/mini';
import type { Db } from '../../database/database.ts';
import { createCondition, findOrdersAfter } from './admin-queries.ts';
import { loadDetails, toListedOrder } from './to-response.ts';

const BATCH = 500;

/** Reads all matching orders, oldest first. */
export async function* readOrderBatches(
  db: Db,
  filters: z.output<typeof orderFilters>,
): AsyncGenerator<ListedOrder[]> {
  const where = await createCondition(db, filters);
  let rows = await findOrdersAfter(db, where, { after: null, limit: BATCH });
  while (rows.length > 0) {
    yield (await loadDetails(db, rows)).map((details) => toListedOrder(details, null));
    rows = await findOrdersAfter(db, where, { after: rows.at(-1)!.id, limit: BATCH });
  }
}
