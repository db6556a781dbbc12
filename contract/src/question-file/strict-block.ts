import * as z from 'zod/mini';
import { lines, requiredLines } from '../text.ts';
import { parseBreakSigns } from './line-break-sign.ts';
import {
  describeMisplacedOption,
  describeMissingOption,
  describeUnexpectedLine,
  findTextError,
  MISPLACED,
  TOO_LONG,
} from './strict-errors.ts';
import {
  getExplanationText,
  getOptionIndex,
  getOptionText,
  isCorrect,
  isEndOfText,
  isExplanation,
  isHeader,
  isInvisible,
  isMistypedHeader,
  LETTERS,
  type Line,
  resemblesCorrect,
} from './strict-lines.ts';

/** A question of a file, which has no picture. A test compares the limits with those of the course input. */
const fileQuestion = z.object({
  question: requiredLines(20_000),
  options: z.array(requiredLines(2_000)),
  correctAnswer: z.int(),
  explanation: lines(20_000),
});

export type FileQuestion = z.output<typeof fileQuestion>;

/** `line` is the first line of its block. */
export type ParsedQuestion = FileQuestion & { line: number };

/** The line that starts a question, and all lines up to the next such line. */
export type Block = { head: Line; body: Line[] };

export type BlockError = { at: Line; reason: string };

type Options = { options: string[]; correctAnswer: number };

function findIndexFrom(body: Line[], start: number, matches: (line: Line) => boolean): number {
  const index = body.findIndex((line, at) => at >= start && matches(line));
  return index < 0 ? body.length : index;
}

function readOptions(head: Line, body: Line[]): Options | BlockError {
  const options: string[] = [];
  let correctAnswer = -1;
  for (const line of body) {
    const index = getOptionIndex(line);
    if (index === options.length && index < LETTERS.length) {
      if (isInvisible(getOptionText(line))) return { at: line, reason: `Option ${LETTERS[index]} is empty.` };
      options.push(getOptionText(line));
    } else if (index >= 0) return { at: line, reason: describeMisplacedOption(index, options.length, body) };
    else if (!isCorrect(line)) return { at: line, reason: describeUnexpectedLine(line, options.length) };
    else if (options.length === 0) return { at: line, reason: MISPLACED.correctBeforeOptions };
    else if (correctAnswer === options.length - 1)
      return { at: line, reason: `Option ${LETTERS[correctAnswer]} is marked Correct twice.` };
    else if (correctAnswer >= 0) return { at: line, reason: 'Two options are marked Correct.' };
    else correctAnswer = options.length - 1;
  }
  if (options.length < LETTERS.length) return { at: head, reason: describeMissingOption(options.length) };
  if (correctAnswer < 0) return { at: head, reason: 'No option is marked Correct.' };
  return { options, correctAnswer };
}

function readExplanation([label, ...rest]: Line[]): string {
  if (!label) return '';
  return [getExplanationText(label), ...rest.map((line) => line.text)]
    .filter((text) => text !== '')
    .join('\n');
}

/** Returns why saving the course would fail. It is checked while the line is known. */
export function findLimitError(question: FileQuestion): string | undefined {
  const issue = fileQuestion.safeParse(question).error?.issues[0];
  if (!issue) return undefined;
  const [field, option] = issue.path;
  const name = typeof option === 'number' ? `Option ${LETTERS[option]}` : `The ${String(field)}`;
  return `${name} ${issue.code === 'too_big' ? 'is too long' : issue.message}.`;
}

/**
 * The first line after the header is always text, even when it looks like an option ('A. O. Hume founded …'). The text
 * ends at the first line that cannot be text, the options end at the explanation, and the explanation at the end of
 * the block. Only the first error is reported.
 */
export function readBlock({ head, body }: Block): ParsedQuestion | BlockError {
  const truncated = head.isTruncated ? head : body.find((line) => line.isTruncated);
  if (truncated) return { at: truncated, reason: TOO_LONG };
  if (!isHeader(head))
    return { at: head, reason: isMistypedHeader(head) ? MISPLACED.mistypedHeader : MISPLACED.beforeFirst };
  const optionsStart = findIndexFrom(body, 1, isEndOfText);
  const explanationStart = findIndexFrom(body, optionsStart, isExplanation);
  const text = body.slice(0, optionsStart);
  const explanation = body.slice(explanationStart);

  const textError = findTextError(head, text, body[optionsStart]);
  if (textError) return textError;
  const options = readOptions(head, body.slice(optionsStart, explanationStart));
  if ('reason' in options) return options;
  const misplaced = explanation.slice(1).find(resemblesCorrect);
  if (misplaced) return { at: misplaced, reason: MISPLACED.correctInExplanation };

  const question = {
    question: parseBreakSigns(text.map((line) => line.text).join('\n')),
    options: options.options.map(parseBreakSigns),
    correctAnswer: options.correctAnswer,
    explanation: parseBreakSigns(readExplanation(explanation)),
  };
  const reason = findLimitError(question);
  return reason === undefined ? { ...question, line: head.number } : { at: head, reason };
}
