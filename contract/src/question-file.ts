import { type Block, type FileQuestion, type ParsedQuestion, readBlock } from './question-file-block.ts';
import {
  endsExplanation,
  endsText,
  isHeader,
  isMistypedHeader,
  isNumberedHeader,
  LETTERS,
  type Line,
  readLine,
  readLines,
} from './question-file-lines.ts';
import { tidyLine } from './text.ts';

export type { FileQuestion, ParsedQuestion } from './question-file-block.ts';

/** The line where the fault is, or where the block begins if something is missing, and what stands there. */
export type RejectedBlock = { line: number; reason: string; text: string };

export type QuestionFile = { questions: ParsedQuestion[]; rejected: RejectedBlock[] };

const SHOWN = 160;

/** Enough to recognise the line by; half a surrogate pair is no text. */
const excerpt = (text: string) =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, '')}…`;

/** Right after a header stands the question's text, which may well begin with the word 'Question'. */
function startsBlock(line: Line, open: Block): boolean {
  return isHeader(open.head) && open.body.length === 0
    ? isNumberedHeader(line)
    : isHeader(line) || isMistypedHeader(line);
}

/** What stands before the first header makes a block as well, so that it is reported. */
function splitBlocks(lines: Line[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const open = blocks.at(-1);
    if (!open || startsBlock(line, open)) blocks.push({ head: line, body: [] });
    else open.body.push(line);
  }
  return blocks;
}

/** Reads a file of questions. Every block of it is either a question or reported; nothing throws. */
export function parseQuestionFile(text: string): QuestionFile {
  const questions: ParsedQuestion[] = [];
  const rejected: RejectedBlock[] = [];
  for (const block of splitBlocks(readLines(text))) {
    const read = readBlock(block);
    if ('reason' in read)
      rejected.push({ line: read.at.number, reason: read.reason, text: excerpt(read.at.text) });
    else questions.push(read);
  }
  return { questions, rejected };
}

/**
 * Lines that would be read as a label are joined to the line above by a space, and so is what comes of it:
 * '1858' and 'Correct' make '1858 Correct', which resembles a mark as well. Empty lines are left out.
 */
function printLines(text: string, isLabel: (line: Line) => boolean): string[] {
  const printed: Line[] = [];
  for (const line of readLines(text)) {
    let joined = line;
    for (let above = printed.at(-1); above && isLabel(joined); above = printed.at(-1)) {
      joined = readLine(`${above.text} ${joined.text}`);
      printed.pop();
    }
    printed.push(joined);
  }
  return printed.map((line) => line.text);
}

function printQuestion(question: FileQuestion, index: number): string {
  const options = question.options.flatMap((option, at) => [
    `${LETTERS[at]}. ${tidyLine(option)}`,
    ...(at === question.correctAnswer ? ['Correct'] : []),
  ]);
  const explanation = question.explanation === '' ? '' : `Explanation: ${question.explanation}`;
  return [
    `Question ${index + 1}`,
    ...printLines(question.question, endsText),
    ...options,
    ...printLines(explanation, endsExplanation),
    '',
  ].join('\n');
}

/**
 * The inverse of parseQuestionFile: what it accepted is printed and read back unchanged. The format has no escapes,
 * so other questions lose some line breaks, never a word: a break before a line that would be read as a label
 * becomes a space, empty and drawn lines go, and an option becomes one line. Only a question whose text begins
 * like a numbered header ('Question 7 …'), or one with nothing visible in its text or in an option, is not read back.
 */
export function printQuestionFile(questions: readonly FileQuestion[]): string {
  return questions.map(printQuestion).join('\n');
}
