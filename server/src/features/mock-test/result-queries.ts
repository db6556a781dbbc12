import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { attempts, papers, results } from '../../database/tables/learning.ts';

export async function saveResults(tx: Tx | Db, rows: (typeof results.$inferInsert)[]): Promise<void> {
  await tx.insert(results).values(rows);
}

const value = (name: string) => sql`${sql.placeholder(name)}`.as(name);

/**
 * One statement hands in and stores the result: nothing is stored where somebody was first, or has saved since the
 * answers that were graded were read.
 */
const handIn = prepared((db) => {
  const handedIn = db.$with('handed_in').as(
    db
      .update(attempts)
      .set({ handedInAt: sql`${sql.placeholder('handedInAt')}` })
      .where(
        and(
          eq(attempts.id, sql.placeholder('attemptId')),
          eq(attempts.saveNumber, sql.placeholder('saveNumber')),
          isNull(attempts.handedInAt),
        ),
      )
      .returning(),
  );
  return db
    .with(handedIn)
    .insert(results)
    .select((query) =>
      query
        .select({
          id: value('id'),
          studentId: handedIn.studentId,
          attemptId: handedIn.id,
          paperId: handedIn.paperId,
          chapterId: handedIn.chapterId,
          courseId: handedIn.courseId,
          score: value('score'),
          correctAnswers: value('correctAnswers'),
          totalQuestions: value('totalQuestions'),
          timeSpentSeconds: value('timeSpentSeconds'),
          answers: value('answers'),
          completedAt: value('completedAt'),
        })
        .from(handedIn),
    )
    .returning({ id: results.id })
    .prepare('hand_in');
});

/** What an attempt came to, while its answers were those of this save. */
export type Graded = Pick<
  typeof results.$inferSelect,
  'id' | 'score' | 'correctAnswers' | 'totalQuestions' | 'timeSpentSeconds' | 'answers' | 'completedAt'
> & { attemptId: string; saveNumber: number; handedInAt: Date };

/** False where it does not count. */
export async function handInGraded(
  db: Db,
  { answers, completedAt, handedInAt, ...rest }: Graded,
): Promise<boolean> {
  const stored = await handIn(db).execute({
    ...rest,
    answers: `{${answers.join()}}`,
    completedAt: completedAt.toISOString(),
    handedInAt: handedInAt.toISOString(),
  });
  return stored.length > 0;
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

const oneResult = prepared((db, by: 'id' | 'attemptId') =>
  db
    .select(resultColumns)
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .where(and(eq(results[by], sql.placeholder('key')), eq(results.studentId, sql.placeholder('studentId'))))
    .prepare('one_result'),
);

export type ResultRow = Awaited<ReturnType<typeof findResult>> & {};

export async function findResult(db: Db, studentId: string, by: { id: string } | { attemptId: string }) {
  const query = 'id' in by ? oneResult(db, 'id') : oneResult(db, 'attemptId');
  const [result] = await query.execute({ studentId, key: 'id' in by ? by.id : by.attemptId });
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
