import * as z from 'zod/mini';
import { OPTIONS_PER_QUESTION } from './constants.ts';
import { lines, requiredLine, requiredLines } from './text.ts';

/** A course as an admin writes it. */

const TITLE = 2_000;
const TEXT = 20_000;

export const questionDraft = z.object({
  question: requiredLines(TEXT),
  options: z.array(requiredLines(TITLE)).check(z.length(OPTIONS_PER_QUESTION)),
  correctAnswer: z._default(z.int().check(z.minimum(0), z.maximum(OPTIONS_PER_QUESTION - 1)), 0),
  explanation: z._default(lines(TEXT), ''),
});

export const chapterDraft = z.object({
  title: requiredLine(TITLE),
  description: requiredLines(TEXT),
  questions: z._default(z.array(questionDraft), []),
});

export const subjectDraft = z.object({
  title: requiredLine(TITLE),
  description: requiredLines(TEXT),
  chapters: z._default(z.array(chapterDraft), []),
});

export const courseDraft = z.object({
  title: requiredLine(TITLE),
  description: requiredLines(TEXT),
  /** In rupees. */
  price: z._default(z.number().check(z.minimum(0), z.maximum(1_000_000)), 0),
  isFree: z._default(z.boolean(), false),
  subjects: z._default(z.array(subjectDraft), []),
});

export type CourseDraft = z.output<typeof courseDraft>;
