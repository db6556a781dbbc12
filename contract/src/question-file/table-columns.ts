import { searchKey } from '../search-key.ts';
import { parseOptionLetter } from './option-label.ts';
import type { Row } from './table.ts';

/** The indexes of the columns; -1 when there is no such column. */
export type Columns = { question: number; options: number[]; answer: number; explanation: number };

const NAMES: readonly [part: 'number' | 'question' | 'answer' | 'explanation', name: RegExp][] = [
  [
    'number',
    /^(?:s|sl|sr|serial|q|ques|question|ପ୍ରଶ୍ନ|କ୍ରମିକ)?[ .]*(?:no|number|id|ନଂ|ସଂଖ୍ୟା|#)\.?$|^(?:sl|sr|s\.? ?n|#|କ୍ରମ)\.?$/iu,
  ],
  ['explanation', /explan|^expl?\.?$|solution|^soln?\.?$|reason|rationale|hint|ବ୍ୟାଖ୍ୟା|ସମାଧାନ/iu],
  ['answer', /answer|correct|\bans\b|\bkey\b|ଉତ୍ତର|ସଠିକ/iu],
  ['question', /question|^ques|^q$|text|statement|ପ୍ରଶ୍ନ/iu],
];
const OPTION_NAME =
  /^(?:options?|opt|choices?|ବିକଳ୍ପ|answers?|ans)?[ ._-]*[([]?(iv|i{1,3}|[a-e]|[କଖଗଘଙ]|[1-5]|[୧-୫])[)\].]?$/iu;

/** `Which statement is right?` is no name of a column. */
const isQuestion = (cell: string) => cell.length >= 40 || /[?।]$/.test(cell);

/** Returns undefined when the cells are not a header. */
function findColumnsByName(cells: readonly string[]): Columns | undefined {
  const columns: Columns = { question: -1, options: [], answer: -1, explanation: -1 };
  for (const [at, cell] of cells.entries()) {
    const option = OPTION_NAME.exec(cell)?.[1];
    const letter = option === undefined ? undefined : parseOptionLetter(option);
    if (letter) {
      columns.options[letter.index] ??= at;
      continue;
    }
    const part = isQuestion(cell) ? undefined : NAMES.find(([, name]) => name.test(cell))?.[0];
    if (part && part !== 'number' && columns[part] < 0) columns[part] = at;
  }
  const options = columns.options.filter((at) => at !== undefined);
  if (options.length < 2 || columns.question < 0) return undefined;
  return { ...columns, options };
}

const SAMPLED_ROWS = 200;

const getShare = (rows: readonly Row[], matches: (row: Row) => boolean) =>
  rows.length === 0 ? 0 : rows.filter(matches).length / rows.length;

const isLabel = (cell: string) =>
  parseOptionLetter(cell.replace(/^(?:option|opt) ?|[()[\].]/giu, '').trim()) !== undefined;

/** Guesses the columns: perhaps a number, then the question, four options, the answer and the explanation. */
function guessColumns(rows: readonly Row[]): Columns {
  // titles and headings between questions have fewer cells
  const sample = rows.filter((row) => countFilled(row) >= MIN_FILLED).slice(0, SAMPLED_ROWS);
  const isNumber = (at: number) =>
    getShare(sample, ({ cells }) => /^(?:q\.? ?)?\p{Nd}+[.)]?$/iu.test(cells[at] ?? '')) > 0.8;
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
  const isFirstNumber = isNumber(0) && width > 5;
  const question = isFirstNumber ? 1 : 0;
  const options = [1, 2, 3, 4].map((step) => question + step);
  const rest = Array.from({ length: Math.max(0, width - question - 5) }, (_, step) => question + 5 + step);
  const answers = rest.map((at) =>
    getShare(sample, ({ cells }) =>
      isAnswer(
        cells[at] ?? '',
        options.map((each) => cells[each] ?? ''),
      ),
    ),
  );
  const best = answers.indexOf(Math.max(...answers));
  const answer = best >= 0 && answers[best]! >= 0.5 ? rest[best]! : -1;
  const explanation =
    rest.find((at) => at !== answer && getShare(sample, ({ cells }) => (cells[at] ?? '').length > 8) > 0.2) ??
    -1;
  return { question, options, answer, explanation };
}

function isAnswer(cell: string, options: readonly string[]): boolean {
  const key = searchKey(cell);
  return cell !== '' && (isLabel(cell) || options.some((option) => searchKey(option) === key));
}

/** A question and four options. */
const MIN_FILLED = 5;
const MAX_ROWS_ABOVE = 10;

const countFilled = ({ cells }: Row) => cells.filter((cell) => cell !== '').length;

type Header = { columns: Columns; width: number };

/** A header can have two rows: the names of the options below one cell `Options`, and nothing below the question. */
function readHeader(row: Row, next: Row | undefined): (Header & { rows: number }) | undefined {
  const columns = findColumnsByName(row.cells);
  if (columns) return { columns, width: row.cells.length, rows: 1 };
  if (!next) return undefined;
  const cells = next.cells.map((cell, at) => cell || (row.cells[at] ?? ''));
  const joined = findColumnsByName(cells);
  return joined && next.cells[joined.question] === ''
    ? { columns: joined, width: cells.length, rows: 2 }
    : undefined;
}

type DetectedColumns = {
  columns: Columns;
  /** The rows with questions. */
  rows: readonly Row[];
  /** The rows above the header, such as the title of a test. */
  above: readonly Row[];
  /** The number of cells of the header; undefined without one. */
  width?: number;
};

export function detectColumns(rows: readonly Row[]): DetectedColumns {
  for (const [at, row] of rows.slice(0, MAX_ROWS_ABOVE + 1).entries()) {
    const header = readHeader(row, rows[at + 1]);
    if (header) return { ...header, rows: rows.slice(at + header.rows), above: rows.slice(0, at) };
    if (countFilled(row) >= MIN_FILLED) break;
  }
  return { columns: guessColumns(rows), rows, above: [] };
}
