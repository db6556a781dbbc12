import { type ExamRules, getSectionRanges } from '@sikhya/contract/exam-rules.ts';
import { hasFixedOptionOrder } from './fixed-option-order.ts';
import type { PaperQuestion } from './paper.ts';

/**
 * The order in which an attempt shows the questions of its paper, and their options. Stored answers use positions in the
 * paper; requests and responses use positions on the screen.
 */
export type Order = {
  /** Positions in the paper, in the order on the screen; null for the order of the paper. */
  questionOrder: number[] | null;
  /** For each question of the paper, the order of its options as one number; the table `attempts` explains the format. */
  optionOrders: number[] | null;
};

export const PAPER_ORDER: Order = { questionOrder: null, optionOrders: null };

/** Returns a whole number from 0 to below the limit. */
type Random = (limit: number) => number;

/** A random order for a retake. Two or more questions never keep the order of the paper. */
export function createRandomOrder(questions: readonly PaperQuestion[], random: Random): Order {
  let questionOrder = shuffle(questions.length, random);
  while (questions.length > 1 && isSorted(questionOrder)) questionOrder = shuffle(questions.length, random);
  const optionOrders = questions.map((question) => {
    const { length } = question.options;
    return encodeOptionOrder(hasFixedOptionOrder(question) ? range(length) : shuffle(length, random));
  });
  return { questionOrder, optionOrders };
}

/** The order of an exam. Questions stay in their section. */
export function createSectionOrder(
  questions: readonly PaperQuestion[],
  { sections, shufflesQuestions, shufflesOptions }: ExamRules,
  random: Random,
): Order {
  const questionOrder = getSectionRanges(sections).flatMap(({ from, to }) =>
    shuffle(to - from, random).map((position) => from + position),
  );
  const optionOrders = questions.map((question) => {
    const { length } = question.options;
    return encodeOptionOrder(hasFixedOptionOrder(question) ? range(length) : shuffle(length, random));
  });
  return {
    questionOrder: shufflesQuestions ? questionOrder : null,
    optionOrders: shufflesOptions ? optionOrders : null,
  };
}

const range = (length: number) => Array.from({ length }, (_, position) => position);

const isSorted = (order: readonly number[]) => order.every((value, position) => value === position);

/** Fisher-Yates, which makes every order equally likely. */
function shuffle(length: number, random: Random): number[] {
  const order = range(length);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

const encodeOptionOrder = (options: readonly number[]) => Number(`1${options.join('')}`);

/** The positions of the questions in the paper, in the order on the screen. */
export function getQuestionOrder({ questionOrder }: Order, total: number): number[] {
  return questionOrder ?? range(total);
}

/** The positions of a question's options in the paper, in the order on the screen; null for the order of the paper. */
export function getOptionOrder({ optionOrders }: Order, question: number): number[] | null {
  const encoded = optionOrders?.[question];
  if (encoded === undefined) return null;
  const options = Array.from(String(encoded).slice(1), Number);
  return isSorted(options) ? null : options;
}
