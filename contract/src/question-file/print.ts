import { tidyLines } from '../text.ts';
import { escapeBreakSigns, WRITTEN_BREAK } from './line-break-sign.ts';
import type { FileQuestion } from './strict-block.ts';
import {
  endsExplanation,
  endsText,
  isDrawn,
  isNumberedHeader,
  LETTERS,
  type Line,
  readLine,
} from './strict-lines.ts';

const isLost = (line: Line) => line.visible === '' || isDrawn(line);

/** A line that would be lost or read as a label is joined to the line above, and so is what comes of it. */
function printLines(text: string, isLabel: (line: Line) => boolean): Line[] {
  const printed: Line[] = [];
  for (const raw of escapeBreakSigns(text).split('\n')) {
    let line = readLine(raw);
    for (let above = printed.at(-1); above && (isLost(line) || isLabel(line)); above = printed.at(-1)) {
      line = readLine(above.text + WRITTEN_BREAK + line.text);
      printed.pop();
    }
    printed.push(line);
  }
  return printed;
}

function printText(text: string): string[] {
  const [first, ...rest] = printLines(text, endsText);
  if (!first) return [];
  const isMisread = isLost(first) || isNumberedHeader(first);
  return [isMisread ? (WRITTEN_BREAK + first.text).trim() : first.text, ...rest.map((line) => line.text)];
}

function printQuestion(question: FileQuestion, index: number): string {
  const options = question.options.flatMap((option, at) => [
    `${LETTERS[at]}. ${escapeBreakSigns(tidyLines(option)).replaceAll('\n', WRITTEN_BREAK)}`,
    ...(at === question.correctAnswer ? ['Correct'] : []),
  ]);
  const explanation = tidyLines(question.explanation);
  const explained = explanation === '' ? [] : printLines(`Explanation: ${explanation}`, endsExplanation);
  return [
    `Question ${index + 1}`,
    ...printText(tidyLines(question.question)),
    ...options,
    ...explained.map((line) => line.text),
    '',
  ].join('\n');
}

/**
 * The inverse of parseQuestionFile: every question is printed and read back unchanged, in the form in which texts are
 * stored. Only a question with nothing visible in its text or in an option is not read back.
 */
export function printQuestionFile(questions: readonly FileQuestion[]): string {
  return questions.map(printQuestion).join('\n');
}
