import type { PracticeCard } from '@sikhya/contract/practice.ts';
import type { Db } from '../../database/database.ts';
import { readPaper, toReviewedQuestion } from '../attempts/service.ts';
import { type CardRow, findPaperTitles } from './queries.ts';

/** Adds the questions and titles of their papers to cards. */
export async function toCards(db: Db, rows: readonly CardRow[]): Promise<PracticeCard[]> {
  const paperIds = [...new Set(rows.map(({ paperId }) => paperId))];
  const [found, ...papers] = await Promise.all([
    findPaperTitles(db, paperIds),
    ...paperIds.map((paperId) => readPaper(db, paperId)),
  ]);
  const titlesById = new Map(found.map(({ id, ...titles }) => [id, titles]));
  const questionsById = new Map(papers.map(({ id, questions }) => [id, questions]));
  return rows.map((row) => {
    const question = questionsById.get(row.paperId)![row.position]!;
    const { selectedIndex, selectedAnswer, isCorrect, ...shown } = toReviewedQuestion(question, -1, null);
    return { ...shown, ...titlesById.get(row.paperId)!, ...toCardFields(row) };
  });
}

function toCardFields(row: CardRow) {
  return {
    _id: row.id,
    questionId: row.questionId,
    courseId: row.courseId,
    testId: row.testId,
    reason: { kind: row.reason, at: row.reasonAt.toISOString() },
    rightSince: row.rightSince,
    isBookmarked: row.bookmarkedAt !== null,
    createdAt: row.createdAt.toISOString(),
    due: row.due.toISOString(),
    memory: toMemory(row),
  };
}

function toMemory(row: CardRow): PracticeCard['memory'] {
  const { stability, difficulty, scheduledDays, lastReviewAt, repetitions, lapses } = row;
  if (stability === null || difficulty === null || scheduledDays === null || lastReviewAt === null)
    return null;
  return {
    stability,
    difficulty,
    scheduledDays,
    repetitions,
    lapses,
    lastReviewAt: lastReviewAt.toISOString(),
  };
}
