import { type SQL, sql } from 'drizzle-orm';

type Value = string | number | Date | readonly number[];

/**
 * Rows that a prepared statement is given and reads like a table: a column each, as arrays of one length. PostgreSQL
 * expects few of them, and so looks for what belongs to them in an index. A column of arrays comes as text.
 */
export function givenRows<Name extends string>(
  table: string,
  types: Record<Name, 'uuid' | 'int' | 'smallint' | 'timestamptz' | 'text'>,
) {
  const names = Object.keys(types) as Name[];
  const arrays = names.map((name) => sql`${sql.placeholder(name)}::${sql.raw(types[name])}[]`);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const field = (name: Name) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
  return {
    from: sql`unnest(${sql.join(arrays, sql`, `)}) as ${sql.identifier(table)} (${columns})`,
    field: Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, SQL>,
    values: (rows: readonly Record<Name, Value>[]) =>
      Object.fromEntries(names.map((name) => [name, arrayText(rows.map((row) => text(row[name])))])),
  };
}

const arrayText = (elements: string[]) => `{${elements.map((element) => `"${escaped(element)}"`).join()}}`;

/** Hardly any needs it, and looking costs less than replacing. */
const escaped = (element: string) => (/["\\]/.test(element) ? element.replace(/["\\]/g, '\\$&') : element);

function text(value: Value): string {
  if (Array.isArray(value)) return `{${value.join()}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}
