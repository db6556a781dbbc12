import type { ExamRules } from '@sikhya/contract/exam-rules.ts';
import type { OdiaQuestion } from '@sikhya/contract/odia-version.ts';
import type { QuestionCorrection } from './corrections.ts';

/** A question as a paper stores it, with its right answer. */
export type PaperQuestion = {
  _id: string;
  question: string;
  imageId: string | null;
  options: string[];
  correctAnswer: number;
  explanation: string;
  /** Absent without an Odia version, so that the hash of such a question is the same as before there were any. */
  odia?: OdiaQuestion;
  /** In twelfths, where an exam gives each option marks of its own. */
  optionMarks?: number[];
  /** The correction of the question since. It is not part of the stored paper. */
  correction?: QuestionCorrection;
};

/** Stored in place of an option where the student chose none. */
export const NO_ANSWER = -1;

/** A paper: the questions of a test, and the rules of an exam; null for the mock test of a chapter. */
export type Paper = {
  id: string;
  testId: string;
  questions: readonly PaperQuestion[];
  rules: ExamRules | null;
  /** How many corrections its test has had. Results are only stored if they were graded with all of them. */
  correctionNumber: number;
};
