import { type Message, message } from '../language/texts.ts';
import { convertTable } from './convert-table.ts';
import { convertText } from './convert-text.ts';
import type { FoundQuestion, FoundQuestions, UnusedLine } from './found-question.ts';
import { hasOptionPerRow } from './option-per-row.ts';
import { parseQuestionFile, type RejectedBlock } from './strict.ts';
import { readTable } from './table.ts';
import { texts } from './texts.ts';

export type Reading = {
  /** `strict` is the format of the sample file. Questions of any other format are converted and must be checked. */
  format: 'strict' | 'converted';
  questions: FoundQuestion[];
  /** Parts of a strict file that do not follow its rules. */
  rejected: RejectedBlock[];
  unused: UnusedLine[];
};

export type ReadResult = {
  reading: Reading;
  /** Set when converting the whole text, including the parts in other formats, finds more questions. */
  converted?: Reading;
};

const isComplete = ({ question, options, correctAnswer }: FoundQuestion) =>
  question !== '' && options.length === 4 && options.every((option) => option !== '') && correctAnswer >= 0;

/** A table without a complete question may be text with many commas. */
function chooseResult(fromTable: FoundQuestions | undefined, convertAsText: () => FoundQuestions) {
  if (fromTable?.questions.some(isComplete)) return fromTable;
  const fromText = convertAsText();
  return fromTable && fromText.questions.length === 0 ? fromTable : fromText;
}

function convert(text: string): Reading {
  const table = readTable(text);
  const fromTable = table && convertTable(table);
  return { format: 'converted', ...chooseResult(fromTable, () => convertText(text)), rejected: [] };
}

/** Converted text has no Odia versions, so questions with one stay as the strict rules have read them. */
function keepBilingual(converted: Reading, strict: readonly FoundQuestion[]): Reading {
  const byLine = new Map(strict.flatMap((question) => (question.odia ? [[question.line, question]] : [])));
  return {
    ...converted,
    questions: converted.questions.map((question) => byLine.get(question.line) ?? question),
  };
}

/** Several times the size of 5,000 questions. */
const MAX_CONVERTED_UNITS = 10_000_000;

/** The strict parser puts questions in other formats into the explanation before them. */
const OPTION_LINE = /^[([]?[aAକ1] ?[).\]]/m;

/**
 * Reads a text with at least one valid question in the strict format by the strict rules, and converts any other text.
 * Never throws. The time is linear in the length of the text.
 */
export function readQuestions(text: string): ReadResult | { problem: Message } {
  const { questions, rejected } = parseQuestionFile(text);
  const strict: Reading = {
    format: 'strict',
    questions: questions.map((question) => ({ ...question, doubts: [] })),
    rejected,
    unused: [],
  };
  const mayContainMore =
    rejected.length > 0 ||
    questions.some(({ explanation, odia }) => OPTION_LINE.test((odia ?? { explanation }).explanation));
  if (questions.length > 0 && (!mayContainMore || text.length > MAX_CONVERTED_UNITS))
    return { reading: strict };
  if (text.length > MAX_CONVERTED_UNITS) return { problem: message(texts.tooLong) };
  const converted = keepBilingual(convert(text), strict.questions);
  if (questions.length > 0) {
    const findsMore = converted.questions.filter(isComplete).length > questions.length;
    return findsMore ? { reading: strict, converted } : { reading: strict };
  }
  if (!converted.questions.some(isComplete) && hasOptionPerRow(text))
    return { problem: message(texts.optionPerRow) };
  return { reading: converted.questions.length > 0 ? converted : strict };
}
