import {
  getMistypedOptionIndex,
  getOptionIndex,
  hasHeaderText,
  LETTERS,
  type Line,
  resemblesCorrect,
} from './strict-lines.ts';

/** Messages about rejected blocks. They tell the author of the file what to change. */

export const TOO_LONG = 'This line is too long to be part of a question.';

export const MISPLACED = {
  beforeFirst: "This text belongs to no question: a question starts with a line that begins with 'Question'.",
  mistypedHeader: "A question starts with a line that begins with 'Question', spelt exactly like this.",
  correctBeforeOptions: "'Correct' is before option A; it must be on the line after an option.",
  correctInExplanation:
    "'Correct' is in the explanation; it must be on the line after an option. Is a 'Question' line missing above?",
} as const;

const MISTYPED_LABELS: readonly [pattern: RegExp, reason: string][] = [
  [
    /^(?:explanation|ବ୍ୟାଖ୍ୟା)/iu,
    "The line with the explanation must begin with 'Explanation', spelt exactly like this.",
  ],
  [
    /^(?:odia|oriya|ଓଡ଼ିଆ)(?: version)?[ :.-]*$/iu,
    "The Odia version must begin with a line that reads exactly 'Odia'.",
  ],
  [/^(?:ans|answer|ଉତ୍ତର)(?![\p{L}\p{M}])/iu, "Mark the right option with a line 'Correct' right after it."],
];

/** Says that a reason is about the Odia version of a question. */
export const describeOdiaError = (reason: string) => `Odia version: ${reason}`;

export const OTHER_OPTION_MARKED =
  "'Correct' is after another option than in the question. In the Odia version it may be left out.";

export const describeMissingOption = (index: number) => `Option ${LETTERS[index]} is missing.`;

const describeMistypedOption = (index: number) =>
  `Option ${LETTERS[index]} must begin with '${LETTERS[index]}.'.`;

/** Describes an option that is not the expected one. */
export function describeMisplacedOption(found: number, expected: number, lines: Line[]): string {
  if (found < expected) return `Option ${LETTERS[found]} is given twice.`;
  if (expected === LETTERS.length) return 'There is a fifth option; a question has exactly four.';
  const comesLater = lines.some((line) => getOptionIndex(line) === expected);
  return comesLater ? 'The options are not in the order A, B, C, D.' : describeMissingOption(expected);
}

/** Describes a line among the options that is neither an option nor 'Correct'. */
export function describeUnexpectedLine(line: Line, expected: number): string {
  if (resemblesCorrect(line)) return "The line that marks the right option must read exactly 'Correct'.";
  if (expected < LETTERS.length && getMistypedOptionIndex(line) === expected)
    return describeMistypedOption(expected);
  const mistyped = MISTYPED_LABELS.find(([pattern]) => pattern.test(line.visible));
  if (mistyped) return mistyped[1];
  return expected < LETTERS.length
    ? `This line is not recognised: option ${LETTERS[expected]} is expected here, and an option is one line.`
    : "This line is not recognised: only 'Explanation' or the next 'Question' may follow the options.";
}

/** The text is missing when option A is in its place. A line like option A is text when another option A follows. */
export function findTextError(head: Line, text: Line[], next: Line | undefined) {
  if (next && getOptionIndex(next) === 0) return undefined;
  const [first] = text;
  if (!first || getOptionIndex(first) === 0) {
    const reason = hasHeaderText(head)
      ? "The question's text must be on its own line, below the 'Question' line."
      : 'The question has no text.';
    return { at: head, reason };
  }
  const mistyped = text.find((line) => getMistypedOptionIndex(line) === 0);
  return mistyped && { at: mistyped, reason: describeMistypedOption(0) };
}
