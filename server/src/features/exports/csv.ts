/** A byte order mark, because spreadsheets need it to recognise UTF-8. */
export const CSV_START = '\ufeff';

export type Cell = string | number;

/** Returns one line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A spreadsheet would run text that starts like this as a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
