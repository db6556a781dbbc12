import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { getSectionRanges } from '@sikhya/contract/exam-rules.ts';
import type { ShownLanguage, ShownLanguages } from '@sikhya/contract/test-result.ts';
import { tidyLines } from '@sikhya/contract/text.ts';
import { getOutcome, isRight, listPaperLanguages } from './corrections.ts';
import { getMaximum, gradeSections, sum } from './marking.ts';
import { NO_ANSWER, type Paper, type PaperQuestion } from './paper.ts';
import { getOptionOrder, getQuestionOrder, type Order, PAPER_ORDER } from './question-order.ts';

const SECOND_MS = 1000;

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

export type SentAnswer = {
  questionId: string;
  selectedAnswer?: string | null | undefined;
  selectedIndex?: number | null | undefined;
  language?: ShownLanguage | null | undefined;
  seconds?: number | null | undefined;
};

/**
 * Merges the answers sent with the hand-in into the saved ones. A question without an answer does not clear a saved
 * answer, because another device may have saved it. A saved option that the question of an exam does not have is no
 * answer: a save cannot check it, because it does not read the paper.
 */
export function mergeAnswers(
  saved: readonly number[],
  questions: readonly PaperQuestion[],
  sent: readonly SentAnswer[],
  order = PAPER_ORDER,
): number[] {
  const answers = saved.map((option, position) =>
    option < (questions[position]?.options.length ?? 0) ? option : NO_ANSWER,
  );
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

/**
 * Merges the times sent with the hand-in into the saved ones; null if there are none. No question was on the screen for
 * longer than the attempt lasted.
 */
function mergeSeconds(
  saved: readonly number[] | null,
  questions: readonly PaperQuestion[],
  sent: readonly SentAnswer[],
  limit: number,
): number[] | null {
  const sentSeconds = new Map(
    sent.flatMap(({ questionId, seconds }) => (seconds ? [[questionId, seconds]] : [])),
  );
  if (!saved && sentSeconds.size === 0) return null;
  return questions.map(({ _id }, position) =>
    Math.min(Math.max(saved?.[position] ?? 0, sentSeconds.get(_id) ?? 0), limit),
  );
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

export type Grade = {
  /** In percent, rounded; a total below zero is 0 percent. */
  score: number;
  correctAnswers: number;
  totalQuestions: number;
  /** In twelfths; null for a mock test of a chapter. */
  marks: number | null;
  sectionMarks: number[] | null;
};

/** The languages are those in which the questions were shown, in the order of the paper. */
export function gradeAnswers(
  { questions, rules }: Pick<Paper, 'questions' | 'rules'>,
  answers: readonly number[],
  languages: readonly (ShownLanguage | null)[] = [],
): Grade {
  const correctAnswers = questions.filter((question, position) =>
    isRight(getOutcome(question, answers[position] ?? NO_ANSWER, languages[position] ?? null)),
  ).length;
  const totalQuestions = questions.length;
  if (!rules) {
    // unanswered questions count as wrong
    const score = Math.round((correctAnswers / totalQuestions) * 100);
    return { score, correctAnswers, totalQuestions, marks: null, sectionMarks: null };
  }
  const sectionMarks = gradeSections(questions, rules, answers, languages);
  const marks = sum(sectionMarks);
  const maximum = getMaximum(questions, rules);
  // right answers of an exam may give no marks
  const percent = maximum > 0 ? Math.round((marks / maximum) * 100) : 0;
  const score = Math.min(Math.max(percent, 0), 100);
  return { score, correctAnswers, totalQuestions, marks, sectionMarks };
}

export type GradedAttempt = Grade &
  ReturnType<typeof getCompletion> &
  Pick<Paper, 'testId' | 'correctionNumber'> & {
    answers: number[];
    shownLanguages: ShownLanguages | null;
    questionSeconds: number[] | null;
  };

type AttemptToGrade = Order & {
  startedAt: Date;
  deadline: Date;
  answers: number[];
  shownLanguages: ShownLanguages | null;
  questionSeconds: number[] | null;
  sectionEnds: Date[] | null;
};

/** Sent answers count until the end of the grace period, of their section too. Later, only the saved answers do. */
export function gradeAttempt(
  paper: Omit<Paper, 'id'>,
  attempt: AttemptToGrade,
  sent: readonly SentAnswer[],
  now: Date,
): GradedAttempt {
  const { questions, testId, correctionNumber } = paper;
  const counted = isAcceptingAnswers(attempt.deadline, now)
    ? keepOpenSections(paper, attempt, sent, now)
    : [];
  const answers = mergeAnswers(attempt.answers, questions, counted, attempt);
  const shownLanguages = mergeLanguages(attempt.shownLanguages, questions, counted, attempt);
  const languages = listPaperLanguages(shownLanguages, attempt, questions.length);
  const completion = getCompletion(attempt, now);
  const questionSeconds = mergeSeconds(
    attempt.questionSeconds,
    questions,
    counted,
    completion.timeSpentSeconds,
  );
  return {
    answers,
    shownLanguages,
    questionSeconds,
    testId,
    correctionNumber,
    ...gradeAnswers(paper, answers, languages),
    ...completion,
  };
}

/** With timed sections, drops the answers of sections whose time does not run. */
function keepOpenSections(
  { questions, rules }: Pick<Paper, 'questions' | 'rules'>,
  { sectionEnds }: AttemptToGrade,
  sent: readonly SentAnswer[],
  now: Date,
): readonly SentAnswer[] {
  if (!rules || !sectionEnds) return sent;
  const open = new Set<string>();
  for (const [section, { from, to }] of getSectionRanges(rules.sections).entries()) {
    if (!isSectionOpen(sectionEnds, section, now)) continue;
    for (const { _id } of questions.slice(from, to)) open.add(_id);
  }
  return sent.filter(({ questionId }) => open.has(questionId));
}

/** A section begins when the one before it ends, and accepts answers until the end of its grace period. */
export function isSectionOpen(sectionEnds: readonly Date[], section: number, now: Date): boolean {
  const begins = sectionEnds[section - 1];
  return isAcceptingAnswers(sectionEnds[section]!, now) && (begins === undefined || begins <= now);
}
