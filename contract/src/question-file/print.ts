import type { OdiaQuestion } from '../odia-version.ts';
import { tidyLines } from '../text.ts';
import { BREAK_SIGN, escapeBreakSigns } from './line-break-sign.ts';
import type { FileQuestion } from './strict-block.ts';
import {
  isEndOfExplanation,
  isEndOfText,
  isHeader,
  isMistypedHeader,
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

function printText(text: string, isMisread: (line: Line) => boolean): string[] {
  const [first, ...rest] = printLines(text, isEndOfText);
  if (!first) return [];
  const needsBreakSign = isIgnored(first) || isMisread(first);
  return [needsBreakSign ? (BREAK_SIGN + first.text).trim() : first.text, ...rest.map((line) => line.text)];
}

function printExplanation(text: string): string[] {
  const explanation = tidyLines(text);
  if (explanation === '') return [];
  return printLines(`Explanation: ${explanation}`, isEndOfExplanation).map((line) => line.text);
}

/** `correctAnswer` is undefined if no option is marked. */
function printOptions(options: readonly string[], correctAnswer?: number): string[] {
  return options.flatMap((option, index) => [
    `${LETTERS[index]}. ${escapeBreakSigns(tidyLines(option)).replaceAll('\n', BREAK_SIGN)}`,
    ...(index === correctAnswer ? ['Correct'] : []),
  ]);
}

function printOdiaVersion({ question, options, explanation }: OdiaQuestion): string[] {
  const isMisread = (line: Line) => isHeader(line) || isMistypedHeader(line);
  return [
    'Odia',
    ...printText(tidyLines(question), isMisread),
    ...printOptions(options),
    ...printExplanation(explanation),
  ];
}

function printQuestion(question: FileQuestion, index: number): string {
  return [
    `Question ${index + 1}`,
    ...printText(tidyLines(question.question), isNumberedHeader),
    ...printOptions(question.options, question.correctAnswer),
    ...printExplanation(question.explanation),
    ...(question.odia ? printOdiaVersion(question.odia) : []),
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
