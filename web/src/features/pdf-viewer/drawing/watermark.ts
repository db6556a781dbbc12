const FONT = '"Noto Sans Oriya", system-ui, "Segoe UI", Roboto, sans-serif';
/** In PDF points, so that it grows with the zoom. */
const SIZE = 10;
const LINE_DISTANCE = 92;
const WORD_GAP = 56;
const ANGLE = -Math.PI / 7;

/** Without its font, Odia would be drawn as boxes. Returns whether the font is loaded. */
export async function loadWatermarkFont(text: string): Promise<boolean> {
  const faces = await document.fonts.load(`${SIZE}px "Noto Sans Oriya"`, text).catch(() => []);
  return faces.length > 0;
}

/**
 * Draws the text in rows over the whole canvas: faint enough to read the page, clear enough to be read in a photo of the
 * screen. Each word is drawn light and dark, so that it is visible on any background.
 */
export function drawWatermark(canvas: HTMLCanvasElement, text: string, pixelsPerPoint: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const lineHeight = LINE_DISTANCE * pixelsPerPoint;
  const diagonal = Math.hypot(width, height);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.translate(width / 2, height / 2);
  context.rotate(ANGLE);
  context.font = `${SIZE * pixelsPerPoint}px ${FONT}`;
  const step = context.measureText(text).width + WORD_GAP * pixelsPerPoint;
  let row = 0;
  for (let y = -diagonal / 2; y < diagonal / 2; y += lineHeight) {
    row += 1;
    for (let x = -diagonal / 2 - (row % 2) * (step / 2); x < diagonal / 2; x += step) {
      context.fillStyle = 'rgb(255 255 255 / 0.12)';
      context.fillText(text, x + pixelsPerPoint * 0.7, y + pixelsPerPoint * 0.7);
      context.fillStyle = 'rgb(30 32 70 / 0.1)';
      context.fillText(text, x, y);
    }
  }
  context.restore();
}
