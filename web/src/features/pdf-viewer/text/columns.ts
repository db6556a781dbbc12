import type { Area } from '@sikhya/contract/text-area.ts';
import type { PageText } from './page-text.ts';

/** The gap between two columns, as a fraction of the page width. */
const GUTTER = 0.025;
/** The starts of lines in one column differ by at most this fraction. */
const MAX_INDENT = 0.06;
/** Takes the right side from this quantile of the lines, so that a heading across two columns does not widen one. */
const RIGHT_SIDE_QUANTILE = 0.8;

/** Returns the left and right side of the text column at a point of a page, or null when there is no text. */
export function findColumn(
  { runs, text }: PageText,
  x: number,
  y: number,
): { left: number; right: number } | null {
  const visibleRuns = runs.filter(({ start, end }) => text.slice(start, end).trim() !== '');
  const pieces = joinOnLines(visibleRuns.map(({ area }) => area));
  const nearest = pieces
    .filter(({ x: left, width }) => x >= left - GUTTER && x <= left + width + GUTTER)
    .toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0];
  if (!nearest) return null;
  const column = pieces.filter((piece) => Math.abs(piece.x - nearest.x) < MAX_INDENT);
  const rights = column.map((piece) => piece.x + piece.width).toSorted((a, b) => a - b);
  const rightSide = rights[Math.ceil((rights.length - 1) * RIGHT_SIDE_QUANTILE)]!;
  return {
    left: Math.min(...column.map((piece) => piece.x)),
    right: Math.max(rightSide, nearest.x + nearest.width),
  };
}

/** Joins words on a line whose gap is smaller than a gutter. */
function joinOnLines(areas: readonly Area[]): Area[] {
  const joined: Area[] = [];
  for (const area of areas) {
    const previous = joined.at(-1);
    const gap = previous ? area.x - (previous.x + previous.width) : 0;
    if (previous && Math.abs(previous.y - area.y) < area.height / 2 && gap > -GUTTER && gap < GUTTER) {
      previous.width = Math.max(previous.width, area.x + area.width - previous.x);
    } else joined.push({ ...area });
  }
  return joined;
}
