import { searchKey } from '../search-key.ts';
import { optionLetter } from './option-label.ts';
import type { Row } from './table.ts';

/** Which column of a table holds what. */
export type Columns = { question: number; options: number[]; answer: number; explanation: number };

const NAMES: readonly [part: 'number' | 'question' | 'answer' | 'explanation', name: RegExp][] = [
  [
    'number',
    /^(?:s|sl|sr|serial|q|ques|question|ପ୍ରଶ୍ନ|କ୍ରମିକ)?[ .]*(?:no|number|id|ନଂ|ସଂଖ୍ୟା|#)\.?$|^(?:sl|sr|s\.? ?n|#|କ୍ରମ)\.?$/iu,
  ],
  ['explanation', /explan|solution|reason|rationale|hint|ବ୍ୟାଖ୍ୟା|ସମାଧାନ/iu],
  ['answer', /answer|correct|\bans\b|\bkey\b|ଉତ୍ତର|ସଠିକ/iu],
  ['question', /question|^ques|^q$|text|statement|ପ୍ରଶ୍ନ/iu],
];
const OPTION_NAME =
  /^(?:options?|opt|choices?|ବିକଳ୍ପ|answers?|ans)?[ ._-]*[([]?(iv|i{1,3}|[a-e]|[କଖଗଘଙ]|[1-5]|[୧-୫])[)\].]?$/iu;

/** By the names in the first row, or undefined where it is no heading. */
function byNames(cells: readonly string[]): Columns | undefined {
  const columns: Columns = { question: -1, options: [], answer: -1, explanation: -1 };
  for (const [at, cell] of cells.entries()) {
    const option = OPTION_NAME.exec(cell)?.[1];
    const letter = option === undefined ? undefined : optionLetter(option);
    if (letter) {
      columns.options[letter.index] ??= at;
      continue;
    }
    const part = NAMES.find(([, name]) => cell.length < 40 && name.test(cell))?.[0];
    if (part && part !== 'number' && columns[part] < 0) columns[part] = at;
  }
  const options = columns.options.filter((at) => at !== undefined);
  if (options.length < 2 || columns.question < 0) return undefined;
  return { ...columns, options };
}

const RATED_ROWS = 200;

const share = (rows: readonly Row[], fits: (row: Row) => boolean) =>
  rows.length === 0 ? 0 : rows.filter(fits).length / rows.length;

const isLabel = (cell: string) =>
  optionLetter(cell.replace(/^(?:option|opt) ?|[()[\].]/giu, '').trim()) !== undefined;

/** Without names: a number perhaps, the question, four options, and then the answer and the explanation. */
function byContent(rows: readonly Row[]): Columns {
  const rated = rows.slice(0, RATED_ROWS);
  const isNumber = (at: number) =>
    share(rated, ({ cells }) => /^(?:q\.? ?)?\p{Nd}+[.)]?$/iu.test(cells[at] ?? '')) > 0.8;
  const width = Math.max(0, ...rated.map(({ cells }) => cells.length));
  const isFirstNumber = isNumber(0) && width > 5;
  const question = isFirstNumber ? 1 : 0;
  const options = [1, 2, 3, 4].map((step) => question + step);
  const rest = Array.from({ length: Math.max(0, width - question - 5) }, (_, step) => question + 5 + step);
  const answers = rest.map((at) =>
    share(rated, ({ cells }) =>
      isAnswer(
        cells[at] ?? '',
        options.map((each) => cells[each] ?? ''),
      ),
    ),
  );
  const best = answers.indexOf(Math.max(...answers));
  const answer = best >= 0 && answers[best]! >= 0.5 ? rest[best]! : -1;
  const explanation =
    rest.find((at) => at !== answer && share(rated, ({ cells }) => (cells[at] ?? '').length > 8) > 0.2) ?? -1;
  return { question, options, answer, explanation };
}

function isAnswer(cell: string, options: readonly string[]): boolean {
  const key = searchKey(cell);
  return cell !== '' && (isLabel(cell) || options.some((option) => searchKey(option) === key));
}

export function columnsOf(rows: readonly Row[]): { columns: Columns; rows: readonly Row[] } {
  const named = rows[0] && byNames(rows[0].cells);
  return named ? { columns: named, rows: rows.slice(1) } : { columns: byContent(rows), rows };
}
