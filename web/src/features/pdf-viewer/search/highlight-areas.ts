import type { Area } from '@sikhya/contract/text-area.ts';
import { joinAreas, type PageText, type Span } from '../text/page-text.ts';

/** Returns the areas that a span of text covers, one per line. Letter widths are estimated with a device font. */
export function getHighlightAreas({ text, runs }: PageText, { start, end }: Span): Area[] {
  const areas: Area[] = [];
  for (const { start: runStart, end: runEnd, area } of runs) {
    if (runStart >= end || runEnd <= start) continue;
    const getOffset = createOffsetEstimate(text.slice(runStart, runEnd));
    const left = getOffset(Math.max(start, runStart) - runStart);
    const right = getOffset(Math.min(end, runEnd) - runStart);
    const part = { ...area, x: area.x + left * area.width, width: (right - left) * area.width };
    const last = areas.at(-1);
    if (last && Math.abs(last.y - part.y) < part.height / 2)
      areas[areas.length - 1] = joinAreas([last, part]);
    else areas.push(part);
  }
  return areas;
}

/** Returns a function that estimates the width of the first letters as a fraction of the width of the text. */
function createOffsetEstimate(text: string): (letters: number) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (letters) => letters / text.length;
  context.font = '16px Arial, "Noto Sans Oriya", sans-serif';
  const width = context.measureText(text).width || 1;
  return (letters) => context.measureText(text.slice(0, letters)).width / width;
}
