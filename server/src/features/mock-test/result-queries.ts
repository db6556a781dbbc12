import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { resultColumns } from '../../database/result-columns.ts';
import { papers, results } from '../../database/tables/learning.ts';

export type ChapterKey = { studentId: string; courseId: string; chapterId: string };

const isOfChapter = ({ studentId, courseId, chapterId }: ChapterKey) =>
  and(eq(results.studentId, studentId), eq(results.courseId, courseId), eq(results.testId, chapterId));

const anyResult = prepared('any_result', (db) =>
  db
    .select({ id: results.id })
    .from(results)
    .where(
      and(
        eq(results.studentId, sql.placeholder('studentId')),
        eq(results.courseId, sql.placeholder('courseId')),
        eq(results.testId, sql.placeholder('chapterId')),
      ),
    )
    .limit(1),
);

export async function hasResult(db: Db, chapter: ChapterKey): Promise<boolean> {
  return (await anyResult(db).execute(chapter)).length > 0;
}

export async function findResults(db: Db, chapter: ChapterKey, page: { limit: number; offset: number }) {
  return db
    .select({ ...resultColumns, courseId: sql<string>`${results.courseId}` })
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .where(isOfChapter(chapter))
    .orderBy(desc(results.completedAt), desc(results.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countResults(db: Db, chapter: ChapterKey): Promise<number> {
  const [row] = await db.select({ total: count() }).from(results).where(isOfChapter(chapter));
  return row?.total ?? 0;
}
