import { gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { chapters, courses, questions, subjects } from '../../database/tables/courses.ts';

const BATCH_SIZE = 1000;
const SMALLEST_ID = '00000000-0000-0000-0000-000000000000';

/** The JSON of the Odia version, in which only the texts have Odia letters. */
const odiaJson = ({ odia }: Table) => sql<string>`coalesce(${odia}::text, '')`;

const titleAndDescription = (table: Exclude<Table, typeof questions>) =>
  sql<string>`${table.title} || ' ' || ${table.description} || ' ' || ${odiaJson(table)}`;

const TEXTS = [
  { table: courses, text: titleAndDescription(courses) },
  { table: subjects, text: titleAndDescription(subjects) },
  { table: chapters, text: titleAndDescription(chapters) },
  {
    table: questions,
    text: sql<string>`${questions.question} || ' ' || array_to_string(${questions.options}, ' ') || ' ' || ${questions.explanation} || ' ' || ${odiaJson(questions)}`,
  },
];

/** Yields the texts of all courses in batches, so that no query blocks the database or this process for long. */
export async function* readCourseTexts(db: Db): AsyncGenerator<string[]> {
  for (const { table, text } of TEXTS) {
    for (let last: string | undefined = SMALLEST_ID; last !== undefined; ) {
      const rows: Row[] = await findTexts(db, table, text, last);
      yield rows.map((row) => row.text);
      last = rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.id;
    }
  }
}

type Row = { id: string; text: string };
type Table = typeof courses | typeof subjects | typeof chapters | typeof questions;

async function findTexts(db: Db, table: Table, text: SQL<string>, after: string): Promise<Row[]> {
  return db
    .select({ id: table.id, text })
    .from(table)
    .where(gt(table.id, after))
    .orderBy(table.id)
    .limit(BATCH_SIZE);
}
