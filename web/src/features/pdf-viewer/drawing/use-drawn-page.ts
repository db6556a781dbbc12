import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { addForegroundWork } from '../../../lib/foreground.ts';
import type { PageSize } from '../layout/page-layout.ts';
import type { PageText } from '../text/page-text.ts';
import { drawPage, releaseCanvas } from './draw-page.ts';
import type { DrawingQueue } from './drawing-queue.ts';

export type PageDrawing = {
  pdf: PDFDocumentProxy;
  /** Starts at 0. */
  index: number;
  scale: number;
  /** False until the scale is known. */
  isReady: boolean;
  watermark: string;
  queue: DrawingQueue;
  /** Returns the number of pages between this page and the current one. */
  getDistance: (index: number) => number;
  onSize: (index: number, size: PageSize) => void;
  onText: (text: PageText, canvas: HTMLCanvasElement) => void;
};

type DrawnPage = {
  /** The element that gets the canvas. */
  canvasHolder: RefObject<HTMLDivElement | null>;
  isDrawn: boolean;
  hasFailed: boolean;
  text: string;
};

/** Draws a page when it is its turn, again when the scale changes, and reads its text. */
export function useDrawnPage(input: PageDrawing): DrawnPage {
  const { pdf, index, scale, isReady, watermark, queue, getDistance, onSize, onText } = input;
  const canvasHolder = useRef<HTMLDivElement>(null);
  const pdfPage = useRef<PDFPageProxy>(undefined);
  const [isDrawn, setDrawn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [text, setText] = useState('');

  useEffect(() => {
    if (!isReady) return;
    const cancelled = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(index + 1);
      pdfPage.current = page;
      const { width, height } = page.getViewport({ scale: 1 });
      onSize(index, { width, height });
      const drawing = drawPage({ page, scale, watermark, signal: cancelled.signal });
      addForegroundWork(drawing);
      const canvas = await drawing;
      replaceCanvas(canvasHolder.current, canvas);
      setDrawn(true);
      setFailed(false);
      // extract the text last, so that the page is visible earlier
      const { readPageText } = await import('../text/page-text.ts');
      const pageText = await readPageText(page);
      setText(pageText.text);
      onText(pageText, canvas);
    };
    queue.add(
      () => getDistance(index),
      cancelled.signal,
      () =>
        draw().catch(() => {
          if (!cancelled.signal.aborted) setFailed(true);
        }),
    );
    return () => cancelled.abort();
  }, [pdf, index, scale, isReady, watermark, queue, getDistance, onSize, onText]);

  // free the memory of a page that is far from the view
  useEffect(() => {
    const holder = canvasHolder.current;
    return () => {
      for (const canvas of holder?.querySelectorAll('canvas') ?? []) releaseCanvas(canvas);
      pdfPage.current?.cleanup();
    };
  }, []);

  return { canvasHolder, isDrawn, hasFailed, text };
}

/** The old canvas stays stretched to the new size until the new one is drawn. */
function replaceCanvas(holder: HTMLElement | null, canvas: HTMLCanvasElement): void {
  const oldCanvas = holder?.querySelector('canvas');
  canvas.className = 'block size-full';
  holder?.replaceChildren(canvas);
  if (oldCanvas) releaseCanvas(oldCanvas);
}
