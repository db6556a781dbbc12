import { parseOptionLetter } from './option-label.ts';
import { readEvenRows } from './table.ts';

/** Recognises a table with a row for each option, which is not read. */

/** The text of a question or its number, a letter or whether the option is right, and the option. */
const MIN_CELLS = 3;
const MIN_ROWS = 4;
/** The share of rows that must continue the row above. */
const SHARE = 0.7;
const MIN_QUESTION_LENGTH = 10;
const SAMPLED_ROWS = 200;

export function hasOptionPerRow(text: string): boolean {
  const rows = readEvenRows(text, MIN_CELLS)?.slice(0, SAMPLED_ROWS) ?? [];
  if (rows.length < MIN_ROWS) return false;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => rows.map(({ cells }) => cells[at] ?? '')).some(
    (column) => isLetters(column) || isRepeatedQuestion(column),
  );
}

/** The letters A, B, C, D below each other, and again from A. */
function isLetters(column: readonly string[]): boolean {
  const indexes = column.map((cell) => parseOptionLetter(cell.replace(/[()[\].]/g, ''))?.index ?? -1);
  const next = indexes.filter((index, at) => index > 0 && index === indexes[at - 1]! + 1);
  // three of four letters follow another
  return next.length >= (column.length * 3 * SHARE) / 4;
}

/** A question in its first row, and the same text or nothing in the rows of its other options. */
function isRepeatedQuestion(column: readonly string[]): boolean {
  const first = column.filter((cell, at) => cell !== '' && cell !== column[at - 1]);
  const isLong = first.filter(({ length }) => length >= MIN_QUESTION_LENGTH).length >= first.length * SHARE;
  return first.length > 0 && isLong && first.length <= column.length / 3;
}
