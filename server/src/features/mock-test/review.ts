import {
  type ReviewedQuestion,
  type resultWithReview,
  reviewedQuestion,
  SHOWN_LANGUAGES,
  type TestResult,
  testResult,
} from '@sikhya/contract/test-result.ts';
import * as z from 'zod/mini';
import type { Db } from '../../database/database.ts';
import { createStringifier, JsonBytes } from '../../http/serve.ts';
import { questionImageUrl } from '../files/service.ts';
import { toScreenOption, toStudentQuestion } from './attempt-response.ts';
import { readQuestions } from './paper-store.ts';
import { getOptionOrder, getQuestionOrder, type Order } from './question-order.ts';
import type { ResultRow } from './result-queries.ts';
import { isPassed, NO_ANSWER, type PaperQuestion } from './rules.ts';

export function toTestResult(
  row: Omit<ResultRow, 'answers' | 'paperId' | 'shownLanguages' | keyof Order>,
): TestResult {
  const { id, timeSpentSeconds, completedAt, ...rest } = row;
  return {
    ...rest,
    _id: id,
    passed: isPassed(row.score),
    timeSpent: timeSpentSeconds,
    completedAt: completedAt.toISOString(),
  };
}

/** A question of the review without its language, which differs between students who chose the same option. */
type QuestionContent = Omit<ReviewedQuestion, 'shownLanguage'>;

/** `chosen` is the position of the option in the paper. */
export function toReviewedQuestion(
  question: PaperQuestion,
  chosen: number,
  optionOrder: number[] | null,
): QuestionContent {
  const { correctAnswer, explanation, options } = question;
  const { odia, ...studentQuestion } = toStudentQuestion(question, optionOrder);
  return {
    ...studentQuestion,
    correctAnswer: toScreenOption(correctAnswer, optionOrder),
    explanation,
    odia: odia && { ...odia, explanation: question.odia?.explanation ?? '' },
    selectedIndex: chosen === NO_ANSWER ? null : toScreenOption(chosen, optionOrder),
    selectedAnswer: options[chosen] ?? '',
    isCorrect: chosen === correctAnswer,
  };
}

const stringifyResult = createStringifier(testResult);
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
const END = Buffer.from(']}');

/** A result with its review, as the JSON of the response. */
export async function readReview(
  db: Db,
  result: ResultRow,
): Promise<JsonBytes<z.output<typeof resultWithReview>>> {
  const questions = await readQuestions(db, result.paperId);
  const parts: Uint8Array[] = [Buffer.from(`{"result":${stringifyResult(toTestResult(result))},"review":[`)];
  for (const [screenPosition, position] of getQuestionOrder(result, questions.length).entries()) {
    const chosen = result.answers[position] ?? NO_ANSWER;
    // without an attempt the student has not seen the test, so unanswered questions are not disclosed
    if (chosen === NO_ANSWER && result.attemptId === null) continue;
    if (parts.length > 1) parts.push(COMMA);
    parts.push(encodeQuestion(questions[position]!, chosen, getOptionOrder(result, position)));
    parts.push(LANGUAGE_ENDS.get(result.shownLanguages?.[screenPosition] ?? null)!);
  }
  parts.push(END);
  return new JsonBytes(Buffer.concat(parts));
}

/**
 * The encoded questions by chosen option, which are equal for all students who chose it. Encoding Odia text would be the
 * largest part of a hand-in. Questions with shuffled options are not cached, because there are too many of them.
 */
const encodedQuestions = new WeakMap<
  PaperQuestion,
  Map<number, { bytes: Uint8Array; imageUrl: string | null }>
>();

function encodeQuestion(question: PaperQuestion, chosen: number, optionOrder: number[] | null): Uint8Array {
  if (optionOrder) return encode(toReviewedQuestion(question, chosen, optionOrder));
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
