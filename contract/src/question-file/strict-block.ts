import * as z from 'zod/mini';
import { lines, requiredLines } from '../text.ts';
import { readBreakSigns } from './line-break-sign.ts';
import {
  faultOfText,
  MISPLACED,
  misplacedOption,
  missingOption,
  strayLine,
  TOO_LONG,
} from './strict-faults.ts';
import {
  endsText,
  explanationText,
  isCorrect,
  isExplanation,
  isHeader,
  isInvisible,
  isMistypedHeader,
  LETTERS,
  type Line,
  optionIndex,
  optionText,
  resemblesCorrect,
} from './strict-lines.ts';

/** What a question file says of a question; it has no pictures. A test holds its limits to those of a course. */
const fileQuestion = z.object({
  question: requiredLines(20_000),
  options: z.array(requiredLines(2_000)),
  correctAnswer: z.int(),
  explanation: lines(20_000),
});

export type FileQuestion = z.output<typeof fileQuestion>;

/** The line is the one where its block begins. */
export type ParsedQuestion = FileQuestion & { line: number };

/** A line that starts a block, and all lines up to the next such line. */
export type Block = { head: Line; body: Line[] };

export type Fault = { at: Line; reason: string };

type Options = { options: string[]; correctAnswer: number };

function indexFrom(body: Line[], start: number, matches: (line: Line) => boolean): number {
  const index = body.findIndex((line, at) => at >= start && matches(line));
  return index < 0 ? body.length : index;
}

function readOptions(head: Line, body: Line[]): Options | Fault {
  const options: string[] = [];
  let correctAnswer = -1;
  for (const line of body) {
    const index = optionIndex(line);
    if (index === options.length && index < LETTERS.length) {
      if (isInvisible(optionText(line))) return { at: line, reason: `Option ${LETTERS[index]} is empty.` };
      options.push(optionText(line));
    } else if (index >= 0) return { at: line, reason: misplacedOption(index, options.length, body) };
    else if (!isCorrect(line)) return { at: line, reason: strayLine(line, options.length) };
    else if (options.length === 0) return { at: line, reason: MISPLACED.correctBeforeOptions };
    else if (correctAnswer === options.length - 1)
      return { at: line, reason: `Option ${LETTERS[correctAnswer]} is marked Correct twice.` };
    else if (correctAnswer >= 0) return { at: line, reason: 'Two options are marked Correct.' };
    else correctAnswer = options.length - 1;
  }
  if (options.length < LETTERS.length) return { at: head, reason: missingOption(options.length) };
  if (correctAnswer < 0) return { at: head, reason: 'No option is marked Correct.' };
  return { options, correctAnswer };
}

function readExplanation([label, ...rest]: Line[]): string {
  if (!label) return '';
  return [explanationText(label), ...rest.map((line) => line.text)].filter((text) => text !== '').join('\n');
}

/** What saving the course would refuse is refused here, where the line is known. */
export function refusal(question: FileQuestion): string | undefined {
  const issue = fileQuestion.safeParse(question).error?.issues[0];
  if (!issue) return undefined;
  const [field, option] = issue.path;
  const subject = typeof option === 'number' ? `Option ${LETTERS[option]}` : `The ${String(field)}`;
  return `${subject} ${issue.code === 'too_big' ? 'is too long' : issue.message}.`;
}

/**
 * The first line after the header is the question's text whatever it looks like ('A. O. Hume founded …'), as the
 * format says. The text goes on to the first line that can be none, the options to the explanation, and that to
 * the end of the block. The first fault is the one reported.
 */
export function readBlock({ head, body }: Block): ParsedQuestion | Fault {
  const cut = head.cut ? head : body.find((line) => line.cut);
  if (cut) return { at: cut, reason: TOO_LONG };
  if (!isHeader(head))
    return { at: head, reason: isMistypedHeader(head) ? MISPLACED.mistypedHeader : MISPLACED.beforeFirst };
  const optionsStart = indexFrom(body, 1, endsText);
  const explanationStart = indexFrom(body, optionsStart, isExplanation);
  const text = body.slice(0, optionsStart);
  const explanation = body.slice(explanationStart);

  const textFault = faultOfText(head, text, body[optionsStart]);
  if (textFault) return textFault;
  const options = readOptions(head, body.slice(optionsStart, explanationStart));
  if ('reason' in options) return options;
  const lost = explanation.slice(1).find(resemblesCorrect);
  if (lost) return { at: lost, reason: MISPLACED.correctInExplanation };

  const question = {
    question: readBreakSigns(text.map((line) => line.text).join('\n')),
    options: options.options.map(readBreakSigns),
    correctAnswer: options.correctAnswer,
    explanation: readBreakSigns(readExplanation(explanation)),
  };
  const reason = refusal(question);
  return reason === undefined ? { ...question, line: head.number } : { at: head, reason };
}
