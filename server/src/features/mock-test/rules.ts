import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { tidyLines } from '@sikhya/contract/text.ts';
import { type Order, PAPER_ORDER, shownOptions } from './order.ts';

/** A question as a paper keeps it, right answer and all. */
export type PaperQuestion = {
  _id: string;
  question: string;
  imageId: string | null;
  options: string[];
  correctAnswer: number;
  explanation: string;
};

/** In stored answers: no option was chosen. */
export const NONE = -1;

const SECOND = 1000;

export function secondsAllowed(totalQuestions: number): number {
  return totalQuestions * MOCK_TEST.secondsPerQuestion;
}

export function deadlineOf(startedAt: Date, totalQuestions: number): Date {
  return new Date(startedAt.getTime() + secondsAllowed(totalQuestions) * SECOND);
}

/** Answers for a test are taken as long as its deadline is not before this moment. */
export function oldestOpenDeadline(now: Date): Date {
  return new Date(now.getTime() - MOCK_TEST.graceSeconds * SECOND);
}

export function takesAnswers(deadline: Date, now: Date): boolean {
  return deadline >= oldestOpenDeadline(now);
}

/** A test ends when it is handed in, and at its deadline at the latest. */
export function timeOf({ startedAt, deadline }: { startedAt: Date; deadline: Date }, now: Date) {
  const completedAt = deadline < now ? deadline : now;
  const timeSpentSeconds = Math.max(0, Math.round((completedAt.getTime() - startedAt.getTime()) / SECOND));
  return { completedAt, timeSpentSeconds };
}

/** Of a test that nobody timed but the client: no more than it allows, and than passed since the last one. */
export function believableSeconds(
  claimed: number | null | undefined,
  totalQuestions: number,
  { lastAt, now }: { lastAt: Date | null; now: Date },
): number {
  const passed = lastAt ? (now.getTime() - lastAt.getTime()) / SECOND : Number.POSITIVE_INFINITY;
  const most = Math.max(0, Math.min(secondsAllowed(totalQuestions), passed));
  return Math.round(Math.min(Math.max(claimed ?? 0, 0), most));
}

/** Handing in the same answers without an attempt counts once from this moment on. */
export function repeatsSince(totalQuestions: number, now: Date): Date {
  return new Date(now.getTime() - secondsAllowed(totalQuestions) * SECOND);
}

export type SentAnswer = {
  questionId: string;
  selectedAnswer?: string | null | undefined;
  selectedIndex?: number | null | undefined;
};

/**
 * The saved answers with those sent at the hand-in over them. One without a choice takes nothing away: another device
 * may have saved what this one never saw.
 */
export function layOver(
  saved: readonly number[],
  questions: readonly PaperQuestion[],
  sent: readonly SentAnswer[],
  order = PAPER_ORDER,
): number[] {
  const answers = [...saved];
  const placeOf = new Map(questions.map(({ _id }, place) => [_id, place]));
  // of several answers to one question the last one counts, and only that one is looked at
  const byQuestion = new Map(sent.map((answer) => [answer.questionId, answer]));
  for (const [questionId, answer] of byQuestion) {
    const place = placeOf.get(questionId);
    if (place === undefined) continue;
    const chosen = chosenOption(questions[place]!.options, answer, shownOptions(order, place));
    if (chosen !== NONE) answers[place] = chosen;
  }
  return answers;
}

/** That these answers were all handed in before, so that handing them in again says nothing new. */
export function isRepeated(
  handedIn: readonly number[],
  questions: readonly PaperQuestion[],
  sent: readonly SentAnswer[],
  order: Order,
): boolean {
  return layOver(handedIn, questions, sent, order).every((option, place) => option === handedIn[place]);
}

/** Its position in the paper. An index is that of the option on the screen. */
function chosenOption(
  options: readonly string[],
  { selectedIndex, selectedAnswer }: SentAnswer,
  shown: readonly number[] | null,
): number {
  if (typeof selectedIndex === 'number') {
    return selectedIndex < options.length ? (shown?.[selectedIndex] ?? selectedIndex) : NONE;
  }
  if (!selectedAnswer) return NONE;
  const exact = options.indexOf(selectedAnswer);
  return exact === -1 ? options.indexOf(tidyLines(selectedAnswer)) : exact;
}

export type Grade = { score: number; correctAnswers: number; totalQuestions: number };

/** What was not answered is wrong. */
export function gradeAttempt(questions: readonly PaperQuestion[], answers: readonly number[]): Grade {
  const correctAnswers = questions.filter(
    ({ correctAnswer }, place) => answers[place] === correctAnswer,
  ).length;
  return {
    score: Math.round((correctAnswers / questions.length) * 100),
    correctAnswers,
    totalQuestions: questions.length,
  };
}

export function isPassed(score: number): boolean {
  return score >= MOCK_TEST.passingPercent;
}
