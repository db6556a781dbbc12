import * as z from 'zod/mini';
import { odiaTitle } from './odia-version.ts';

/** Decisions about questions that were wrong. Results are graded with them, although papers never change. */

/** The decisions that change how a question is graded. */
export const CORRECTION_KINDS = ['key-changed', 'several-right', 'dropped', 'bonus', 'translation'] as const;
export const DECISION_KINDS = [...CORRECTION_KINDS, 'no-change'] as const;

export type CorrectionKind = (typeof CORRECTION_KINDS)[number];
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The kinds that name the right options. The others give marks to some or all students. */
export const hasRightOptions = (kind: DecisionKind) => kind === 'key-changed' || kind === 'several-right';

export const questionLanguage = z.enum(['en', 'or']);

export type QuestionLanguage = z.output<typeof questionLanguage>;

/** The correction of a question in the review of a result. */
export const reviewedCorrection = z.object({
  kind: z.enum(CORRECTION_KINDS),
  /** Positions on the screen; empty for the kinds that name no options. */
  correctAnswers: z.array(z.int()),
  /** Only for a wrong translation. */
  language: z.nullable(questionLanguage),
  reason: z.string(),
  decidedAt: z.iso.datetime(),
});

/** A correction in the list that everybody may read: without the question and its answers. */
export const listedCorrection = z.object({
  _id: z.string(),
  kind: z.enum(CORRECTION_KINDS),
  language: z.nullable(questionLanguage),
  reason: z.string(),
  decidedAt: z.iso.datetime(),
  /** The chapter, or the exam. */
  title: z.string(),
  odiaTitles: z.object({ title: odiaTitle }),
  /** How many scores it has changed so far. */
  changedScores: z.int(),
});

export type ListedCorrection = z.output<typeof listedCorrection>;

/** The score of a result before and after a correction, in percent; of an exam also in marks. */
export const scoreChange = z.object({
  from: z.int(),
  to: z.int(),
  fromMarks: z.nullable(z.number()),
  toMarks: z.nullable(z.number()),
  at: z.iso.datetime(),
  reason: z.string(),
});

export type ScoreChange = z.output<typeof scoreChange>;
