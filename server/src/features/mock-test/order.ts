import { keepsOptionOrder } from './option-order-hints.ts';
import type { PaperQuestion } from './rules.ts';

/**
 * In which order an attempt shows the questions of its paper and their options. Answers are stored by position in the
 * paper; what goes to the student and what comes from there is by position on the screen.
 */
export type Order = {
  /** Positions in the paper, in the order shown; null for the paper's own order. */
  questionOrder: number[] | null;
  /** For each question of the paper its options in the order shown, as one number; see the table. */
  optionOrders: number[] | null;
};

export const PAPER_ORDER: Order = { questionOrder: null, optionOrders: null };

/** Up to, but not including, the limit. */
type Random = (limit: number) => number;

/** A random order for a retake. The questions never come in the paper's order, if there are two or more. */
export function shuffledOrder(questions: readonly PaperQuestion[], random: Random): Order {
  let questionOrder = shuffled(questions.length, random);
  while (questions.length > 1 && isSorted(questionOrder)) questionOrder = shuffled(questions.length, random);
  const optionOrders = questions.map((question) => {
    const { length } = question.options;
    return codeOf(keepsOptionOrder(question) ? upTo(length) : shuffled(length, random));
  });
  return { questionOrder, optionOrders };
}

const upTo = (length: number) => Array.from({ length }, (_, position) => position);

const isSorted = (order: readonly number[]) => order.every((value, position) => value === position);

/** Fisher-Yates: every order is as likely as any other. */
function shuffled(length: number, random: Random): number[] {
  const order = upTo(length);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

const codeOf = (options: readonly number[]) => Number(`1${options.join('')}`);

/** Positions in the paper, in the order shown. */
export function shownQuestions({ questionOrder }: Order, total: number): number[] {
  return questionOrder ?? upTo(total);
}

/** The options of a question in the order shown, as positions in the paper; null where they stand as in the paper. */
export function shownOptions({ optionOrders }: Order, question: number): number[] | null {
  const code = optionOrders?.[question];
  if (code === undefined) return null;
  const options = Array.from(String(code).slice(1), Number);
  return isSorted(options) ? null : options;
}
