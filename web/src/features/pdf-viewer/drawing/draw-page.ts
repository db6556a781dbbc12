import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { drawWatermark, watermarkFont } from './watermark.ts';

/** In pixels of a canvas: phones kill a tab that holds too many, and refuse a canvas that is too large. */
const MOST_PIXELS = { phone: 8_000_000, desktop: 16_000_000 };

type Drawing = {
  page: PDFPageProxy;
  scale: number;
  /** Nothing is drawn over a page that is too small to read. */
  watermark: string | undefined;
  signal: AbortSignal;
};

/** Draws on a canvas that is not shown yet: nobody sees half a page, or one without its watermark. */
export async function drawPage({ page, scale, watermark, signal }: Drawing): Promise<HTMLCanvasElement> {
  if (watermark) await watermarkFont(watermark);
  signal.throwIfAborted();
  const { width, height } = page.getViewport({ scale });
  const density = densityFor(width * height);
  const viewport = page.getViewport({ scale: scale * density });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task: RenderTask = page.render({ canvas, viewport });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  try {
    await task.promise;
    signal.throwIfAborted();
  } catch (cause) {
    releaseCanvas(canvas);
    throw cause;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (watermark) drawWatermark(canvas, watermark, scale * density);
  return canvas;
}

/** Pixels of the device to one of the page's, as many as there is memory for. */
function densityFor(area: number): number {
  const most = matchMedia('(pointer: coarse)').matches ? MOST_PIXELS.phone : MOST_PIXELS.desktop;
  return Math.min(window.devicePixelRatio, Math.sqrt(most / area));
}

/** A canvas without size gives its memory back at once; a collector may take minutes. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
