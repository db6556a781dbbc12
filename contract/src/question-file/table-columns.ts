import { toNfc } from '../normalise.ts';
import { searchKey } from '../search-key.ts';
import { parseOptionLetter } from './option-label.ts';
import type { Row } from './table.ts';

/** The indexes of the columns of one language; -1 when there is no such column. */
type VersionColumns = { question: number; options: number[]; explanation: number };

export type Columns = VersionColumns & {
  answer: number;
  /** The columns of the Odia version; undefined without any. Options that are given only once are those of both. */
  odia?: VersionColumns | undefined;
};

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
export const isQuestion = (cell: string) => cell.length >= 40 || /[?।]$/.test(cell);

const ODIA_MARK = /(?<![a-z])(?:odia|oriya)(?![a-z])|ଓଡ଼ିଆ(?:ରେ)?|[_(-] ?or\)?$/iu;
const ENGLISH_MARK = /(?<![a-z])(?:english|eng)(?![a-z])|ଇଂରାଜୀ(?:ରେ)?|[_(-] ?en\)?$/iu;

/** The name of a column without the name of its language: `Option A (Odia)`, `ଓଡ଼ିଆ ପ୍ରଶ୍ନ`, `question_en`. */
function splitLanguage(cell: string): { name: string; isOdia: boolean } {
  const isOdia = ODIA_MARK.test(cell);
  const name = cell
    .replace(isOdia ? ODIA_MARK : ENGLISH_MARK, ' ')
    .replace(/[([] *[)\]]/, '')
    .replace(/^[\s_:/–-]+|[\s_:/–-]+$/g, '');
  return name === '' ? { name: cell, isOdia: false } : { name, isOdia };
}

type NamedColumns = Omit<Columns, 'odia' | 'options'> & { options: (number | undefined)[] };

function addColumn(columns: NamedColumns, name: string, at: number): void {
  const option = OPTION_NAME.exec(name)?.[1];
  const letter = option === undefined ? undefined : parseOptionLetter(option);
  if (letter) {
    columns.options[letter.index] ??= at;
    return;
  }
  const part = NAMES.find(([, pattern]) => pattern.test(name))?.[0];
  if (part && part !== 'number' && columns[part] < 0) columns[part] = at;
}

/** Returns undefined when the cells are not a header. */
function findColumnsByName(cells: readonly string[]): Columns | undefined {
  const create = (): NamedColumns => ({ question: -1, options: [], answer: -1, explanation: -1 });
  const named = { main: create(), odia: create() };
  for (const [at, cell] of cells.entries()) {
    if (isQuestion(cell)) continue;
    const { name, isOdia } = splitLanguage(toNfc(cell));
    addColumn(isOdia ? named.odia : named.main, name, at);
  }
  const { main, odia } = named;
  const letters = (main.options.length > 0 ? main : odia).options.flatMap((at, letter) =>
    at === undefined ? [] : [letter],
  );
  const options = letters.map((letter) => main.options[letter] ?? odia.options[letter] ?? -1);
  const either = (part: 'question' | 'answer' | 'explanation') => (main[part] >= 0 ? main[part] : odia[part]);
  if (options.length < 2 || either('question') < 0) return undefined;
  const columns = { question: either('question'), options, answer: either('answer') };
  // a table in one language may name it
  if (main.question < 0 || odia.question < 0) return { ...columns, explanation: either('explanation') };
  return {
    ...columns,
    explanation: main.explanation,
    odia: {
      question: odia.question,
      options: odia.options.length > 0 ? letters.map((letter) => odia.options[letter] ?? -1) : options,
      explanation: odia.explanation,
    },
  };
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

/** `cells` are the names of the columns, also of a header that has two rows. */
type Header = { columns: Columns; line: number; cells: readonly string[] };

/** A header can have two rows: the names of the options below one cell `Options`, and nothing below the question. */
function readHeader(row: Row, next: Row | undefined): (Header & { rows: number }) | undefined {
  const columns = findColumnsByName(row.cells);
  if (columns) return { columns, line: row.line, cells: row.cells, rows: 1 };
  if (!next) return undefined;
  const cells = next.cells.map((cell, at) => cell || (row.cells[at] ?? ''));
  const joined = findColumnsByName(cells);
  return joined && next.cells[joined.question] === ''
    ? { columns: joined, line: row.line, cells, rows: 2 }
    : undefined;
}

type DetectedColumns = {
  columns: Columns;
  /** The rows with questions. */
  rows: readonly Row[];
  /** The rows above the header, such as the title of a test. */
  above: readonly Row[];
  header?: Header;
};

export function detectColumns(rows: readonly Row[]): DetectedColumns {
  for (const [at, row] of rows.slice(0, MAX_ROWS_ABOVE + 1).entries()) {
    const header = readHeader(row, rows[at + 1]);
    if (header)
      return {
        columns: header.columns,
        rows: rows.slice(at + header.rows),
        above: rows.slice(0, at),
        header,
      };
    if (countFilled(row) >= MIN_FILLED) break;
  }
  return { columns: guessColumns(rows), rows, above: [] };
}

/** The names of the columns that have cells and are not read. The numbers of the questions are not needed. */
export function listUnreadColumns({ columns, cells }: Header, rows: readonly Row[]): string[] {
  const { odia } = columns;
  const read = new Set(
    [columns, ...(odia ? [odia] : [])].flatMap((each) => [each.question, each.explanation, ...each.options]),
  ).add(columns.answer);
  const isNumber = (name: string) => NAMES.find(([, pattern]) => pattern.test(name))?.[0] === 'number';
  return cells.filter(
    (name, at) => name !== '' && !read.has(at) && !isNumber(name) && rows.some((row) => row.cells[at]),
  );
}
