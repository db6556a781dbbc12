import * as z from 'zod/mini';
import { studentQuestion } from './study.ts';

const datetime = z.iso.datetime();

/** One per question, in the order of the attempt's questions; null for no answer. */
export const savedAnswers = z.array(z.nullable(z.int()));

/** The fields that attempts at mock tests and exams have in common. */
export const attemptOfAnyTest = z.object({
  attemptId: z.string(),
  startedAt: datetime,
  deadline: datetime,
  /**
   * The questions as they were when the attempt started, in both versions, even if the course was edited since. A student's
   * first attempt at a chapter has the chapter's order; in a retake, questions and options are shuffled. All question and
   * option positions in requests about the attempt, and in the review of its result, refer to this order.
   */
  questions: z.array(studentQuestion),
  answers: savedAnswers,
  saveNumber: z.int(),
  /** How long each question was on the screen so far, in seconds; null if no client has reported it. */
  seconds: z.nullable(z.array(z.int())),
});

export type AttemptOfAnyTest = z.output<typeof attemptOfAnyTest>;
