import { and, count, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { papers, results } from '../../database/tables/learning.ts';

export async function saveResults(tx: Tx | Db, rows: (typeof results.$inferInsert)[]): Promise<void> {
  await tx.insert(results).values(rows);
}

const resultColumns = {
  id: results.id,
  attemptId: results.attemptId,
  paperId: results.paperId,
  courseId: results.courseId,
  chapterId: results.chapterId,
  courseTitle: papers.courseTitle,
  chapterTitle: papers.chapterTitle,
  score: results.score,
  correctAnswers: results.correctAnswers,
  totalQuestions: results.totalQuestions,
  timeSpentSeconds: results.timeSpentSeconds,
  answers: results.answers,
  completedAt: results.completedAt,
};

export type ResultRow = Awaited<ReturnType<typeof findResult>> & {};

export async function findResult(db: Db, studentId: string, by: { id: string } | { attemptId: string }) {
  const [result] = await db
    .select(resultColumns)
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .where(
      and(
        eq(results.studentId, studentId),
        'id' in by ? eq(results.id, by.id) : eq(results.attemptId, by.attemptId),
      ),
    );
  return result;
}

export type OfChapter = { studentId: string; courseId: string; chapterId: string };

const ofChapter = ({ studentId, courseId, chapterId }: OfChapter) =>
  and(eq(results.studentId, studentId), eq(results.courseId, courseId), eq(results.chapterId, chapterId));

export async function findResults(db: Db, chapter: OfChapter, page: { limit: number; offset: number }) {
  return db
    .select(resultColumns)
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .where(ofChapter(chapter))
    .orderBy(desc(results.completedAt), desc(results.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countResults(db: Db, chapter: OfChapter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(results).where(ofChapter(chapter));
  return row?.total ?? 0;
}
