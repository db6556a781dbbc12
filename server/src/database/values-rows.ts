import { type SQL, sql } from 'drizzle-orm';

type Value = string | number | Date | readonly number[];

/**
 * Lets a prepared statement read its parameters like a table: each column is an array parameter, and all arrays have
 * the same length. PostgreSQL expects few rows from `unnest` and therefore joins them by index. A column of arrays is
 * passed as text.
 */
export function valuesRows<Name extends string>(
  table: string,
  types: Record<Name, 'uuid' | 'int' | 'smallint' | 'timestamptz' | 'text'>,
) {
  const names = Object.keys(types) as Name[];
  const arrays = names.map((name) => sql`${sql.placeholder(name)}::${sql.raw(types[name])}[]`);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const toField = (name: Name) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
  return {
    from: sql`unnest(${sql.join(arrays, sql`, `)}) as ${sql.identifier(table)} (${columns})`,
    field: Object.fromEntries(names.map((name) => [name, toField(name)])) as Record<Name, SQL>,
    values: (rows: readonly Record<Name, Value>[]) =>
      Object.fromEntries(names.map((name) => [name, toArrayLiteral(rows.map((row) => toText(row[name])))])),
  };
}

const toArrayLiteral = (elements: string[]) =>
  `{${elements.map((element) => `"${escapeElement(element)}"`).join()}}`;

/** Tests first, because few elements need escaping and a test is cheaper than a replacement. */
const escapeElement = (element: string) =>
  /["\\]/.test(element) ? element.replace(/["\\]/g, '\\$&') : element;

function toText(value: Value): string {
  if (Array.isArray(value)) return `{${value.join()}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}
