import type { Db } from '../../database/database.ts';
import { chapters, courses, questions, subjects } from '../../database/tables/courses.ts';

/** PostgreSQL takes at most 65,535 values in one statement. */
const ROWS_AT_ONCE = 1000;

export async function insertCourse(db: Db, course: typeof courses.$inferInsert): Promise<void> {
  await db.insert(courses).values(course);
}

export async function insertSubjects(db: Db, rows: (typeof subjects.$inferInsert)[]): Promise<void> {
  for (const some of inSlices(rows)) await db.insert(subjects).values(some);
}

export async function insertChapters(db: Db, rows: (typeof chapters.$inferInsert)[]): Promise<void> {
  for (const some of inSlices(rows)) await db.insert(chapters).values(some);
}

export async function insertQuestions(db: Db, rows: (typeof questions.$inferInsert)[]): Promise<void> {
  for (const some of inSlices(rows)) await db.insert(questions).values(some);
}

function* inSlices<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}
