import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { drawWatermark } from './watermark.ts';

/** Phones close a tab that holds too many pixels, and refuse a canvas that is too large. */
const MAX_PIXELS = { phone: 8_000_000, desktop: 16_000_000 };

type DrawPageInput = {
  page: PDFPageProxy;
  scale: number;
  /** undefined for a page that is too small to read. */
  watermark: string | undefined;
  signal: AbortSignal;
};

/** Draws on a hidden canvas, so that half a page, or a page without its watermark, is never visible. */
export async function drawPage({
  page,
  scale,
  watermark,
  signal,
}: DrawPageInput): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale });
  const pixelRatio = getPixelRatio(width * height);
  const viewport = page.getViewport({ scale: scale * pixelRatio });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task: RenderTask = page.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task.promise;
    signal.throwIfAborted();
  } catch (cause) {
    releaseCanvas(canvas);
    throw cause;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  if (watermark) drawWatermark(canvas, watermark, scale * pixelRatio);
  return canvas;
}

/** Returns the device's pixel ratio, or less when the canvas would be too large. */
function getPixelRatio(area: number): number {
  const maxPixels = matchMedia('(pointer: coarse)').matches ? MAX_PIXELS.phone : MAX_PIXELS.desktop;
  return Math.min(window.devicePixelRatio, Math.sqrt(maxPixels / area));
}

/** Frees the memory at once; the garbage collector may take minutes. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
