import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { isExamReleased } from '../../database/exam-release.ts';
import { exams } from '../../database/tables/exams.ts';
import { attempts, results, tests } from '../../database/tables/learning.ts';
import { collectedResults, practiceCards, practiceReviews } from '../../database/tables/practice.ts';
import { uuidArray } from '../../database/uuid-array.ts';

/** Exams that the student has taken and whose answers can be seen now. */
export async function findReleasedExams(db: Db | Tx, studentId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: results.testId })
    .from(results)
    .innerJoin(exams, eq(exams.id, results.testId))
    .where(and(eq(results.studentId, studentId), isNull(results.courseId), isExamReleased(now)));
  return rows.map(({ id }) => id);
}

const resultColumns = {
  id: results.id,
  paperId: results.paperId,
  testId: results.testId,
  courseId: results.courseId,
  attemptId: results.attemptId,
  answers: results.answers,
  questionSeconds: results.questionSeconds,
  completedAt: results.completedAt,
  correctionNumber: tests.correctionNumber,
  shownLanguages: attempts.shownLanguages,
  questionOrder: attempts.questionOrder,
};

const selectResults = (db: Db) =>
  db
    .select(resultColumns)
    .from(results)
    .innerJoin(tests, eq(tests.id, results.testId))
    .leftJoin(attempts, eq(attempts.id, results.attemptId))
    .leftJoin(exams, eq(exams.id, results.testId));

export type ShownResult = Awaited<ReturnType<typeof findUncollected>>[number];

/** Whether the student can see the review of the result; requires a left join of its exam. */
const isShown = (now: Date) => or(isNotNull(results.courseId), and(isNotNull(exams.id), isExamReleased(now)));

/**
 * Results with a review that the student can see and whose mistakes are not in the notebook yet, or were put there before
 * the last correction of the test; oldest first.
 */
export async function findUncollected(db: Db, studentId: string, now: Date, limit: number) {
  return selectResults(db)
    .where(
      and(
        eq(results.studentId, studentId),
        isShown(now),
        sql`not exists (select from ${collectedResults}
          where ${collectedResults.studentId} = ${results.studentId}
            and ${collectedResults.resultId} = ${results.id}
            and ${collectedResults.correctionNumber} >= ${tests.correctionNumber})`,
      ),
    )
    .orderBy(asc(results.completedAt), asc(results.id))
    .limit(limit);
}

export async function findShownResult(db: Db, studentId: string, resultId: string, now: Date) {
  const [row] = await selectResults(db).where(
    and(eq(results.id, resultId), eq(results.studentId, studentId), isShown(now)),
  );
  return row;
}

/** Returns whether this transaction collects the result, or collects it again after a correction. */
export async function claimResult(
  tx: Tx,
  studentId: string,
  { id, correctionNumber }: Pick<ShownResult, 'id' | 'correctionNumber'>,
): Promise<boolean> {
  const rows = await tx
    .insert(collectedResults)
    .values({ studentId, resultId: id, correctionNumber })
    .onConflictDoUpdate({
      target: [collectedResults.studentId, collectedResults.resultId],
      set: { correctionNumber },
      setWhere: sql`${collectedResults.correctionNumber} < ${correctionNumber}`,
    })
    .returning({ resultId: collectedResults.resultId });
  return rows.length > 0;
}

/** Removes the mistakes that a result has put into the notebook. Returns the ids of their cards. */
export async function removeMistakes(tx: Tx, studentId: string, reviewIds: string[]): Promise<string[]> {
  const rows = await tx
    .delete(practiceReviews)
    .where(and(eq(practiceReviews.studentId, studentId), inArray(practiceReviews.reviewId, reviewIds)))
    .returning({ cardId: practiceReviews.cardId });
  return rows.map(({ cardId }) => cardId);
}

export async function findCardsOfQuestions(tx: Tx, studentId: string, questionIds: readonly string[]) {
  const rows = await tx
    .select({ id: practiceCards.id })
    .from(practiceCards)
    .where(
      and(
        eq(practiceCards.studentId, studentId),
        sql`${practiceCards.questionId} = any(${uuidArray(questionIds)})`,
      ),
    );
  return rows.map(({ id }) => id);
}

export type NewCard = typeof practiceCards.$inferInsert;

/** Creates the cards. Existing ones get the newer paper. Returns their ids, by question. */
export async function upsertCards(tx: Tx, cards: NewCard[]): Promise<Map<string, string>> {
  const isNewer = sql`excluded.paper_used_at >= ${practiceCards.paperUsedAt}`;
  const rows = await tx
    .insert(practiceCards)
    .values(cards)
    .onConflictDoUpdate({
      target: [practiceCards.studentId, practiceCards.questionId],
      set: {
        testId: sql`case when ${isNewer} then excluded.test_id else ${practiceCards.testId} end`,
        courseId: sql`case when ${isNewer} then excluded.course_id else ${practiceCards.courseId} end`,
        paperId: sql`case when ${isNewer} then excluded.paper_id else ${practiceCards.paperId} end`,
        position: sql`case when ${isNewer} then excluded.position else ${practiceCards.position} end`,
        paperUsedAt: sql`greatest(excluded.paper_used_at, ${practiceCards.paperUsedAt})`,
      },
    })
    .returning({ id: practiceCards.id, questionId: practiceCards.questionId });
  return new Map(rows.map(({ id, questionId }) => [questionId, id]));
}
