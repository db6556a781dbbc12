import { type resultWithReview, reviewedQuestion, testResult } from '@sikhya/contract/test-result.ts';
import type * as z from 'zod/mini';
import { JsonBytes, stringifier } from '../../http/serve.ts';
import { questionImageUrl } from '../files/service.ts';
import { reviewed, shownResult } from './present.ts';
import type { ResultRow } from './result-queries.ts';
import { NONE, type PaperQuestion } from './rules.ts';

const resultText = stringifier(testResult);
const questionText = stringifier(reviewedQuestion);

/**
 * By what was chosen. Each reads the same for all who chose the same, and they are most of what a hand-in answers. The
 * address of an image is good for a day or two, so that bytes count only with the address of today.
 */
const finishedQuestions = new WeakMap<
  PaperQuestion,
  Map<number, { bytes: Uint8Array; imageUrl: string | null }>
>();

// what a Buffer makes of a short text would keep its neighbours alive with it
const encoder = new TextEncoder();

const BETWEEN = Buffer.from(',');
const END = Buffer.from(']}');

/** A result with its review, of which only the result is written anew. */
export function finishedReview(
  row: ResultRow,
  questions: PaperQuestion[],
): JsonBytes<z.output<typeof resultWithReview>> {
  const parts: Uint8Array[] = [Buffer.from(`{"result":${resultText(shownResult(row))},"review":[`)];
  for (const [place, question] of questions.entries()) {
    if (place > 0) parts.push(BETWEEN);
    parts.push(finishedQuestion(question, row.answers[place] ?? NONE));
  }
  parts.push(END);
  return new JsonBytes(Buffer.concat(parts));
}

function finishedQuestion(question: PaperQuestion, chosen: number): Uint8Array {
  const byChosen = finishedQuestions.get(question) ?? new Map();
  finishedQuestions.set(question, byChosen);
  const imageUrl = question.imageId && questionImageUrl(question.imageId);
  const known = byChosen.get(chosen);
  if (known?.imageUrl === imageUrl) return known.bytes;
  const bytes = encoder.encode(questionText(reviewed(question, chosen)));
  byChosen.set(chosen, { bytes, imageUrl });
  return bytes;
}
