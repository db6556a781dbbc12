import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { OdiaQuestion } from '@sikhya/contract/odia-version.ts';
import type { ShownLanguage, ShownLanguages } from '@sikhya/contract/test-result.ts';
import { tidyLines } from '@sikhya/contract/text.ts';
import { getOptionOrder, getQuestionOrder, type Order, PAPER_ORDER } from './question-order.ts';

/** A question as a paper stores it, with its right answer. */
export type PaperQuestion = {
  _id: string;
  question: string;
  imageId: string | null;
  options: string[];
  correctAnswer: number;
  explanation: string;
  /** Absent without an Odia version, so that the hash of such a question is the same as before there were any. */
  odia?: OdiaQuestion;
};

/** Stored in place of an option where the student chose none. */
export const NO_ANSWER = -1;

const SECOND_MS = 1000;

export function getSecondsAllowed(totalQuestions: number): number {
  return totalQuestions * MOCK_TEST.secondsPerQuestion;
}

export function getDeadline(startedAt: Date, totalQuestions: number): Date {
  return new Date(startedAt.getTime() + getSecondsAllowed(totalQuestions) * SECOND_MS);
}

/** Attempts accept answers until a grace period after their deadline. This is the deadline of the oldest that do. */
export function getOldestAcceptedDeadline(now: Date): Date {
  return new Date(now.getTime() - MOCK_TEST.graceSeconds * SECOND_MS);
}

export function isAcceptingAnswers(deadline: Date, now: Date): boolean {
  return deadline >= getOldestAcceptedDeadline(now);
}

/** An attempt ends when it is handed in, and at its deadline at the latest. */
export function getCompletion({ startedAt, deadline }: { startedAt: Date; deadline: Date }, now: Date) {
  const completedAt = deadline < now ? deadline : now;
  const seconds = Math.round((completedAt.getTime() - startedAt.getTime()) / SECOND_MS);
  return { completedAt, timeSpentSeconds: Math.max(0, seconds) };
}

/** Limits the time that a client claims to the time limit of the test and the time since the last result. */
export function clampTimeSpent(
  claimedSeconds: number | null | undefined,
  totalQuestions: number,
  { lastResultAt, now }: { lastResultAt: Date | null; now: Date },
): number {
  const sinceLast = lastResultAt
    ? (now.getTime() - lastResultAt.getTime()) / SECOND_MS
    : Number.POSITIVE_INFINITY;
  const limit = Math.max(0, Math.min(getSecondsAllowed(totalQuestions), sinceLast));
  return Math.round(Math.min(Math.max(claimedSeconds ?? 0, 0), limit));
}

/** Without an attempt, the same answers since this time are a repeated hand-in. */
export function getRepeatWindowStart(totalQuestions: number, now: Date): Date {
  return new Date(now.getTime() - getSecondsAllowed(totalQuestions) * SECOND_MS);
}

export type SentAnswer = {
  questionId: string;
  selectedAnswer?: string | null | undefined;
  selectedIndex?: number | null | undefined;
  language?: ShownLanguage | null | undefined;
};

/**
 * Merges the answers sent with the hand-in into the saved ones. A question without an answer does not clear a saved
 * answer, because another device may have saved it.
 */
export function mergeAnswers(
  saved: readonly number[],
  questions: readonly PaperQuestion[],
  sent: readonly SentAnswer[],
  order = PAPER_ORDER,
): number[] {
  const answers = [...saved];
  const positions = new Map(questions.map(({ _id }, position) => [_id, position]));
  // the last of several answers to one question counts
  const sentByQuestion = new Map(sent.map((answer) => [answer.questionId, answer]));
  for (const [questionId, answer] of sentByQuestion) {
    const position = positions.get(questionId);
    if (position === undefined) continue;
    const option = findChosenOption(questions[position]!, answer, getOptionOrder(order, position));
    if (option !== NO_ANSWER) answers[position] = option;
  }
  return answers;
}

/** Merges the languages sent with the hand-in into the saved ones; null if there are none. */
function mergeLanguages(
  saved: ShownLanguages | null,
  questions: readonly PaperQuestion[],
  sent: readonly SentAnswer[],
  order = PAPER_ORDER,
): ShownLanguages | null {
  const languages = new Map(
    sent.flatMap(({ questionId, language }) => (language ? [[questionId, language]] : [])),
  );
  if (languages.size === 0) return saved;
  const merged = { ...saved };
  for (const [screenPosition, position] of getQuestionOrder(order, questions.length).entries()) {
    const language = languages.get(questions[position]!._id);
    if (language) merged[screenPosition] = language;
  }
  return merged;
}

/** Whether merging the sent answers would change nothing in the answers that were handed in. */
export function isRepeatedHandIn(
  handedIn: readonly number[],
  questions: readonly PaperQuestion[],
  sent: readonly SentAnswer[],
  order: Order,
): boolean {
  const merged = mergeAnswers(handedIn, questions, sent, order);
  return merged.every((option, position) => option === handedIn[position]);
}

/** Returns the position of the option in the paper. `selectedIndex` is its position on the screen. */
function findChosenOption(
  { options, odia }: PaperQuestion,
  { selectedIndex, selectedAnswer }: SentAnswer,
  optionOrder: readonly number[] | null,
): number {
  if (typeof selectedIndex === 'number') {
    return selectedIndex < options.length ? (optionOrder?.[selectedIndex] ?? selectedIndex) : NO_ANSWER;
  }
  if (!selectedAnswer) return NO_ANSWER;
  const texts = [...options, ...(odia?.options ?? [])];
  const exact = texts.indexOf(selectedAnswer);
  const found = exact === -1 ? texts.indexOf(tidyLines(selectedAnswer)) : exact;
  return found === -1 ? NO_ANSWER : found % options.length;
}

type Grade = { score: number; correctAnswers: number; totalQuestions: number };

/** Unanswered questions count as wrong. */
export function gradeAnswers(questions: readonly PaperQuestion[], answers: readonly number[]): Grade {
  const correct = questions.filter(({ correctAnswer }, position) => answers[position] === correctAnswer);
  return {
    score: Math.round((correct.length / questions.length) * 100),
    correctAnswers: correct.length,
    totalQuestions: questions.length,
  };
}

export type GradedAttempt = Grade &
  ReturnType<typeof getCompletion> & { answers: number[]; shownLanguages: ShownLanguages | null };

/** Sent answers count until the end of the grace period. Later, only the saved answers do. */
export function gradeAttempt(
  questions: readonly PaperQuestion[],
  attempt: Order & {
    startedAt: Date;
    deadline: Date;
    answers: number[];
    shownLanguages: ShownLanguages | null;
  },
  sent: readonly SentAnswer[],
  now: Date,
): GradedAttempt {
  const counted = isAcceptingAnswers(attempt.deadline, now) ? sent : [];
  const answers = mergeAnswers(attempt.answers, questions, counted, attempt);
  const shownLanguages = mergeLanguages(attempt.shownLanguages, questions, counted, attempt);
  return { answers, shownLanguages, ...gradeAnswers(questions, answers), ...getCompletion(attempt, now) };
}

export function isPassed(score: number): boolean {
  return score >= MOCK_TEST.passingPercent;
}
