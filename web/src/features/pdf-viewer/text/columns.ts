import type { Area, PageText } from './page-text.ts';

/** Between two columns, as a part of the width of the page. */
const GUTTER = 0.025;
/** How far lines of one column may begin apart. */
const INDENT = 0.06;
/** Of the lines of a column: a heading over both columns does not make it wider. */
const USUAL = 0.8;

/** The sides of the column of text at a spot of a page; null where there is no text. */
export function columnAt(
  { runs, text }: PageText,
  x: number,
  y: number,
): { left: number; right: number } | null {
  const printed = runs.filter(({ start, end }) => text.slice(start, end).trim() !== '');
  const pieces = joinedOnLines(printed.map(({ area }) => area));
  const near = pieces
    .filter(({ x: left, width }) => x >= left - GUTTER && x <= left + width + GUTTER)
    .toSorted((one, other) => Math.abs(one.y - y) - Math.abs(other.y - y))[0];
  if (!near) return null;
  const column = pieces.filter((piece) => Math.abs(piece.x - near.x) < INDENT);
  const rights = column.map((piece) => piece.x + piece.width).toSorted((one, other) => one - other);
  const usual = rights[Math.ceil((rights.length - 1) * USUAL)]!;
  return {
    left: Math.min(...column.map((piece) => piece.x)),
    right: Math.max(usual, near.x + near.width),
  };
}

/** Words of a line that are not a gutter apart become one. */
function joinedOnLines(areas: readonly Area[]): Area[] {
  const joined: Area[] = [];
  for (const area of areas) {
    const before = joined.at(-1);
    const gap = before ? area.x - (before.x + before.width) : 0;
    if (before && Math.abs(before.y - area.y) < area.height / 2 && gap > -GUTTER && gap < GUTTER) {
      before.width = Math.max(before.width, area.x + area.width - before.x);
    } else joined.push({ ...area });
  }
  return joined;
}
