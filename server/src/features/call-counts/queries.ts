import { gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { callCounts } from '../../database/tables/call-counts.ts';

/** Adds calls to the window and returns the sum for each caller. */
export async function addCalls(
  db: Db,
  window: Date,
  calls: Map<string, number>,
): Promise<Map<string, number>> {
  // sorted, because two processes that lock the rows in different orders would deadlock
  const rows = [...calls].sort(([a], [b]) => (a < b ? -1 : 1));
  const sums = await db
    .insert(callCounts)
    // arrays, because a statement takes only 65,535 parameters
    .select(
      sql`select caller, ${window.toISOString()}::timestamptz, calls
        from unnest(${toArray(rows.map(([caller]) => caller))}::text[], ${toArray(rows.map(([, times]) => times))}::int[])
          as added (caller, calls)`,
    )
    .onConflictDoUpdate({
      target: [callCounts.caller, callCounts.window],
      set: { calls: sql`${callCounts.calls} + excluded.calls` },
    })
    .returning({ caller: callCounts.caller, calls: callCounts.calls });
  return new Map(sums.map(({ caller, calls: sum }) => [caller, sum]));
}

export async function deleteCallsOutside(db: Db, first: Date, last: Date): Promise<void> {
  await db.delete(callCounts).where(or(lt(callCounts.window, first), gt(callCounts.window, last)));
}

/** Neither hashes nor numbers need escaping. */
const toArray = (elements: readonly (string | number)[]) => `{${elements.join()}}`;
