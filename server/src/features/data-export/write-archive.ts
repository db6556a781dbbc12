import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { describeTables } from '../../database/describe-tables.ts';
import { type ExportRule, PERSONAL_TABLES } from '../../database/personal-data.ts';
import { type Cell, CSV_START, csvLine } from '../exports/service.ts';
import { type ExportedTable, writeIndexPage } from './index-page.ts';
import { readRows } from './queries.ts';

type Entry = { name: string; content: AsyncIterable<string> };

/** The files of the archive: each table as JSON and as CSV, and a page that explains them. */
export async function* writeArchive(tx: Tx, studentId: string, now: Date): AsyncGenerator<Entry> {
  const columnsOf = new Map((await describeTables(tx)).map(({ name, columns }) => [name, columns]));
  const written: ExportedTable[] = [];
  for (const [table, { isOf, exported }] of Object.entries(PERSONAL_TABLES)) {
    if (typeof exported === 'string') continue;
    const name = table as ExportedTable['name'];
    const read = () => readRows(tx, table, toQuery(isOf(studentId), exported, now));
    const counter = { name, rows: 0 };
    yield { name: `data/${table}.json`, content: writeJson(read(), counter) };
    if (counter.rows === 0) {
      written.push(counter);
      continue;
    }
    const columns = columnsOf.get(table)!.filter((column) => !exported.omit?.includes(column));
    yield {
      name: `data/${table}.csv`,
      content: writeCsv(read(), [...columns, ...Object.keys(exported.extra ?? {})]),
    };
    written.push(counter);
  }
  yield { name: 'index.html', content: once(writeIndexPage(written, now)) };
}

function toQuery(isOfStudent: SQL, { omit = [], extra, isShown }: ExportRule, now: Date) {
  const fields = Object.entries(extra ?? {}).map(([name, value]) => sql`${name}::text, ${value}`);
  return {
    omit,
    extra: fields.length > 0 ? sql`jsonb_build_object(${sql.join(fields, sql`, `)})` : undefined,
    isExported: isShown ? sql`${isOfStudent} and ${isShown(now)}` : isOfStudent,
  };
}

async function* writeJson(
  batches: AsyncIterable<Record<string, unknown>[]>,
  counter: { rows: number },
): AsyncGenerator<string> {
  yield '[';
  for await (const batch of batches) {
    for (const row of batch) {
      yield `${counter.rows === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`;
      counter.rows += 1;
    }
  }
  yield '\n]\n';
}

async function* writeCsv(
  batches: AsyncIterable<Record<string, unknown>[]>,
  columns: string[],
): AsyncGenerator<string> {
  yield CSV_START + csvLine(columns);
  for await (const batch of batches)
    yield batch.map((row) => csvLine(columns.map((column) => toCell(row[column])))).join('');
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
