import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { paperTitles } from '../../database/paper-titles.ts';
import { prepared } from '../../database/prepared.ts';
import { attempts, papers, results } from '../../database/tables/learning.ts';

export async function insertResults(tx: Tx, rows: (typeof results.$inferInsert)[]): Promise<void> {
  await tx.insert(results).values(rows);
}

const resultColumns = {
  id: results.id,
  attemptId: results.attemptId,
  paperId: results.paperId,
  courseId: results.courseId,
  chapterId: results.chapterId,
  ...paperTitles,
  score: results.score,
  correctAnswers: results.correctAnswers,
  totalQuestions: results.totalQuestions,
  timeSpentSeconds: results.timeSpentSeconds,
  answers: results.answers,
  completedAt: results.completedAt,
};

const resultQuery = prepared('result', (db, by: 'id' | 'attemptId') =>
  db
    .select({
      ...resultColumns,
      shownLanguages: attempts.shownLanguages,
      questionOrder: attempts.questionOrder,
      optionOrders: attempts.optionOrders,
    })
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .leftJoin(attempts, eq(attempts.id, results.attemptId))
    .where(and(eq(results[by], sql.placeholder('key')), eq(results.studentId, sql.placeholder('studentId')))),
);

export type ResultRow = Awaited<ReturnType<typeof findResult>> & {};

export async function findResult(db: Db, studentId: string, by: { id: string } | { attemptId: string }) {
  const query = 'id' in by ? resultQuery(db, 'id') : resultQuery(db, 'attemptId');
  const [result] = await query.execute({ studentId, key: 'id' in by ? by.id : by.attemptId });
  return result;
}

export type ChapterKey = { studentId: string; courseId: string; chapterId: string };

const isOfChapter = ({ studentId, courseId, chapterId }: ChapterKey) =>
  and(eq(results.studentId, studentId), eq(results.courseId, courseId), eq(results.chapterId, chapterId));

const anyResult = prepared('any_result', (db) =>
  db
    .select({ id: results.id })
    .from(results)
    .where(
      and(
        eq(results.studentId, sql.placeholder('studentId')),
        eq(results.courseId, sql.placeholder('courseId')),
        eq(results.chapterId, sql.placeholder('chapterId')),
      ),
    )
    .limit(1),
);

export async function hasResult(db: Db, chapter: ChapterKey): Promise<boolean> {
  return (await anyResult(db).execute(chapter)).length > 0;
}

export async function findResults(db: Db, chapter: ChapterKey, page: { limit: number; offset: number }) {
  return db
    .select(resultColumns)
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
