import type { PracticeCard } from '@sikhya/contract/practice.ts';
import type { Db } from '../../database/database.ts';
import { getRightOptions, toReviewedQuestion } from '../attempts/service.ts';
import { readCardPapers } from './card-papers.ts';
import type { CardRow } from './queries.ts';

/** Adds the questions and titles of their papers to cards. */
export async function toCards(db: Db, rows: readonly CardRow[]): Promise<PracticeCard[]> {
  const papers = await readCardPapers(db, rows);
  return rows.map((row) => {
    const { paper, titles } = papers.get(row.paperId)!;
    const question = paper.questions[row.position]!;
    const { selectedIndex, selectedAnswer, isCorrect, ...shown } = toReviewedQuestion(question, -1, null);
    return { ...shown, correctAnswers: getRightOptions(question), ...titles, ...toCardFields(row) };
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
