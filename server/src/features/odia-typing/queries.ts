import { and, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { chapters, courses, questions, subjects } from '../../database/tables/courses.ts';
import { courseAuthors } from '../../database/tables/team.ts';

const BATCH_SIZE = 1000;
const SMALLEST_ID = '00000000-0000-0000-0000-000000000000';

/** The JSON of the Odia version, in which only the texts have Odia letters. */
const odiaJson = ({ odia }: Table) => sql<string>`coalesce(${odia}::text, '')`;

const titleAndDescription = (table: Exclude<Table, typeof questions>) =>
  sql<string>`${table.title} || ' ' || ${table.description} || ' ' || ${odiaJson(table)}`;

const TEXTS = [
  { table: courses, courseId: sql`${courses.id}`, text: titleAndDescription(courses) },
  { table: subjects, courseId: sql`${subjects.courseId}`, text: titleAndDescription(subjects) },
  { table: chapters, courseId: sql`${chapters.courseId}`, text: titleAndDescription(chapters) },
  {
    table: questions,
    courseId: sql`(select course_id from chapters where chapters.id = ${questions.chapterId})`,
    text: sql<string>`${questions.question} || ' ' || array_to_string(${questions.options}, ' ') || ' ' || ${questions.explanation} || ' ' || ${odiaJson(questions)}`,
  },
];

/** Yields the texts of one author's courses, or of all, in batches, so that no query blocks the database or this process for long. */
export async function* readCourseTexts(db: Db, authorId?: string): AsyncGenerator<string[]> {
  for (const { table, courseId, text } of TEXTS) {
    const isOwn = authorId === undefined ? undefined : isCourseOf(authorId, courseId);
    for (let last: string | undefined = SMALLEST_ID; last !== undefined; ) {
      const rows: Row[] = await findTexts(db, table, text, and(isOwn, gt(table.id, last)));
      yield rows.map((row) => row.text);
      last = rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.id;
    }
  }
}

type Row = { id: string; text: string };
type Table = typeof courses | typeof subjects | typeof chapters | typeof questions;

const isCourseOf = (authorId: string, courseId: SQL) =>
  sql`${courseId} in (select ${courseAuthors.courseId} from ${courseAuthors} where ${courseAuthors.adminId} = ${authorId})`;

async function findTexts(db: Db, table: Table, text: SQL<string>, where: SQL | undefined): Promise<Row[]> {
  return db.select({ id: table.id, text }).from(table).where(where).orderBy(table.id).limit(BATCH_SIZE);
}
