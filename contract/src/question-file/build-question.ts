import { type Message, message } from '../language/texts.ts';
import type { FoundQuestion } from './found-question.ts';
import { stripLeadingMark, stripTrailingMark } from './option-marks.ts';
import { resolveAnswer } from './resolve-answer.ts';
import { texts } from './texts.ts';

export type OptionParts = { lines: string[]; isMarked: boolean };

/** Everything that was read of one question, before its answer is resolved. */
export type QuestionParts = {
  line: number;
  text: string[];
  options: OptionParts[];
  areLabelsDigits: boolean;
  /** The answer as it is written in the file; null when the file has none. */
  answer: string | null;
  explanation: string[];
};

/** The number of last lines that are taken as options when no option has a label. */
export const UNLABELLED_OPTIONS = 4;

export function buildQuestion(parts: QuestionParts): FoundQuestion {
  const { text, options } = parts.options.length > 0 ? parts : takeOptionsFromText(parts);
  const optionTexts = options.map(joinLines);
  const { correctAnswer, doubts, rest } = findCorrectAnswer(parts, options, optionTexts);
  const explanation = rest !== '' && parts.explanation.length === 0 ? [rest] : parts.explanation;
  return {
    question: text.join('\n'),
    options: optionTexts,
    correctAnswer,
    explanation: explanation.join('\n'),
    line: parts.line,
    doubts,
  };
}

function findCorrectAnswer(
  { answer, areLabelsDigits }: QuestionParts,
  options: readonly OptionParts[],
  optionTexts: readonly string[],
) {
  const doubts: Message[] = [];
  const marked = options.flatMap((option, index) => (option.isMarked ? [index] : []));
  const markedAnswer = marked.length === 1 ? marked[0]! : -1;
  // a star before every option is a bullet
  if (marked.length > 1 && marked.length < options.length) doubts.push(message(texts.severalMarked));
  if (answer === null) return { correctAnswer: markedAnswer, doubts, rest: '' };
  const { index, rest, doubt } = resolveAnswer(answer, optionTexts, areLabelsDigits);
  if (doubt) doubts.push(doubt);
  if (markedAnswer >= 0 && index >= 0 && index !== markedAnswer)
    doubts.push(message(texts.markAndAnswerDiffer));
  return { correctAnswer: index >= 0 ? index : markedAnswer, doubts, rest };
}

/** The last four lines may be options whose letters have no sign after them (`A Ganjam`), or that have no labels. */
function takeOptionsFromText({ text, answer }: QuestionParts): Pick<QuestionParts, 'text' | 'options'> {
  const asText = { text, options: [] };
  if (text.length <= UNLABELLED_OPTIONS) return asText;
  const lines = text.slice(-UNLABELLED_OPTIONS);
  const hasLetters = ['ABCD', 'abcd', 'କଖଗଘ'].some((letters) =>
    lines.every((line, index) => line.startsWith(`${letters[index]} `)),
  );
  const options = lines.map((line) =>
    stripMarks(hasLetters ? line.slice(2) : line.replace(/^[-–—] /, ''), false),
  );
  const isAnswered = answer !== null && resolveAnswer(answer, options.map(joinLines), false).index >= 0;
  const hasOneMark = options.filter((option) => option.isMarked).length === 1;
  if (!hasLetters && !isAnswered && !hasOneMark) return asText;
  return { text: text.slice(0, -UNLABELLED_OPTIONS), options };
}

const joinLines = ({ lines }: OptionParts) => lines.join(' ').trim();

/** Removes the marks of the correct option from its text. */
export function stripMarks(text: string, isMarked: boolean): OptionParts {
  const leading = stripLeadingMark(text);
  const trailing = stripTrailingMark(leading.text);
  return { lines: [trailing.text], isMarked: isMarked || leading.isMarked || trailing.isMarked };
}
