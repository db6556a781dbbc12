/** A byte order mark, because spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export function toCsv(rows) {
  const toCell = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Parses a CSV file (RFC 4180) into rows of cells. */
export function parseCsv(file) {
  const rows = [];
  let row = [];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error(`The CSV file cannot be read after row ${rows.length + 1}.`);
    const [, content, end] = match;
    row.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
