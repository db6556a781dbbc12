import { type Block, type ParsedQuestion, readBlock } from './strict-block.ts';
import { isHeader, isMistypedHeader, isNumberedHeader, type Line, readLines } from './strict-lines.ts';

export type { FileQuestion, ParsedQuestion } from './strict-block.ts';

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
