import {
  type ReviewedQuestion,
  type resultWithReview,
  reviewedQuestion,
  testResult,
} from '@sikhya/contract/test-result.ts';
import type * as z from 'zod/mini';
import { createStringifier, JsonBytes } from '../../http/serve.ts';
import { questionImageUrl } from '../files/service.ts';
import { shownOptions, shownQuestions } from './order.ts';
import { reviewed, shownResult } from './present.ts';
import type { ResultRow } from './result-queries.ts';
import { NONE, type PaperQuestion } from './rules.ts';

const resultText = createStringifier(testResult);
const questionText = createStringifier(reviewedQuestion);

/**
 * By what was chosen. Each reads the same for all who chose the same, and they are most of what a hand-in answers.
 * Those of a retake, whose options are shuffled, are too many to keep. The address of an image is good for a day or
 * two, so that bytes count only with the address of today.
 */
const finishedQuestions = new WeakMap<
  PaperQuestion,
  Map<number, { bytes: Uint8Array; imageUrl: string | null }>
>();

// what a Buffer makes of a short text would keep its neighbours alive with it
const encoder = new TextEncoder();

const BETWEEN = Buffer.from(',');
const END = Buffer.from(']}');

const written = (question: ReviewedQuestion) => encoder.encode(questionText(question));

/** A result with its review, of which only the result is written anew. */
export function finishedReview(
  row: ResultRow,
  questions: PaperQuestion[],
): JsonBytes<z.output<typeof resultWithReview>> {
  const parts: Uint8Array[] = [Buffer.from(`{"result":${resultText(shownResult(row))},"review":[`)];
  for (const position of shownQuestions(row, questions.length)) {
    const chosen = row.answers[position] ?? NONE;
    if (chosen === NONE && !showsUnanswered(row)) continue;
    if (parts.length > 1) parts.push(BETWEEN);
    const question = questions[position]!;
    const options = shownOptions(row, position);
    parts.push(options ? written(reviewed(question, chosen, options)) : finishedQuestion(question, chosen));
  }
  parts.push(END);
  return new JsonBytes(Buffer.concat(parts));
}

/** Without an attempt nobody has sat the test, so that what was not answered is not given away. */
const showsUnanswered = ({ attemptId }: ResultRow) => attemptId !== null;

function finishedQuestion(question: PaperQuestion, chosen: number): Uint8Array {
  const byChosen = finishedQuestions.get(question) ?? new Map();
  finishedQuestions.set(question, byChosen);
  const imageUrl = question.imageId && questionImageUrl(question.imageId);
  const known = byChosen.get(chosen);
  if (known?.imageUrl === imageUrl) return known.bytes;
  const bytes = written(reviewed(question, chosen));
  byChosen.set(chosen, { bytes, imageUrl });
  return bytes;
}
