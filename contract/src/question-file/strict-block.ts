import * as z from 'zod/mini';
import type { OdiaQuestion } from '../odia-version.ts';
import { lines, requiredLines } from '../text.ts';
import { parseBreakSigns } from './line-break-sign.ts';
import {
  describeMisplacedOption,
  describeMissingOption,
  describeOdiaError,
  describeUnexpectedLine,
  findTextError,
  MISPLACED,
  OTHER_OPTION_MARKED,
  TOO_LONG,
} from './strict-errors.ts';
import {
  getExplanationText,
  getMistypedOptionIndex,
  getOptionIndex,
  getOptionText,
  hasOdiaLetters,
  isCorrect,
  isEndOfText,
  isExplanation,
  isHeader,
  isInvisible,
  isMistypedHeader,
  isOdiaLabel,
  LETTERS,
  type Line,
  resemblesCorrect,
} from './strict-lines.ts';

/** A version of a question in a file. A test compares the limits with those of the course input. */
const fileVersion = z.object({
  question: requiredLines(20_000),
  options: z.array(requiredLines(2_000)),
  explanation: lines(20_000),
});

/** A question of a file, which has no picture. */
const fileQuestion = z.extend(fileVersion, {
  correctAnswer: z.int(),
  /** Absent or null without an Odia version. */
  odia: z.optional(z.nullable(fileVersion)),
});

export type FileQuestion = z.output<typeof fileQuestion>;

/** `line` is the first line of its block. */
export type ParsedQuestion = FileQuestion & { line: number };

/** The line that starts a question, and all lines up to the next such line. */
export type Block = { head: Line; body: Line[] };

export type BlockError = { at: Line; reason: string };

/** `correctAnswer` is -1 if no option is marked. */
type Options = { options: string[]; correctAnswer: number };

type Version = Options & { question: string; explanation: string };

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
  const isOdia = issue.path[0] === 'odia';
  const [field, option] = isOdia ? issue.path.slice(1) : issue.path;
  const name = typeof option === 'number' ? `Option ${LETTERS[option]}` : `The ${String(field)}`;
  const reason = `${name} ${issue.code === 'too_big' ? 'is too long' : issue.message}.`;
  return isOdia ? describeOdiaError(reason) : reason;
}

/**
 * The first line is always text, even when it looks like an option ('A. O. Hume founded …'). The text ends at the first
 * line that cannot be text, the options end at the explanation, and the explanation at the end of the version.
 */
function readVersion(head: Line, body: Line[]): Version | BlockError {
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
  return {
    question: parseBreakSigns(text.map((line) => line.text).join('\n')),
    options: options.options.map(parseBreakSigns),
    correctAnswer: options.correctAnswer,
    explanation: parseBreakSigns(readExplanation(explanation)),
  };
}

/**
 * The index of the line 'Odia' after the options, which starts the Odia version. An explanation may have such a line too,
 * so that an option or a line in Odia must follow.
 */
function findOdiaStart(body: Line[]): number {
  const optionsStart = findIndexFrom(body, 1, isEndOfText);
  const lastOption = body.findLastIndex(
    (line) => getOptionIndex(line) >= 0 || getMistypedOptionIndex(line) >= 0,
  );
  const index = body.findIndex((line, at) => {
    if (at <= optionsStart || !isOdiaLabel(line)) return false;
    const next = body[at + 1];
    return at < lastOption || (next !== undefined && hasOdiaLetters(next));
  });
  return index < 0 ? body.length : index;
}

/** Its options may be marked with 'Correct' like those of the question. */
function readOdiaVersion(head: Line, body: Line[], correctAnswer: number): OdiaQuestion | BlockError {
  const version = readVersion(head, body);
  if ('reason' in version) return { at: version.at, reason: describeOdiaError(version.reason) };
  const { correctAnswer: marked, ...odia } = version;
  return marked === -1 || marked === correctAnswer
    ? odia
    : { at: head, reason: describeOdiaError(OTHER_OPTION_MARKED) };
}

/** Only the first error is reported. */
export function readBlock({ head, body }: Block): ParsedQuestion | BlockError {
  const truncated = head.isTruncated ? head : body.find((line) => line.isTruncated);
  if (truncated) return { at: truncated, reason: TOO_LONG };
  if (!isHeader(head))
    return { at: head, reason: isMistypedHeader(head) ? MISPLACED.mistypedHeader : MISPLACED.beforeFirst };
  const odiaStart = findOdiaStart(body);
  const version = readVersion(head, body.slice(0, odiaStart));
  if ('reason' in version) return version;
  if (version.correctAnswer < 0) return { at: head, reason: 'No option is marked Correct.' };
  const odiaHead = body[odiaStart];
  const odia = odiaHead && readOdiaVersion(odiaHead, body.slice(odiaStart + 1), version.correctAnswer);
  if (odia && 'reason' in odia) return odia;

  const question = odia ? { ...version, odia } : version;
  const reason = findLimitError(question);
  return reason === undefined ? { ...question, line: head.number } : { at: head, reason };
}
