import * as z from 'zod/mini';

/** The rules of an exam as a paper freezes them. Marks are integers in twelfths, see marks.ts. */

export const marking = z.object({
  right: z.int(),
  /** Zero or below. */
  wrong: z.int(),
  empty: z.int(),
});

export type Marking = z.output<typeof marking>;

export const examSection = z.object({
  title: z.string(),
  odiaTitle: z.nullable(z.string()),
  /** The sections divide the questions of the paper in their order. */
  totalQuestions: z.int(),
  /** Either all sections have a time of their own, one after the other, or none has and students move freely. */
  minutes: z.nullable(z.int()),
  marks: marking,
  /** How many answers count, the first ones in the order of the paper; null for all. */
  maxAnswers: z.nullable(z.int()),
});

export type ExamSection = z.output<typeof examSection>;

export const examRules = z.object({
  /** With timed sections the sum of their minutes. */
  minutes: z.int(),
  sections: z.array(examSection),
  passPercent: z.int(),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),
  allowsCalculator: z.boolean(),
});

export type ExamRules = z.output<typeof examRules>;

/** What an attempt stores about a question besides the answer: the student has seen it, or has marked it for review. */
export const QUESTION_MARKS = ['visited', 'marked'] as const;
export const questionMark = z.enum(QUESTION_MARKS);

export type QuestionMark = z.output<typeof questionMark>;

/** By the position of the question on the screen, counted from 0. */
export type QuestionMarks = Record<number, QuestionMark>;

/** The ranges of positions in the paper that the sections cover: the first, and the one after the last. */
export function getSectionRanges(
  sections: readonly Pick<ExamSection, 'totalQuestions'>[],
): { from: number; to: number }[] {
  let from = 0;
  return sections.map(({ totalQuestions }) => {
    const range = { from, to: from + totalQuestions };
    from = range.to;
    return range;
  });
}

export function hasTimedSections({ sections }: Pick<ExamRules, 'sections'>): boolean {
  return sections.some(({ minutes }) => minutes !== null);
}
