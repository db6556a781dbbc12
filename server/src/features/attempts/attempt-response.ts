import type { AttemptOfAnyTest } from '@sikhya/contract/attempt.ts';
import { questionImageUrl } from '../files/service.ts';
import type { Attempt } from './attempt-store/attempt-store.ts';
import { NO_ANSWER, type Paper, type PaperQuestion } from './paper.ts';
import { getOptionOrder, getQuestionOrder, type Order } from './question-order.ts';

/** Converts attempts from positions in the paper to positions on the screen. */

export function toStudentQuestion(
  { _id, question, imageId, options, odia }: PaperQuestion,
  optionOrder: number[] | null,
) {
  const toScreenOrder = (texts: string[]) =>
    optionOrder ? optionOrder.map((option) => texts[option] ?? '') : texts;
  return {
    _id,
    question,
    questionImage: imageId && questionImageUrl(imageId),
    options: toScreenOrder(options),
    odia: odia ? { question: odia.question, options: toScreenOrder(odia.options) } : null,
  };
}

/** The questions of a paper in an order, without their right answers. */
export function toStudentQuestions({ questions }: Pick<Paper, 'questions'>, order: Order) {
  return getQuestionOrder(order, questions.length).map((question) =>
    toStudentQuestion(questions[question]!, getOptionOrder(order, question)),
  );
}

export const toScreenOption = (option: number, optionOrder: number[] | null) =>
  optionOrder?.indexOf(option) ?? option;

export function toScreenAnswers(attempt: Pick<Attempt, 'answers' | keyof Order>): (number | null)[] {
  return getQuestionOrder(attempt, attempt.answers.length).map((question) => {
    const option = attempt.answers[question] ?? NO_ANSWER;
    return option === NO_ANSWER ? null : toScreenOption(option, getOptionOrder(attempt, question));
  });
}

function toScreenSeconds(attempt: Attempt): number[] | null {
  const { answers, questionSeconds } = attempt;
  return (
    questionSeconds &&
    getQuestionOrder(attempt, answers.length).map((question) => questionSeconds[question] ?? 0)
  );
}

/** An attempt with its questions, but without their right answers. */
export function toTestAttempt(attempt: Attempt, paper: Paper): AttemptOfAnyTest {
  return {
    attemptId: attempt.id,
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadline.toISOString(),
    questions: toStudentQuestions(paper, attempt),
    answers: toScreenAnswers(attempt),
    saveNumber: attempt.saveNumber,
    seconds: toScreenSeconds(attempt),
  };
}
