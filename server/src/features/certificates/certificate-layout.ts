import type { CertificateDescription } from '@sikhya/contract/describe-certificate.ts';
import { encode } from 'uqr';
import type { Canvas, Colour, GreyPicture, Rectangle } from '../../typesetting/canvas.ts';
import { createBorder } from './ornament.ts';

/** A4 on its side, in points. */
export const SHEET = { width: 841.89, height: 595.28 };

const INDIGO: Colour = [43, 47, 119];
const MARIGOLD: Colour = [237, 166, 58];
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

const MARGIN = 24;
const TILES = 26;
const LINE = 1.2;
const BODY = { x: 90, width: SHEET.width - 180, top: 58, bottom: 428 };
const FOOT = { top: 440, bottom: 548 };
const COLUMN = { width: 210, left: 66, right: SHEET.width - 66 - 210 };
const QR_SIZE = 84;
const SIGNATURE = { width: 150, height: 42 };

export type CertificateDrawing = {
  siteName: string;
  description: CertificateDescription;
  /** The address of the page, in the QR code and below it. */
  url: string;
  signature: GreyPicture | null;
};

/** Draws a certificate. `measuring` finds out how large the texts can be. */
export function drawCertificate(canvas: Canvas, measuring: Canvas, drawing: CertificateDrawing): void {
  canvas.fillRectangles([{ x: 0, top: 0, ...SHEET }], WHITE);
  drawFrame(canvas);
  const { scale, top } = fitBody(measuring, drawing);
  drawBody(canvas, drawing, scale, top);
  drawFacts(canvas, drawing);
  drawQrCode(canvas, drawing.url);
  drawSignatory(canvas, measuring, drawing);
}

const SCALES = [1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42];

/** The largest texts that fit, in the middle of their room. */
function fitBody(measuring: Canvas, drawing: CertificateDrawing): { scale: number; top: number } {
  for (const scale of SCALES) {
    const end = drawBody(measuring, drawing, scale, BODY.top);
    if (end <= BODY.bottom) return { scale, top: BODY.top + (BODY.bottom - end) / 2 };
  }
  return { scale: SCALES.at(-1)!, top: BODY.top };
}

function drawFrame(canvas: Canvas): void {
  const width = SHEET.width - 2 * MARGIN;
  const above = createBorder({ x: MARGIN, top: MARGIN, width, tiles: TILES, isUpsideDown: true });
  const top = SHEET.height - MARGIN - above.height;
  const below = createBorder({ x: MARGIN, top, width, tiles: TILES, isUpsideDown: false });
  const height = SHEET.height - 2 * MARGIN;
  const sides: Rectangle[] = [
    MARGIN,
    MARGIN + 3,
    SHEET.width - MARGIN - LINE,
    SHEET.width - MARGIN - LINE - 3,
  ].map((x) => ({ x, top: MARGIN, width: LINE, height }));
  canvas.fillRectangles([...above.teeth, ...below.teeth, ...sides], INDIGO);
  canvas.fillRectangles([...above.seeds, ...below.seeds], MARIGOLD);
}

/** The texts above the foot, from the name of the site to the text of the school. Returns where they end. */
function drawBody(
  canvas: Canvas,
  { siteName, description }: CertificateDrawing,
  scale: number,
  start: number,
): number {
  const centred = { x: BODY.x, width: BODY.width, align: 'center' } as const;
  const soft = { ...centred, size: 13 * scale, isSoft: true };
  const bold = { ...centred, weight: 'bold' } as const;
  let top = canvas.drawText(siteName, { ...soft, top: start });
  top = canvas.drawText(description.title, { ...bold, top, size: 32 * scale, colour: INDIGO });
  top = canvas.drawText(description.certifies, { ...soft, top: top + 4 * scale });
  top = canvas.drawText(description.name, { ...bold, top, size: 28 * scale });
  const bar = { x: SHEET.width / 2 - 36, top: top + 3 * scale, width: 72, height: 2.5 };
  canvas.fillRectangles([bar], MARIGOLD);
  top = canvas.drawText(description.completed, { ...soft, top: top + 10 * scale });
  top = canvas.drawText(description.courseTitle, { ...bold, top, size: 20 * scale, colour: INDIGO });
  const small = { ...centred, size: 11 * scale };
  top = canvas.drawText(description.conditions.join('\n'), { ...small, top: top + 6 * scale });
  return description.text ? canvas.drawText(description.text, { ...small, top: top + 6 * scale }) : top;
}

function drawFacts(canvas: Canvas, { description: { facts } }: CertificateDrawing): void {
  const column = { x: COLUMN.left, width: COLUMN.width };
  let top = FOOT.top;
  for (const { label, value } of facts) {
    top = canvas.drawText(label, { ...column, top, size: 8.5, isSoft: true });
    top = canvas.drawText(value, { ...column, top, size: 11, weight: 'bold' }) + 2;
  }
}

function drawQrCode(canvas: Canvas, url: string): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const module = QR_SIZE / size;
  const left = (SHEET.width - QR_SIZE) / 2;
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark ? [{ x: left + x * module, top: FOOT.top + y * module, width: module, height: module }] : [],
    ),
  );
  canvas.fillRectangles(dark, BLACK);
  const caption = { x: (SHEET.width - 240) / 2, width: 240, top: FOOT.top + QR_SIZE + 4, size: 7 };
  canvas.drawText(url, { ...caption, align: 'center', isSoft: true });
}

/** The picture of the signature above a line, and who signs below it. */
function drawSignatory(canvas: Canvas, measuring: Canvas, drawing: CertificateDrawing): void {
  const { signature, description } = drawing;
  if (!signature && description.signatory === '') return;
  const lineTop = FOOT.top + SIGNATURE.height + 4;
  if (signature) canvas.drawPicture(signature, fitSignature(signature));
  canvas.fillRectangles([{ x: COLUMN.right, top: lineTop, width: COLUMN.width, height: 0.75 }], INDIGO);
  if (description.signatory === '') return;
  const text = (size: number) =>
    ({ x: COLUMN.right, width: COLUMN.width, top: lineTop + 4, size, align: 'center' }) as const;
  const sizes = [10, 9, 8, 7, 6, 5, 4];
  const fits = (size: number) => measuring.drawText(description.signatory, text(size)) <= FOOT.bottom;
  canvas.drawText(description.signatory, text(sizes.find(fits) ?? sizes.at(-1)!));
}

function fitSignature({ width, height }: GreyPicture): Rectangle {
  const scale = Math.min(SIGNATURE.width / width, SIGNATURE.height / height);
  const shown = { width: width * scale, height: height * scale };
  return {
    ...shown,
    x: COLUMN.right + (COLUMN.width - shown.width) / 2,
    top: FOOT.top + SIGNATURE.height - shown.height,
  };
}
