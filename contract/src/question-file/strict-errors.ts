import { type Message, message } from '../language/texts.ts';
import {
  getMistypedOptionIndex,
  getOptionIndex,
  hasHeaderText,
  LETTERS,
  type Line,
  resemblesCorrect,
} from './strict-lines.ts';
import { texts } from './texts.ts';

const MISTYPED_LABELS: readonly [pattern: RegExp, reason: Message][] = [
  [/^(?:explanation|ବ୍ୟାଖ୍ୟା)/iu, message(texts.mistypedExplanation)],
  [/^(?:odia|oriya|ଓଡ଼ିଆ)(?: version)?[ :.-]*$/iu, message(texts.mistypedOdia)],
  [/^(?:ans|answer|ଉତ୍ତର)(?![\p{L}\p{M}])/iu, message(texts.answerLine)],
];

/** Says that a reason is about the Odia version of a question. */
export const describeOdiaError = (reason: Message) => message(texts.odiaVersion, { reason });

export const getLetter = (index: number) => LETTERS[index] ?? String(index + 1);

export const describeMissingOption = (index: number) =>
  message(texts.optionMissing, { letter: getLetter(index) });

const describeMistypedOption = (index: number) => message(texts.optionMistyped, { letter: getLetter(index) });

/** Describes an option that is not the expected one. */
export function describeMisplacedOption(found: number, expected: number, lines: Line[]): Message {
  if (found < expected) return message(texts.optionTwice, { letter: getLetter(found) });
  if (expected === LETTERS.length) return message(texts.fifthOption);
  const comesLater = lines.some((line) => getOptionIndex(line) === expected);
  return comesLater ? message(texts.optionsOutOfOrder) : describeMissingOption(expected);
}

/** Describes a line among the options that is neither an option nor 'Correct'. */
export function describeUnexpectedLine(line: Line, expected: number): Message {
  if (resemblesCorrect(line)) return message(texts.mistypedCorrect);
  if (expected < LETTERS.length && getMistypedOptionIndex(line) === expected)
    return describeMistypedOption(expected);
  const mistyped = MISTYPED_LABELS.find(([pattern]) => pattern.test(line.visible));
  if (mistyped) return mistyped[1];
  return expected < LETTERS.length
    ? message(texts.optionExpected, { letter: getLetter(expected) })
    : message(texts.nothingExpected);
}

/** The text is missing when option A is in its place. A line like option A is text when another option A follows. */
export function findTextError(head: Line, text: Line[], next: Line | undefined) {
  if (next && getOptionIndex(next) === 0) return undefined;
  const [first] = text;
  if (!first || getOptionIndex(first) === 0) {
    const reason = message(hasHeaderText(head) ? texts.textOnHeaderLine : texts.noText);
    return { at: head, reason };
  }
  const mistyped = text.find((line) => getMistypedOptionIndex(line) === 0);
  return mistyped && { at: mistyped, reason: describeMistypedOption(0) };
}
