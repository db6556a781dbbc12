import type { Area } from '@sikhya/contract/text-area.ts';
import { type Direction, joinAreas, type PageText, type Span } from '../text/page-text.ts';

/** Returns the areas that a span of text covers, one per line. Letter widths are estimated with a device font. */
export function getHighlightAreas({ text, runs }: PageText, { start, end }: Span): Area[] {
  const areas: Area[] = [];
  for (const { start: runStart, end: runEnd, area, direction } of runs) {
    if (runStart >= end || runEnd <= start) continue;
    const getOffset = createOffsetEstimate(text.slice(runStart, runEnd));
    const from = getOffset(Math.max(start, runStart) - runStart);
    const to = getOffset(Math.min(end, runEnd) - runStart);
    const part = cutArea(area, direction, from, to);
    const last = areas.at(-1);
    if (last && isSameLine(last, part, direction)) areas[areas.length - 1] = joinAreas([last, part]);
    else areas.push(part);
  }
  return areas;
}

/** Returns the part of a line between two fractions of its length. */
export function cutArea(area: Area, direction: Direction, from: number, to: number): Area {
  const isBackwards = direction === 'left' || direction === 'up';
  const [start, length] = [isBackwards ? 1 - to : from, to - from];
  return isHorizontal(direction)
    ? { ...area, x: area.x + start * area.width, width: length * area.width }
    : { ...area, y: area.y + start * area.height, height: length * area.height };
}

function isSameLine(one: Area, other: Area, direction: Direction): boolean {
  return isHorizontal(direction)
    ? Math.abs(one.y - other.y) < other.height / 2
    : Math.abs(one.x - other.x) < other.width / 2;
}

const isHorizontal = (direction: Direction) => direction === 'right' || direction === 'left';

/** Returns a function that estimates the width of the first letters as a fraction of the width of the text. */
function createOffsetEstimate(text: string): (letters: number) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (letters) => letters / text.length;
  context.font = '16px Arial, "Noto Sans Oriya", sans-serif';
  const width = context.measureText(text).width || 1;
  return (letters) => context.measureText(text.slice(0, letters)).width / width;
}
