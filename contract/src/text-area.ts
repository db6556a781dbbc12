/** A rectangle on a page, as fractions of its width and height. */
export type Area = { x: number; y: number; width: number; height: number };

/** A piece of text as PDF.js extracts it. */
export type PositionedText = { transform: number[]; width: number; height: number };

export type Viewport = {
  width: number;
  height: number;
  convertToViewportPoint: (x: number, y: number) => number[];
};

/** Above and below the baseline, relative to the letter size; large, because Odia signs are above and below letters. */
const ASCENT = 0.95;
const DESCENT = 0.3;

export function getLetterSize({ transform, height }: PositionedText): number {
  const [, , c = 0, d = 0] = transform;
  return Math.hypot(c, d) || height;
}

export function getTextArea(text: PositionedText, viewport: Viewport): Area {
  const [a = 0, b = 0, , , x = 0, y = 0] = text.transform;
  const size = getLetterSize(text);
  const length = Math.hypot(a, b) || 1;
  const getCorner = (forward: number, up: number) =>
    viewport.convertToViewportPoint(
      x + (a / length) * forward - (b / length) * up,
      y + (b / length) * forward + (a / length) * up,
    ) as [number, number];
  const [left, bottom] = getCorner(0, -DESCENT * size);
  const [right, top] = getCorner(text.width, ASCENT * size);
  return {
    x: Math.min(left, right) / viewport.width,
    y: Math.min(top, bottom) / viewport.height,
    width: Math.abs(right - left) / viewport.width,
    height: Math.abs(bottom - top) / viewport.height,
  };
}
