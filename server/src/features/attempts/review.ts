import {
  type ReviewedQuestion,
  reviewedQuestion,
  SHOWN_LANGUAGES,
  type ShownLanguage,
} from '@sikhya/contract/test-result.ts';
import * as z from 'zod/mini';
import { createStringifier } from '../../http/serve.ts';
import { questionImageUrl } from '../files/service.ts';
import { toScreenOption, toStudentQuestion } from './attempt-response.ts';
import { getOutcome, getRightOptions, isRight, type QuestionCorrection } from './corrections.ts';
import { NO_ANSWER, type Paper, type PaperQuestion } from './paper.ts';
import { getOptionOrder, getQuestionOrder } from './question-order.ts';
import type { ResultRow } from './result-queries.ts';

/** A question of the review without its language, which differs between students who chose the same option. */
type QuestionContent = Omit<ReviewedQuestion, 'shownLanguage'>;

/** `chosen` is the position of the option in the paper. */
export function toReviewedQuestion(
  question: PaperQuestion,
  chosen: number,
  optionOrder: number[] | null,
  language: ShownLanguage | null = null,
): QuestionContent {
  const { explanation, options, correction } = question;
  const { odia, ...studentQuestion } = toStudentQuestion(question, optionOrder);
  return {
    ...studentQuestion,
    correctAnswer: toScreenOption(getRightOptions(question)[0]!, optionOrder),
    explanation,
    odia: odia && { ...odia, explanation: question.odia?.explanation ?? '' },
    selectedIndex: chosen === NO_ANSWER ? null : toScreenOption(chosen, optionOrder),
    selectedAnswer: options[chosen] ?? '',
    isCorrect: isRight(getOutcome(question, chosen, language)),
    correction: correction ? toReviewedCorrection(correction, optionOrder) : null,
  };
}

function toReviewedCorrection(
  { kind, correctAnswers, language, reason, decidedAt }: QuestionCorrection,
  optionOrder: number[] | null,
): ReviewedQuestion['correction'] {
  return {
    kind,
    correctAnswers: correctAnswers.map((option) => toScreenOption(option, optionOrder)).sort(),
    language,
    reason,
    decidedAt: decidedAt.toISOString(),
  };
}

const stringifyQuestion = createStringifier(z.omit(reviewedQuestion, { shownLanguage: true }));

// a Buffer of a short text would keep the memory of its neighbours alive
const encoder = new TextEncoder();
/** Leaves the object open, so that the language can follow. */
const encode = (question: QuestionContent) => encoder.encode(stringifyQuestion(question).slice(0, -1));

/** The end of a question, by its language. */
const LANGUAGE_ENDS = new Map(
  [null, ...SHOWN_LANGUAGES].map((language) => [
    language,
    Buffer.from(`,"shownLanguage":${JSON.stringify(language)}}`),
  ]),
);

const COMMA = Buffer.from(',');

/** The review of a result: the JSON of its questions in the order of the attempt, without the brackets. */
export function encodeReview({ questions }: Paper, result: ResultRow): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (const [screenPosition, position] of getQuestionOrder(result, questions.length).entries()) {
    const chosen = result.answers[position] ?? NO_ANSWER;
    // without an attempt the student has not seen the test, so unanswered questions are not disclosed
    if (chosen === NO_ANSWER && result.attemptId === null) continue;
    if (parts.length > 0) parts.push(COMMA);
    const language = result.shownLanguages?.[screenPosition] ?? null;
    parts.push(encodeQuestion(questions[position]!, chosen, getOptionOrder(result, position), language));
    parts.push(LANGUAGE_ENDS.get(language)!);
  }
  return parts;
}

/** The review of a result as objects, each with its position in the paper and how long it was on the screen. */
export function listReview(
  { questions }: Paper,
  result: ResultRow,
): (ReviewedQuestion & { position: number; seconds: number | null })[] {
  return getQuestionOrder(result, questions.length).map((position, screenPosition) => {
    const shownLanguage = result.shownLanguages?.[screenPosition] ?? null;
    const chosen = result.answers[position] ?? NO_ANSWER;
    const optionOrder = getOptionOrder(result, position);
    const reviewed = toReviewedQuestion(questions[position]!, chosen, optionOrder, shownLanguage);
    const seconds = result.questionSeconds?.[position] ?? null;
    return { ...reviewed, shownLanguage, position, seconds };
  });
}

/**
 * The encoded questions by chosen option, which are equal for all students who chose it. Encoding Odia text would be the
 * largest part of a hand-in. Questions with shuffled options are not cached, because there are too many of them, and
 * corrected ones are not, because some corrections depend on the language that was shown.
 */
const encodedQuestions = new WeakMap<
  PaperQuestion,
  Map<number, { bytes: Uint8Array; imageUrl: string | null }>
>();

function encodeQuestion(
  question: PaperQuestion,
  chosen: number,
  optionOrder: number[] | null,
  language: ShownLanguage | null,
): Uint8Array {
  if (optionOrder || question.correction)
    return encode(toReviewedQuestion(question, chosen, optionOrder, language));
  const byOption = encodedQuestions.get(question) ?? new Map();
  encodedQuestions.set(question, byOption);
  // the signed URL of an image expires after a day or two
  const imageUrl = question.imageId && questionImageUrl(question.imageId);
  const cached = byOption.get(chosen);
  if (cached?.imageUrl === imageUrl) return cached.bytes;
  const bytes = encode(toReviewedQuestion(question, chosen, null));
  byOption.set(chosen, { bytes, imageUrl });
  return bytes;
}
