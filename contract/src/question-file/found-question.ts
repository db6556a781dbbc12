/** A question as it was understood in a file of any format. It may lack something, which the admin then adds. */
export type FoundQuestion = {
  question: string;
  /** Four, if nothing is missing. */
  options: string[];
  /** -1 where the file does not say which option is right. */
  correctAnswer: number;
  explanation: string;
  /** Where it begins in the file. */
  line: number;
  /** What was not certain when it was read, in sentences. */
  doubts: string[];
};

/** A line that belongs to no question. */
export type UnusedLine = { line: number; text: string };

export type FoundQuestions = { questions: FoundQuestion[]; unused: UnusedLine[] };
