import type { Message } from '../language/texts.ts';
import type { OdiaQuestion } from '../odia-version.ts';

/** A question that was found in a file. It may be incomplete, and the admin then completes it. */
export type FoundQuestion = {
  question: string;
  /** Four, unless some are missing. */
  options: string[];
  /** -1 when the file does not say which option is correct. */
  correctAnswer: number;
  explanation: string;
  /** Only a table or a file in the strict format can have one. */
  odia?: OdiaQuestion | null | undefined;
  /** Its first line in the file, from 1. */
  line: number;
  /** The uncertain parts of the question. */
  doubts: Message[];
};

/** A line that belongs to no question; a message when the line is too long to be shown. */
export type UnusedLine = { line: number; text: string | Message };

export type FoundQuestions = { questions: FoundQuestion[]; unused: UnusedLine[] };
