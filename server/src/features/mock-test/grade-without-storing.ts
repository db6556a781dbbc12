import { message } from '@sikhya/contract/language/texts.ts';
import type { UnstoredResult } from '@sikhya/contract/test-result.ts';
import { AppError } from '../../errors.ts';
import {
  gradeAnswers,
  mergeAnswers,
  NO_ANSWER,
  type PaperQuestion,
  type SentAnswer,
  toReviewedQuestion,
} from '../attempts/service.ts';
import { clampTimeSpent, isPassed } from './rules.ts';
import { texts } from './texts.ts';

type Test = Pick<
  UnstoredResult['result'],
  'courseId' | 'chapterId' | 'courseTitle' | 'chapterTitle' | 'odiaTitles'
> & { questions: readonly PaperQuestion[] };

/**
 * Grades answers to questions in the order of the paper, for previews: nothing is read from the database or written to
 * it. Unanswered questions count as wrong and are part of the review.
 */
export function gradeWithoutStoring(
  { questions, ...test }: Test,
  sent: { answers: readonly SentAnswer[]; timeSpent?: number | null | undefined },
  now: Date,
): UnstoredResult {
  if (questions.length === 0) throw new AppError('invalid', message(texts.noTest));
  const noAnswers = questions.map(() => NO_ANSWER);
  const answers = mergeAnswers(noAnswers, questions, sent.answers);
  const languages = new Map(sent.answers.map(({ questionId, language }) => [questionId, language]));
  const { score, correctAnswers, totalQuestions } = gradeAnswers({ questions, rules: null }, answers);
  return {
    result: {
      ...test,
      score,
      correctAnswers,
      totalQuestions,
      passed: isPassed(score),
      timeSpent: clampTimeSpent(sent.timeSpent, questions.length, { lastResultAt: null, now }),
      completedAt: now.toISOString(),
      takenOffline: false,
    },
    review: questions.map((question, position) => ({
      ...toReviewedQuestion(question, answers[position] ?? NO_ANSWER, null),
      shownLanguage: languages.get(question._id) ?? null,
    })),
  };
}
