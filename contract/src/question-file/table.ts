import { replaceFullWidth } from './full-width.ts';
import { findOptionsColumn, splitOptionsColumn } from './options-column.ts';

/** Reads tables that were copied or exported from a spreadsheet: cells separated by tabs, commas, semicolons or bars. */

export type Row = { line: number; cells: string[] };

const SEPARATORS = ['\t', ',', ';', '|'] as const;
type Separator = (typeof SEPARATORS)[number];

/** A question and four options. */
const MIN_CELLS = 5;
/** A question and a cell with all its options. */
const MIN_CELLS_WITH_OPTIONS = 2;
/** The share of rows that must have the same number of cells. */
const EVEN_SHARE = 0.7;
const SAMPLED_UNITS = 100_000;

/** Quoted cells may contain separators and line breaks. Reads each character once. */
function readRows(text: string, separator: Separator): Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let cell = '';
  let from = 0;
  let isQuoted = false;
  let lineNumber = 1;
  let rowLine = 1;
  const endCell = (end: number) => {
    cells.push(replaceFullWidth(cell + text.slice(from, end)).trim());
    cell = '';
  };
  const endRow = (end: number) => {
    endCell(end);
    if (cells.some((each) => each !== ''))
      rows.push({ line: rowLine, cells: stripOuterBars(cells, separator) });
    cells = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\n') lineNumber += 1;
    if (isQuoted) {
      if (character !== '"') continue;
      cell += text.slice(from, index);
      from = index + 1;
      if (text[index + 1] === '"') index += 1;
      else isQuoted = false;
    } else if (
      character === '"' &&
      cell === '' &&
      text.slice(from, index).trim() === '' &&
      separator !== '|'
    ) {
      isQuoted = true;
      from = index + 1;
    } else if (character === separator) {
      endCell(index);
      from = index + 1;
    } else if (character === '\n') {
      endRow(index);
      from = index + 1;
      rowLine = lineNumber;
    }
  }
  endRow(text.length);
  return rows;
}

/** A Markdown table has bars around each row. */
function stripOuterBars(cells: string[], separator: Separator): string[] {
  if (separator !== '|') return cells;
  const start = cells[0] === '' ? 1 : 0;
  return cells.slice(start, cells.at(-1) === '' ? -1 : undefined);
}

/** Returns the number of cells that nearly all rows have; 0 when the rows differ. */
function countCellsPerRow(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [cells = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return count >= rows.length * EVEN_SHARE ? cells : 0;
}

/** A cell of the line below the header of a Markdown table. */
const isRule = (cell: string) => /^[-:= ]*$/.test(cell);

/** Returns the first rows of a text whose rows nearly all have the same number of cells. */
export function readEvenRows(text: string, minCells: number): Row[] | undefined {
  const sample = text.slice(0, SAMPLED_UNITS).replace(/\r\n?/g, '\n');
  return SEPARATORS.filter((separator) => sample.includes(separator))
    .map((separator) => readRows(sample, separator))
    .find((rows) => countCellsPerRow(rows) >= minCells);
}

/** Returns undefined when the text is not a table. */
export function readTable(text: string): Row[] | undefined {
  const unified = text.replace(/\r\n?/g, '\n');
  const sample = unified.slice(0, SAMPLED_UNITS);
  for (const separator of SEPARATORS) {
    if (!sample.includes(separator)) continue;
    const sampleRows = readRows(sample, separator);
    const completeRows = sample.length < unified.length ? sampleRows.slice(0, -1) : sampleRows;
    const count = countCellsPerRow(completeRows);
    const mayHoldOptions = count >= MIN_CELLS_WITH_OPTIONS && findOptionsColumn(completeRows) !== undefined;
    if (count < MIN_CELLS && !mayHoldOptions) continue;
    const rows = readRows(unified, separator).filter(({ cells }) => !cells.every(isRule));
    const split = mayHoldOptions ? splitOptionsColumn(rows) : undefined;
    if (split) return split;
    if (count >= MIN_CELLS) return rows;
  }
  return undefined;
}
