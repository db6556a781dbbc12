import { gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { callCounts } from '../../database/tables/call-counts.ts';

/** How often each of them has called in that window, now that these calls are added. */
export async function addCalls(
  db: Db,
  window: Date,
  calls: Map<string, number>,
): Promise<Map<string, number>> {
  // in one order, so that two processes do not wait for each other
  const rows = [...calls].sort(([a], [b]) => (a < b ? -1 : 1));
  const added = await db
    .insert(callCounts)
    .values(rows.map(([caller, times]) => ({ caller, window, calls: times })))
    .onConflictDoUpdate({
      target: [callCounts.caller, callCounts.window],
      set: { calls: sql`${callCounts.calls} + excluded.calls` },
    })
    .returning({ caller: callCounts.caller, calls: callCounts.calls });
  return new Map(added.map(({ caller, calls: sum }) => [caller, sum]));
}

export async function forgetCallsOutside(db: Db, first: Date, last: Date): Promise<void> {
  await db.delete(callCounts).where(or(lt(callCounts.window, first), gt(callCounts.window, last)));
}
