import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { givenRows } from '../../database/given-rows.ts';
import { prepared } from '../../database/prepared.ts';
import { isStillOpen } from '../../database/still-open.ts';
import { attempts, papers, results } from '../../database/tables/learning.ts';
import { together } from '../../database/together.ts';

export async function saveResults(tx: Tx | Db, rows: (typeof results.$inferInsert)[]): Promise<void> {
  await tx.insert(results).values(rows);
}

const graded = givenRows('graded', {
  id: 'uuid',
  saveNumber: 'int',
  handedInAt: 'timestamptz',
  resultId: 'uuid',
  score: 'smallint',
  correctAnswers: 'int',
  totalQuestions: 'int',
  timeSpentSeconds: 'int',
  answers: 'text',
  completedAt: 'timestamptz',
});

/**
 * One statement hands in and stores the result: nothing is stored where somebody was first, or has saved since the
 * answers that were graded were read.
 */
const storeGraded = prepared((db) => {
  const { field } = graded;
  const handedIn = db.$with('handed_in').as(
    db
      .update(attempts)
      .set({ handedInAt: field.handedInAt })
      .from(graded.from)
      .where(and(eq(attempts.id, field.id), eq(attempts.saveNumber, field.saveNumber), isStillOpen))
      .returning({
        id: sql`${field.resultId}`.as('result_id'),
        studentId: attempts.studentId,
        attemptId: attempts.id,
        paperId: attempts.paperId,
        chapterId: attempts.chapterId,
        courseId: attempts.courseId,
        score: sql`${field.score}`.as('score'),
        correctAnswers: sql`${field.correctAnswers}`.as('correct_answers'),
        totalQuestions: sql`${field.totalQuestions}`.as('total_questions'),
        timeSpentSeconds: sql`${field.timeSpentSeconds}`.as('time_spent_seconds'),
        answers: sql`${field.answers}::smallint[]`.as('chosen'),
        completedAt: sql`${field.completedAt}`.as('completed_at'),
      }),
  );
  return db
    .with(handedIn)
    .insert(results)
    .select((query) => query.select().from(handedIn))
    .returning({ id: sql<string>`attempt_id` })
    .prepare('store_graded');
});

/** What an attempt came to, while its answers were those of this save. */
export type Graded = Pick<
  typeof results.$inferSelect,
  'score' | 'correctAnswers' | 'totalQuestions' | 'timeSpentSeconds' | 'answers' | 'completedAt'
> & {
  /** Of the attempt. */
  id: string;
  saveNumber: number;
  handedInAt: Date;
  resultId: string;
};

/** Undefined where it does not count. */
export const handInGraded = together((db, rows: Graded[]) => storeGraded(db).execute(graded.values(rows)));

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
    .select({
      ...resultColumns,
      questionOrder: attempts.questionOrder,
      optionOrders: attempts.optionOrders,
    })
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .leftJoin(attempts, eq(attempts.id, results.attemptId))
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

const earlierResult = prepared((db) =>
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
    .limit(1)
    .prepare('earlier_result'),
);

export async function hasResult(db: Db, chapter: OfChapter): Promise<boolean> {
  return (await earlierResult(db).execute(chapter)).length > 0;
}

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
