import { getLang } from '../../../lib/odia.ts';

const FONT = '"Noto Sans Oriya", system-ui, "Segoe UI", Roboto, sans-serif';
/** In points of the page, so that it grows with the zoom as the page does. */
const SIZE = 10;
const BETWEEN_LINES = 92;
const BETWEEN_WORDS = 56;
const SLOPE = -Math.PI / 7;

/** Odia is only shaped right, and not drawn as boxes, once its font is there. */
export async function watermarkFont(text: string): Promise<void> {
  if (getLang(text) === 'or') await document.fonts.load(`${SIZE}px "Noto Sans Oriya"`, text).catch(() => []);
}

/**
 * The reader's name over the whole page, in its pixels: faint enough to read through, plain enough to be read in a
 * photo of the screen. Light beside dark, so that it shows on any ground.
 */
export function drawWatermark(canvas: HTMLCanvasElement, text: string, pixelsPerPoint: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const line = BETWEEN_LINES * pixelsPerPoint;
  const reach = Math.hypot(width, height);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.translate(width / 2, height / 2);
  context.rotate(SLOPE);
  context.font = `${SIZE * pixelsPerPoint}px ${FONT}`;
  const step = context.measureText(text).width + BETWEEN_WORDS * pixelsPerPoint;
  let row = 0;
  for (let y = -reach / 2; y < reach / 2; y += line) {
    row += 1;
    for (let x = -reach / 2 - (row % 2) * (step / 2); x < reach / 2; x += step) {
      context.fillStyle = 'rgb(255 255 255 / 0.12)';
      context.fillText(text, x + pixelsPerPoint * 0.7, y + pixelsPerPoint * 0.7);
      context.fillStyle = 'rgb(30 32 70 / 0.1)';
      context.fillText(text, x, y);
    }
  }
  context.restore();
}
