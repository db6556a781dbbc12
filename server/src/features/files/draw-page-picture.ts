import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type Crop,
  extendToInk,
  getTextCrop,
  joinCrops,
  type TextRun,
  WHOLE_PAGE,
} from '@sikhya/contract/page-crop.ts';
import { getTextArea } from '@sikhya/contract/text-area.ts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp, { type Sharp } from 'sharp';
import { withPdfFile } from './pdf-file.ts';

type PagePicture = {
  /** The size of the page in PDF points. */
  width: number;
  height: number;
  /** The text block of the page, with what is drawn around it. */
  crop: Crop;
};

export type DrawnPage = PagePicture & { content: Uint8Array };

/** In pixels: enough to read the text on a phone. */
const WIDTH = 720;
/** A longer page would be too large. */
const MAX_HEIGHT_RATIO = 3;
const MAX_BYTES = 40_000;
/** Larger pictures within the page are left out. A scan of a page at 400 dpi has 16 million. */
const MAX_IMAGE_PIXELS = 25_000_000;
/** The width at which the ink of a page is looked for, as in the viewer. */
const SAMPLE_WIDTH = 120;
const COLOURS = 16;
/** Tried in this order for pages with photos and for scans. */
const LOSSY_ENCODINGS = [
  { width: WIDTH, quality: 60 },
  { width: WIDTH, quality: 30 },
  { width: WIDTH / 2, quality: 50 },
  { width: WIDTH / 2, quality: 10 },
];

const STANDARD_FONTS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

sharp.concurrency(1);
sharp.cache(false);

/** Draws the first page of a PDF in its rotation and crop box. Throws if it cannot be drawn. */
export function drawPagePicture(pdfPath: string): Promise<DrawnPage> {
  const options = { standardFontDataUrl: STANDARD_FONTS, maxImageSize: MAX_IMAGE_PIXELS };
  return withPdfFile(pdfPath, drawFirstPage, options);
}

async function drawFirstPage(document: PDFDocumentProxy): Promise<DrawnPage> {
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  if (height > width * MAX_HEIGHT_RATIO) throw new Error('The page is too long for a picture.');
  const viewport = page.getViewport({ scale: WIDTH / width });
  const pixels = { width: WIDTH, height: Math.max(1, Math.round(viewport.height)) };
  const { canvas, context } = createCanvas(document, pixels.width, pixels.height);
  await page.render({ canvas, viewport }).promise;
  const { data } = context.getImageData(0, 0, pixels.width, pixels.height);
  const open = () => sharp(data, { raw: { ...pixels, channels: 4 } }).removeAlpha();
  const [crop, content] = [await detectCrop(page, open()), await encode(open)];
  return { width: round(width), height: round(height), crop, content };
}

type Canvas = {
  canvas: unknown;
  context: { getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } };
};

/** PDF.js draws on a canvas of `@napi-rs/canvas`, which is its optional dependency. */
function createCanvas({ canvasFactory }: PDFDocumentProxy, width: number, height: number): Canvas {
  return (canvasFactory as { create(width: number, height: number): Canvas }).create(width, height);
}

/** Computes the crop with which the viewer starts on a small screen. */
async function detectCrop(page: PDFPageProxy, picture: Sharp): Promise<Crop> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const runs: TextRun[] = items.flatMap((item) =>
    'str' in item ? { letters: item.str.trim().length, area: getTextArea(item, viewport) } : [],
  );
  const block = getTextCrop(runs.filter(({ letters }) => letters > 0)) ?? WHOLE_PAGE;
  const sample = await picture
    .resize({ width: SAMPLE_WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { left, top, right, bottom } = joinCrops(
    block,
    extendToInk(block, { ...sample.info, data: sample.data }),
  );
  return { left: round(left), top: round(top), right: round(right), bottom: round(bottom) };
}

/** Text is smallest and sharpest with few colours and without loss. Photos are smaller with loss. */
async function encode(open: () => Sharp): Promise<Uint8Array> {
  const fewColours = await open().png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer();
  const sharpText = await sharp(fewColours).webp({ lossless: true }).toBuffer();
  if (sharpText.length <= MAX_BYTES) return sharpText;
  for (const { width, quality } of LOSSY_ENCODINGS) {
    const content = await open().resize({ width }).webp({ quality }).toBuffer();
    if (content.length <= MAX_BYTES) return content;
  }
  throw new Error('The picture of the page is too large.');
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
