import * as z from 'zod/mini';
import { scoreChange } from './corrections.ts';
import { reviewedQuestion } from './test-result.ts';

/** The result of an exam as its student sees it. */

const datetime = z.iso.datetime();

/** Rank and percentile are hidden until this number of students has taken the exam. */
export const MIN_TAKERS_FOR_RANK = 30;

const examResult = z.object({
  _id: z.string(),
  examId: z.string(),
  title: z.string(),
  odiaTitle: z.nullable(z.string()),
  attemptNumber: z.int(),
  completedAt: datetime,
  /** In seconds. */
  timeSpent: z.int(),
  /** In marks; thirds are rounded to hundredths. */
  score: z.number(),
  maximum: z.number(),
  percent: z.int(),
  /** Null for an exam without a pass mark. */
  passed: z.nullable(z.boolean()),
  /** Marks lost to wrong answers. */
  lost: z.number(),
  right: z.int(),
  wrong: z.int(),
  empty: z.int(),
  sections: z.array(
    z.object({
      title: z.string(),
      odiaTitle: z.nullable(z.string()),
      score: z.number(),
      maximum: z.number(),
      right: z.int(),
      wrong: z.int(),
      empty: z.int(),
      rank: z.nullable(z.int()),
    }),
  ),
  /** By the tags of the questions; empty if no question has one. A question with several tags counts in each. */
  topics: z.array(
    z.object({
      topic: z.string(),
      score: z.number(),
      maximum: z.number(),
      right: z.int(),
      wrong: z.int(),
      empty: z.int(),
    }),
  ),
  /** Among first attempts; null while fewer than MIN_TAKERS_FOR_RANK students have taken it, and for further attempts. */
  rank: z.nullable(z.int()),
  /** 100 times the share of students who have at most the same marks. */
  percentile: z.nullable(z.number()),
  takers: z.int(),
  best: z.nullable(z.number()),
  average: z.nullable(z.number()),
  /** The number of students by marks, from the lowest marks to the highest; empty while ranks are hidden. */
  histogram: z.array(z.object({ from: z.number(), to: z.number(), takers: z.int() })),
  cutOffs: z.array(z.object({ category: z.string(), marks: z.number() })),
  /** The score changes by corrections, the oldest first. */
  scoreChanges: z.array(scoreChange),
});

export type ExamResult = z.output<typeof examResult>;

/** The result is null before the release. The review is empty until then too. */
export const examResultWithReview = z.object({
  result: z.nullable(examResult),
  releaseAt: z.nullable(datetime),
  review: z.array(
    z.extend(reviewedQuestion, {
      marks: z.number(),
      section: z.int(),
      /** How long the question was on the screen; null for attempts whose times were not measured. */
      seconds: z.nullable(z.int()),
      /** The median of the newest students; null until it was counted. */
      medianSeconds: z.nullable(z.int()),
    }),
  ),
});

/** The response to the hand-in of an exam. */
export const handedInExam = z.extend(examResultWithReview, {
  exam: z.object({ examId: z.string(), completedAt: datetime }),
});
