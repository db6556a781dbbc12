import {
  headerHoldsText,
  LETTERS,
  type Line,
  mistypedOptionIndex,
  optionIndex,
  resemblesCorrect,
} from './strict-lines.ts';

/** Why a block is not accepted, in sentences that tell its author what to change. */

export const TOO_LONG = 'This line is too long to be part of a question.';

export const MISPLACED = {
  beforeFirst: "This text belongs to no question: a question begins with a line that begins with 'Question'.",
  mistypedHeader: "A question begins with a line that begins with 'Question', spelt just so.",
  correctBeforeOptions: "'Correct' stands before option A; it belongs right after an option.",
  correctInExplanation:
    "'Correct' stands in the explanation; it belongs right after an option. Is a 'Question' line missing above?",
} as const;

const NOT_AS_AGREED: readonly [meant: RegExp, reason: string][] = [
  [/^(?:explanation|ବ୍ୟାଖ୍ୟା)/iu, "The line with the explanation must begin with 'Explanation', spelt just so."],
  [
    /^(?:ans|answer|ଉତ୍ତର)(?![\p{L}\p{M}])/iu,
    "The right option is marked by a line 'Correct' right after it.",
  ],
];

export const missingOption = (index: number) => `Option ${LETTERS[index]} is missing.`;

const mistypedOption = (index: number) => `Option ${LETTERS[index]} must begin with '${LETTERS[index]}.'.`;

/** An option was found where another was due, or none. */
export function misplacedOption(found: number, due: number, lines: Line[]): string {
  if (found < due) return `Option ${LETTERS[found]} is given twice.`;
  if (due === LETTERS.length) return 'There is a fifth option; a question has exactly four.';
  const comesLater = lines.some((line) => optionIndex(line) === due);
  return comesLater ? 'The options are not in the order A, B, C, D.' : missingOption(due);
}

/** A line among the options that is none of what may stand there. */
export function strayLine(line: Line, due: number): string {
  if (resemblesCorrect(line)) return "The line that marks the right option must read exactly 'Correct'.";
  if (due < LETTERS.length && mistypedOptionIndex(line) === due) return mistypedOption(due);
  const known = NOT_AS_AGREED.find(([meant]) => meant.test(line.visible));
  if (known) return known[1];
  return due < LETTERS.length
    ? `This line is not understood: option ${LETTERS[due]} is due here, and an option is one line.`
    : "This line is not understood: only 'Explanation' or the next 'Question' may follow the options.";
}

/** Text is missing when option A stands in its place; what begins like option A is text when option A follows. */
export function faultOfText(head: Line, text: Line[], next: Line | undefined) {
  if (next && optionIndex(next) === 0) return undefined;
  const [first] = text;
  if (!first || optionIndex(first) === 0) {
    const reason = headerHoldsText(head)
      ? "The question's text must stand on a line of its own, below the 'Question' line."
      : 'The question has no text.';
    return { at: head, reason };
  }
  const mistyped = text.find((line) => mistypedOptionIndex(line) === 0);
  return mistyped && { at: mistyped, reason: mistypedOption(0) };
}
