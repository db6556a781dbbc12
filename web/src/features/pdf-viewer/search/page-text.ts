import type { PDFPageProxy } from 'pdfjs-dist';
import type { Span } from './find-text.ts';

/** A part of a page, as parts of its width and height: it fits at any zoom. */
export type Area = { x: number; y: number; width: number; height: number };

type Run = Span & { area: Area };

export type PageText = { text: string; runs: readonly Run[] };

/** Above the base line and below it, as parts of the size of the letters; Odia needs the room. */
const ASCENT = 0.95;
const DESCENT = 0.3;

export async function readPageText(page: PDFPageProxy): Promise<PageText> {
  const { items } = await page.getTextContent();
  const viewport = page.getViewport({ scale: 1 });
  const runs: Run[] = [];
  let text = '';
  for (const item of items) {
    if (!('str' in item)) continue;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(c, d) || item.height;
    const along = Math.hypot(a, b) || 1;
    const corner = (forward: number, up: number) =>
      viewport.convertToViewportPoint(
        x + (a / along) * forward - (b / along) * up,
        y + (b / along) * forward + (a / along) * up,
      ) as [number, number];
    const [left, bottom] = corner(0, -DESCENT * size);
    const [right, top] = corner(item.width, ASCENT * size);
    const area = {
      x: Math.min(left, right) / viewport.width,
      y: Math.min(top, bottom) / viewport.height,
      width: Math.abs(right - left) / viewport.width,
      height: Math.abs(bottom - top) / viewport.height,
    };
    if (item.str !== '') runs.push({ start: text.length, end: text.length + item.str.length, area });
    text += item.hasEOL ? `${item.str}\n` : item.str;
  }
  return { text, runs };
}

/** What a stretch of text covers. The letters' widths are those of the device's face, which is near enough. */
export function areasOf({ text, runs }: PageText, { start, end }: Span): Area[] {
  return runs
    .filter((run) => run.start < end && run.end > start)
    .map(({ start: from, end: to, area }) => {
      const upTo = shareOf(text.slice(from, to));
      const begin = upTo(Math.max(start, from) - from);
      const finish = upTo(Math.min(end, to) - from);
      return { ...area, x: area.x + begin * area.width, width: (finish - begin) * area.width };
    });
}

/** How much of the width of a text its first letters take. */
function shareOf(text: string): (letters: number) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (letters) => letters / text.length;
  context.font = '16px Arial, "Noto Sans Oriya", sans-serif';
  const whole = context.measureText(text).width || 1;
  return (letters) => context.measureText(text.slice(0, letters)).width / whole;
}
