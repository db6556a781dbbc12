import type { Message } from '../language/texts.ts';
import { type Block, type ParsedQuestion, readBlock } from './strict-block.ts';
import { isHeader, isMistypedHeader, isNumberedHeader, type Line, readLines } from './strict-lines.ts';

export type { FileQuestion, ParsedQuestion } from './strict-block.ts';

/** `line` is the line of the error, or the first line of the block when something is missing. `text` is its text. */
export type RejectedBlock = { line: number; reason: Message; text: string };

export type QuestionFile = { questions: ParsedQuestion[]; rejected: RejectedBlock[] };

const EXCERPT_LENGTH = 160;

/** Does not end in half a surrogate pair. */
const toExcerpt = (text: string) =>
  text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`;

/** The line right after a header is text, which may begin with the word 'Question'. */
function startsBlock(line: Line, current: Block): boolean {
  return isHeader(current.head) && current.body.length === 0
    ? isNumberedHeader(line)
    : isHeader(line) || isMistypedHeader(line);
}

/** Lines before the first header are a block too, so that they are reported. */
function splitBlocks(lines: Line[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const current = blocks.at(-1);
    if (!current || startsBlock(line, current)) blocks.push({ head: line, body: [] });
    else current.body.push(line);
  }
  return blocks;
}

/** Parses a file in the strict format. Every block is either a question or reported as rejected. Never throws. */
export function parseQuestionFile(text: string): QuestionFile {
  const questions: ParsedQuestion[] = [];
  const rejected: RejectedBlock[] = [];
  for (const block of splitBlocks(readLines(text))) {
    const result = readBlock(block);
    if ('reason' in result)
      rejected.push({ line: result.at.number, reason: result.reason, text: toExcerpt(result.at.text) });
    else questions.push(result);
  }
  return { questions, rejected };
}
