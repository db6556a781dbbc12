import { type SQL, sql } from 'drizzle-orm';

/** An array parameter for `= any(…)`, so that the text of the statement does not depend on the number of ids. */
export function uuidArray(ids: readonly string[]): SQL {
  return sql`${`{${ids.join()}}`}::uuid[]`;
}
