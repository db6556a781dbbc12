import { type Crop, extendToInk, getTextCrop, joinCrops, WHOLE_PAGE } from '@sikhya/contract/page-crop.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type PageText, readPageText } from '../text/page-text.ts';

/** In pixels: wide enough to find pictures, and small enough to read quickly from the graphics card. */
const SAMPLE_WIDTH = 120;

export async function detectCrop(pdf: PDFDocumentProxy, startPage: number): Promise<Crop> {
  const page = await pdf.getPage(startPage);
  return cropToText(await readPageText(page)) ?? WHOLE_PAGE;
}

/** All pages share one crop, which only grows, so that lines start at the same position on every page. */
export function growCrop(crop: Crop, text: PageText, canvas: HTMLCanvasElement): Crop {
  const textCrop = cropToText(text);
  const pixels = samplePixels(canvas);
  if (!pixels) return textCrop ? joinCrops(crop, textCrop) : crop;
  return joinCrops(crop, extendToInk(textCrop ?? crop, pixels));
}

function cropToText({ runs }: PageText): Crop | null {
  return getTextCrop(runs.map(({ start, end, area }) => ({ letters: end - start, area })));
}

function samplePixels(canvas: HTMLCanvasElement): ImageData | null {
  if (canvas.width === 0) return null;
  const sample = document.createElement('canvas');
  sample.width = SAMPLE_WIDTH;
  sample.height = Math.max(1, Math.round((SAMPLE_WIDTH * canvas.height) / canvas.width));
  const context = sample.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(canvas, 0, 0, sample.width, sample.height);
  return context.getImageData(0, 0, sample.width, sample.height);
}
