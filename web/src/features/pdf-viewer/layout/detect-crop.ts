import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type PageText, readPageText } from '../text/page-text.ts';
import { cropOfText, cropWithInk, joinCrops } from './crop.ts';
import { type Crop, WHOLE_PAGE } from './page-layout.ts';

/** Enough to find pictures, and read from the graphics card in no time. */
const SAMPLE_WIDTH = 120;

export async function detectCrop(pdf: PDFDocumentProxy, startPage: number): Promise<Crop> {
  const page = await pdf.getPage(startPage);
  return cropOfText(await readPageText(page)) ?? WHOLE_PAGE;
}

export function growCrop(crop: Crop, text: PageText, canvas: HTMLCanvasElement): Crop {
  const own = cropOfText(text);
  const pixels = sampleOf(canvas);
  // a page of pictures is shown as far as something is drawn on it
  if (!pixels) return own ? joinCrops(crop, own) : crop;
  return joinCrops(crop, cropWithInk(own ?? crop, pixels));
}

function sampleOf(canvas: HTMLCanvasElement): ImageData | null {
  if (canvas.width === 0) return null;
  const sample = document.createElement('canvas');
  sample.width = SAMPLE_WIDTH;
  sample.height = Math.max(1, Math.round((SAMPLE_WIDTH * canvas.height) / canvas.width));
  const context = sample.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(canvas, 0, 0, sample.width, sample.height);
  return context.getImageData(0, 0, sample.width, sample.height);
}
