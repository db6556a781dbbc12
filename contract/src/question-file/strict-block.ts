import * as z from 'zod/mini';
import { type Issue, problems } from '../issue.ts';
import { type Message, message } from '../language/texts.ts';
import type { OdiaQuestion } from '../odia-version.ts';
import { lines, requiredLines } from '../text.ts';
import { parseBreakSigns } from './line-break-sign.ts';
import {
  describeMisplacedOption,
  describeMissingOption,
  describeOdiaError,
  describeUnexpectedLine,
  findTextError,
  getLetter,
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
import { texts } from './texts.ts';

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

export type BlockError = { at: Line; reason: Message };

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
      if (isInvisible(getOptionText(line)))
        return { at: line, reason: message(texts.optionEmpty, { letter: getLetter(index) }) };
      options.push(getOptionText(line));
    } else if (index >= 0) return { at: line, reason: describeMisplacedOption(index, options.length, body) };
    else if (!isCorrect(line)) return { at: line, reason: describeUnexpectedLine(line, options.length) };
    else if (options.length === 0) return { at: line, reason: message(texts.correctBeforeOptions) };
    else if (correctAnswer === options.length - 1)
      return { at: line, reason: message(texts.markedTwice, { letter: getLetter(correctAnswer) }) };
    else if (correctAnswer >= 0) return { at: line, reason: message(texts.twoMarked) };
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
export function findLimitError(question: FileQuestion): Message | undefined {
  const issue = fileQuestion.safeParse(question).error?.issues[0];
  if (!issue) return undefined;
  const isOdia = issue.path[0] === 'odia';
  const [field, option] = isOdia ? issue.path.slice(1) : issue.path;
  const reason = message(getLimitText(issue), { field: nameField(field, option) });
  return isOdia ? describeOdiaError(reason) : reason;
}

function nameField(field: PropertyKey | undefined, option: PropertyKey | undefined): Message {
  if (typeof option === 'number') return message(texts.option, { letter: getLetter(option) });
  return message(field === 'explanation' ? texts.theExplanation : texts.theQuestion);
}

function getLimitText({ code, message: problem }: Issue) {
  if (code === 'too_big') return texts.fieldTooLong;
  if (problem === problems.notStorable.en) return texts.fieldNotStorable;
  return problem === problems.stackedMarks.en ? texts.fieldStackedMarks : texts.fieldEmpty;
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
  if (misplaced) return { at: misplaced, reason: message(texts.correctInExplanation) };
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
    : { at: head, reason: describeOdiaError(message(texts.otherOptionMarked)) };
}

/** Only the first error is reported. */
export function readBlock({ head, body }: Block): ParsedQuestion | BlockError {
  const truncated = head.isTruncated ? head : body.find((line) => line.isTruncated);
  if (truncated) return { at: truncated, reason: message(texts.lineTooLong) };
  if (!isHeader(head))
    return {
      at: head,
      reason: message(isMistypedHeader(head) ? texts.mistypedHeader : texts.belongsToNoQuestion),
    };
  const odiaStart = findOdiaStart(body);
  const version = readVersion(head, body.slice(0, odiaStart));
  if ('reason' in version) return version;
  if (version.correctAnswer < 0) return { at: head, reason: message(texts.noneMarked) };
  const odiaHead = body[odiaStart];
  const odia = odiaHead && readOdiaVersion(odiaHead, body.slice(odiaStart + 1), version.correctAnswer);
  if (odia && 'reason' in odia) return odia;

  const question = odia ? { ...version, odia } : version;
  const reason = findLimitError(question);
  return reason === undefined ? { ...question, line: head.number } : { at: head, reason };
}
