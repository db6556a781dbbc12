import { type Area, joinAreas, type PageText, type Span } from '../text/page-text.ts';

/** What a stretch of text covers, line by line. The letters' widths are those of the device's face, which is near enough. */
export function areasOf({ text, runs }: PageText, { start, end }: Span): Area[] {
  const areas: Area[] = [];
  for (const { start: from, end: to, area } of runs) {
    if (from >= end || to <= start) continue;
    const upTo = shareOf(text.slice(from, to));
    const begin = upTo(Math.max(start, from) - from);
    const finish = upTo(Math.min(end, to) - from);
    const part = { ...area, x: area.x + begin * area.width, width: (finish - begin) * area.width };
    const before = areas.at(-1);
    if (before && Math.abs(before.y - part.y) < part.height / 2)
      areas[areas.length - 1] = joinAreas([before, part]);
    else areas.push(part);
  }
  return areas;
}

/** How much of the width of a text its first letters take. */
function shareOf(text: string): (letters: number) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (letters) => letters / text.length;
  context.font = '16px Arial, "Noto Sans Oriya", sans-serif';
  const whole = context.measureText(text).width || 1;
  return (letters) => context.measureText(text.slice(0, letters)).width / whole;
}
