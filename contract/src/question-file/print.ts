import { tidyLines } from '../text.ts';
import { BREAK_SIGN, escapeBreakSigns } from './line-break-sign.ts';
import type { FileQuestion } from './strict-block.ts';
import {
  isEndOfExplanation,
  isEndOfText,
  isNumberedHeader,
  isSeparator,
  LETTERS,
  type Line,
  readLine,
} from './strict-lines.ts';

const isIgnored = (line: Line) => line.visible === '' || isSeparator(line);

/** Joins a line to the one above when it would be ignored or read as a label; the joined line is checked again. */
function printLines(text: string, isLabel: (line: Line) => boolean): Line[] {
  const printed: Line[] = [];
  for (const raw of escapeBreakSigns(text).split('\n')) {
    let line = readLine(raw);
    for (let above = printed.at(-1); above && (isIgnored(line) || isLabel(line)); above = printed.at(-1)) {
      line = readLine(above.text + BREAK_SIGN + line.text);
      printed.pop();
    }
    printed.push(line);
  }
  return printed;
}

function printText(text: string): string[] {
  const [first, ...rest] = printLines(text, isEndOfText);
  if (!first) return [];
  const needsBreakSign = isIgnored(first) || isNumberedHeader(first);
  return [needsBreakSign ? (BREAK_SIGN + first.text).trim() : first.text, ...rest.map((line) => line.text)];
}

function printQuestion(question: FileQuestion, index: number): string {
  const options = question.options.flatMap((option, optionIndex) => [
    `${LETTERS[optionIndex]}. ${escapeBreakSigns(tidyLines(option)).replaceAll('\n', BREAK_SIGN)}`,
    ...(optionIndex === question.correctAnswer ? ['Correct'] : []),
  ]);
  const explanation = tidyLines(question.explanation);
  const explanationLines =
    explanation === '' ? [] : printLines(`Explanation: ${explanation}`, isEndOfExplanation);
  return [
    `Question ${index + 1}`,
    ...printText(tidyLines(question.question)),
    ...options,
    ...explanationLines.map((line) => line.text),
    '',
  ].join('\n');
}

/**
 * The inverse of parseQuestionFile: reading the printed file returns the same questions, with their texts tidied as they
 * are stored. Only a question with an invisible text or option is not read back.
 */
export function printQuestionFile(questions: readonly FileQuestion[]): string {
  return questions.map(printQuestion).join('\n');
}
