import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import type { ReviewedQuestion, TestResult } from '@sikhya/contract/test-result.ts';
import { questionImageUrl } from '../files/service.ts';
import { type Order, shownOptions, shownQuestions } from './order.ts';
import type { AttemptRow } from './queries.ts';
import type { ResultRow } from './result-queries.ts';
import { isPassed, NONE, type PaperQuestion } from './rules.ts';

/** Rows as students see them. */

/** The options stand in the given order, or in that of the paper. */
const asked = ({ _id, question, imageId, options }: PaperQuestion, order: number[] | null) => ({
  _id,
  question,
  questionImage: imageId && questionImageUrl(imageId),
  options: order ? order.map((option) => options[option] ?? '') : options,
});

const shownOption = (option: number, order: number[] | null) => order?.indexOf(option) ?? option;

export function shownAnswers(row: Pick<AttemptRow, 'answers' | keyof Order>): (number | null)[] {
  return shownQuestions(row, row.answers.length).map((question) => {
    const option = row.answers[question] ?? NONE;
    return option === NONE ? null : shownOption(option, shownOptions(row, question));
  });
}

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
    questions: shownQuestions(row, questions.length).map((question) =>
      asked(questions[question]!, shownOptions(row, question)),
    ),
    answers: shownAnswers(row),
    saveNumber: row.saveNumber,
  };
}

export function shownResult(row: Omit<ResultRow, 'answers' | 'paperId' | keyof Order>): TestResult {
  const { id, timeSpentSeconds, completedAt, ...rest } = row;
  return {
    ...rest,
    _id: id,
    passed: isPassed(row.score),
    timeSpent: timeSpentSeconds,
    completedAt: completedAt.toISOString(),
  };
}

/** A question after the test. The chosen option is that of the paper. */
export function reviewed(
  question: PaperQuestion,
  chosen: number,
  order: number[] | null = null,
): ReviewedQuestion {
  const { correctAnswer, explanation, options } = question;
  return {
    ...asked(question, order),
    correctAnswer: shownOption(correctAnswer, order),
    explanation,
    selectedIndex: chosen === NONE ? null : shownOption(chosen, order),
    selectedAnswer: options[chosen] ?? '',
    isCorrect: chosen === correctAnswer,
  };
}
