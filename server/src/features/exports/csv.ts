/** A byte-order mark, by which spreadsheets know UTF-8. */
export const CSV_START = '\ufeff';

export type Cell = string | number;

/** One line of a CSV file, as RFC 4180 has it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A spreadsheet takes text that begins so for a formula, and would run it. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
