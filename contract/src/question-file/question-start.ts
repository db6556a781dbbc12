import type { FileStyle } from './file-style.ts';
import { isMarkLine } from './option-marks.ts';
import {
  parseAnswer,
  parseExplanation,
  parseNamedQuestion,
  parseNumberedLine,
  type QuestionNumber,
} from './part-labels.ts';
import type { QuestionBuilder } from './question-builder.ts';
import type { TextLine } from './text-lines.ts';

/** The state of the converter at the line that may start a question. */
type Context = {
  style: FileStyle;
  /** The question that is being read; undefined before the first question and in an answer key. */
  current: QuestionBuilder | undefined;
  isFirstQuestion: boolean;
};

/** Returns the number and the rest of a line that starts a question; undefined for any other line. */
export function findQuestionStart(
  line: TextLine,
  index: number,
  context: Context,
): QuestionNumber | undefined {
  const { style } = context;
  const named = parseNamedQuestion(line.text);
  if (named && (named.number !== null || style.isNamed)) return named;
  if (!style.isNumbered)
    return startsUnnumbered(line, context) ? { number: null, style: '', rest: line.text } : undefined;
  const numbered = parseNumberedLine(line.text);
  if (!numbered) return undefined;
  const isStart = style.isNamed
    ? startsAmongNamed(numbered, index, context)
    : startsNumbered(numbered, line, index, context);
  return isStart ? numbered : undefined;
}

/** In a file without numbers a question ends after its last option, or at the gap after its explanation. */
function startsUnnumbered({ text, isAfterGap }: TextLine, { style, current }: Context): boolean {
  const isPart = parseAnswer(text) !== undefined || parseExplanation(text) !== undefined;
  if (isPart || isMarkLine(text) || style.findOptions(text)?.head === '') return false;
  if (!current) return true;
  if (current.optionCount < 4) return false;
  return current.state === 'explanation' ? isAfterGap : current.state !== 'text';
}

/** In a file with lines like `Q1.`, a bare number starts a question only after a complete one and before options. */
function startsAmongNamed(numbered: QuestionNumber, index: number, { style, current }: Context): boolean {
  if (!style.linesWithOptions.has(index) || style.isOptionNumber(numbered.style)) return false;
  return !current || current.hasMark || current.state === 'answered' || current.state === 'explanation';
}

function startsNumbered(
  { number, style: numberStyle }: QuestionNumber,
  line: TextLine,
  index: number,
  { style, current, isFirstQuestion }: Context,
): boolean {
  if (number === null || style.isOptionNumber(numberStyle)) return false;
  const hasOptions = style.linesWithOptions.has(index);
  const optionLine = style.findOptions(line.text);
  const option = optionLine?.style === numberStyle ? optionLine.options[0] : undefined;
  if (!current) return !option || isFirstQuestion || number > 1;
  const isNextNumber = current.number !== null && number === current.number + 1;
  // where numbers also label options, the lines before decide what the number is
  if (option) {
    if (current.state === 'text') return option.index !== 0 && isNextNumber;
    if (current.state === 'options' && current.optionCount < 4 && option.index === current.optionCount)
      return false;
  }
  const isNextInList = number === current.lastListNumber + 1;
  const mayBeList = current.state === 'text' || current.state === 'explanation' || current.mayBeMatchingLists;
  if (mayBeList && isNextInList && !(isNextNumber && hasOptions)) {
    if (number === 1 && current.state === 'explanation' && hasOptions) return true;
    current.lastListNumber = number;
    return false;
  }
  if (current.state === 'text') return isNextNumber && numberStyle === current.numberStyle;
  if (isNextNumber || hasOptions) return true;
  return (
    current.state !== 'explanation' && (current.number === null || number > current.number || number === 1)
  );
}
