import type { FoundQuestion, UnusedLine } from './found-question.ts';
import { recogniseQuestions } from './recognise.ts';
import { parseQuestionFile, type RejectedBlock } from './strict.ts';
import { readTable } from './table.ts';
import { questionsOfTable } from './table-questions.ts';

/** What a file or a pasted text was understood as. */
export type Reading = {
  /** `strict`: as the sample is written. Anything else was converted and has to be looked at. */
  format: 'strict' | 'converted';
  questions: FoundQuestion[];
  /** Parts of a strict file that break its rules. */
  rejected: RejectedBlock[];
  unused: UnusedLine[];
};

export type Readings = {
  reading: Reading;
  /** The same text with other formats converted as well, where that finds more questions. */
  converted?: Reading;
};

const isWhole = ({ question, options, correctAnswer }: FoundQuestion) =>
  question !== '' && options.length === 4 && options.every((option) => option !== '') && correctAnswer >= 0;

function convert(text: string): Reading {
  const table = readTable(text);
  const inTable = table && questionsOfTable(table);
  const found = inTable?.questions.some(isWhole) ? inTable : recogniseQuestions(text);
  return { format: 'converted', ...found, rejected: [] };
}

/** Several times what 5,000 questions take up. */
const MOST_CONVERTED_UNITS = 10_000_000;

/** In the strict format questions of another format end up in the explanation before them. */
const OPTION_LINE = /^[([]?[aAକ1] ?[).\]]/m;

const TOO_LONG =
  'This text is too long to be converted. Divide it into files of at most 5,000 questions, or write it as the sample is written.';

/**
 * A text with one valid question in the strict format is read as strict, by its rules alone. Any other is converted.
 * Nothing throws, and the time grows with the length of the text.
 */
export function readQuestions(text: string): Readings | { problem: string } {
  const { questions, rejected } = parseQuestionFile(text);
  const strict: Reading = {
    format: 'strict',
    questions: questions.map((question) => ({ ...question, doubts: [] })),
    rejected,
    unused: [],
  };
  const mayHoldMore =
    rejected.length > 0 || questions.some(({ explanation }) => OPTION_LINE.test(explanation));
  if (questions.length > 0 && (!mayHoldMore || text.length > MOST_CONVERTED_UNITS))
    return { reading: strict };
  if (text.length > MOST_CONVERTED_UNITS) return { problem: TOO_LONG };
  const converted = convert(text);
  if (questions.length > 0) {
    const more = converted.questions.filter(isWhole).length > questions.length;
    return more ? { reading: strict, converted } : { reading: strict };
  }
  return { reading: converted.questions.length > 0 ? converted : strict };
}
