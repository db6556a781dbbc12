import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import type { ReviewedQuestion, TestResult } from '@sikhya/contract/test-result.ts';
import { questionImageUrl } from '../files/service.ts';
import type { AttemptRow } from './queries.ts';
import type { ResultRow } from './result-queries.ts';
import { isPassed, NONE, type PaperQuestion } from './rules.ts';

/** Rows as students see them. */

const asked = ({ _id, question, imageId, options }: PaperQuestion) => ({
  _id,
  question,
  questionImage: imageId && questionImageUrl(imageId),
  options,
});

export const shownAnswers = (answers: number[]) => answers.map((option) => (option === NONE ? null : option));

/** An attempt under way: the questions without what they would give away. */
export function shownAttempt(row: AttemptRow, questions: PaperQuestion[]): TestAttempt {
  return {
    attemptId: row.id,
    courseId: row.courseId,
    chapterId: row.chapterId,
    courseTitle: row.courseTitle,
    chapterTitle: row.chapterTitle,
    startedAt: row.startedAt.toISOString(),
    deadline: row.deadline.toISOString(),
    questions: questions.map(asked),
    answers: shownAnswers(row.answers),
    saveNumber: row.saveNumber,
  };
}

export function shownResult(row: Omit<ResultRow, 'answers' | 'paperId'>): TestResult {
  const { id, timeSpentSeconds, completedAt, ...rest } = row;
  return {
    ...rest,
    _id: id,
    passed: isPassed(row.score),
    timeSpent: timeSpentSeconds,
    completedAt: completedAt.toISOString(),
  };
}

/** A question after the test. */
export function reviewed(question: PaperQuestion, chosen: number): ReviewedQuestion {
  const { correctAnswer, explanation, options } = question;
  return {
    ...asked(question),
    correctAnswer,
    explanation,
    selectedIndex: chosen === NONE ? null : chosen,
    selectedAnswer: options[chosen] ?? '',
    isCorrect: chosen === correctAnswer,
  };
}
