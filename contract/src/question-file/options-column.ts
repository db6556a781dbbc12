import { toNfc } from '../normalise.ts';
import { OptionFinder } from './split-options.ts';
import type { Row } from './table.ts';

/** Splits a column that holds all options of a question: `A. Puri B. Cuttack C. Konark D. Angul`, or one in each line. */

const NAME = /^(?:(?:answer )?(?:options|choices)|ବିକଳ୍ପ(?:ଗୁଡ଼ିକ|ସମୂହ)?)$/iu;
const MAX_ROWS_ABOVE = 10;
const MAX_CELL_LENGTH = 10_000;
const LETTERS = ['A', 'B', 'C', 'D'];

/** The options of a cell with four or fewer; any other cell as it is, so that the admin corrects it. */
function splitOptions(cell: string, finder: OptionFinder): string[] {
  if (cell.length > MAX_CELL_LENGTH) return [cell];
  const lines = cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const options = lines.flatMap((line) => {
    const found = finder.find(line, () => true);
    return found?.head === '' ? found.options.map(({ text }) => text) : [line];
  });
  if (options.length > LETTERS.length) return [cell];
  if (options.length > 1 || lines.length !== 1) return options;
  const parts = [';', '|', ','].map((separator) => cell.split(separator).map((part) => part.trim()));
  return parts.find((each) => each.length === LETTERS.length && !each.includes('')) ?? options;
}

/** Returns the row of the names and the column of the options. */
export function findOptionsColumn(rows: readonly Row[]): { header: number; column: number } | undefined {
  for (const [header, { cells }] of rows.slice(0, MAX_ROWS_ABOVE + 1).entries()) {
    const column = cells.findIndex((cell) => NAME.test(toNfc(cell)));
    if (column >= 0 && cells.length > 1) return { header, column };
  }
  return undefined;
}

/** Returns the rows with a column for each option; undefined when no column holds all options. */
export function splitOptionsColumn(rows: readonly Row[]): Row[] | undefined {
  const found = findOptionsColumn(rows);
  if (!found) return undefined;
  const { header, column } = found;
  const finder = new OptionFinder();
  const split = rows.slice(header + 1).map(({ cells }) => splitOptions(cells[column] ?? '', finder));
  // names of options can also stand in a second row of the header, below one cell `Options`
  if (split.filter((options) => options.length === LETTERS.length).length * 2 < split.length)
    return undefined;
  return rows.map(({ line, cells }, at) => {
    if (at < header) return { line, cells };
    const options = at === header ? LETTERS : (split[at - header - 1] ?? []);
    const filled = LETTERS.map((_, index) => options[index] ?? '');
    return { line, cells: [...cells.slice(0, column), ...filled, ...cells.slice(column + 1)] };
  });
}
