import type { Crop } from '@sikhya/contract/page-crop.ts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { drawPage, releaseCanvas } from './drawing/draw-page.ts';
import type { DrawingQueue } from './drawing/drawing-queue.ts';
import type { PageBox, PageSize } from './layout/page-layout.ts';
import type { PageColours } from './reading-settings.ts';
import type { Hit } from './search/use-search.ts';
import type { PageText } from './text/page-text.ts';
import { texts } from './texts.ts';

type PageViewProps = {
  pdf: PDFDocumentProxy;
  /** Starts at 0. */
  index: number;
  box: PageBox;
  /** The visible part of the page. The whole page is drawn. */
  crop: Crop;
  scale: number;
  /** False until the scale is known. */
  isReady: boolean;
  colours: PageColours;
  watermark: string;
  queue: DrawingQueue;
  /** Returns the number of pages between this page and the current one. */
  getDistance: (index: number) => number;
  onSize: (index: number, size: PageSize) => void;
  onText: (text: PageText, canvas: HTMLCanvasElement) => void;
  hits: readonly Hit[];
  selected: Hit | undefined;
};

/** hue-rotate restores the hues that inverting changes, so that pictures stay recognisable. */
const COLOUR_FILTERS: Record<PageColours, string> = {
  printed: '',
  dimmed: 'brightness-[0.78] sepia-[0.18]',
  inverted: 'invert-[0.92] hue-rotate-180',
};

/** One page: its canvas, its text for screen readers, and highlights over search results. */
export function PageView(props: PageViewProps) {
  const {
    pdf,
    index,
    box,
    crop,
    scale,
    isReady,
    colours,
    watermark,
    queue,
    getDistance,
    onSize,
    onText,
    hits,
    selected,
  } = props;
  const t = useTexts(texts);
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
      const canvas = await drawPage({ page, scale, watermark, signal: cancelled.signal });
      replaceCanvas(canvasHolder.current, canvas);
      setDrawn(true);
      setFailed(false);
      // extract the text last, so that the page is visible earlier
      const { readPageText } = await import('./text/page-text.ts');
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

  const { top, left, width, height } = box;
  return (
    <section
      aria-label={t.pageOfTotal({ page: index + 1, total: pdf.numPages })}
      aria-busy={!isDrawn && !hasFailed}
      data-drawn={isDrawn}
      style={{ top, left, width, height }}
      data-colours={colours}
      className="absolute overflow-hidden bg-sheet text-ink shadow-rest scheme-light data-[colours=inverted]:scheme-dark"
    >
      {!isDrawn && <PagePlaceholder hasFailed={hasFailed} />}
      <div style={getWholePageBox(box, crop)} className="absolute">
        <div ref={canvasHolder} aria-hidden="true" className={`size-full ${COLOUR_FILTERS[colours]}`} />
        <Highlights hits={hits} selected={selected} isBlended={colours !== 'inverted'} />
      </div>
      {/* for screen readers only: see docs/decisions/012-reading-pdfs.md */}
      <p lang={getLang(text)} className="sr-only select-none">
        {text}
      </p>
    </section>
  );
}

type HighlightsProps = { hits: readonly Hit[]; selected: Hit | undefined; isBlended: boolean };

function Highlights({ hits, selected, isBlended }: HighlightsProps) {
  return hits.map((hit) =>
    hit.areas.map(({ x, y, width, height }) => (
      <span
        key={`${x} ${y}`}
        data-selected={hit === selected}
        style={{
          left: `${x * 100}%`,
          top: `${y * 100}%`,
          width: `${width * 100}%`,
          height: `${height * 100}%`,
        }}
        className={`absolute bg-marigold/30 data-[selected=true]:bg-marigold/70 ${isBlended ? 'mix-blend-multiply' : ''}`}
      />
    )),
  );
}

/** Returns the position of the whole page relative to the box that shows its visible part. */
function getWholePageBox(box: PageBox, { left, top, right, bottom }: Crop) {
  const width = box.width / (right - left);
  const height = box.height / (bottom - top);
  return { left: -left * width, top: -top * height, width, height };
}

function PagePlaceholder({ hasFailed }: { hasFailed: boolean }) {
  const t = useTexts(texts);
  return (
    <div className="absolute inset-0 grid place-items-center p-4 text-center text-small text-ink-soft">
      {hasFailed ? t.pageNotDrawn : <span className="animate-pulse">{t.pageLoading}</span>}
    </div>
  );
}

/** The old canvas stays stretched to the new size until the new one is drawn. */
function replaceCanvas(holder: HTMLElement | null, canvas: HTMLCanvasElement): void {
  const oldCanvas = holder?.querySelector('canvas');
  canvas.className = 'block size-full';
  holder?.replaceChildren(canvas);
  if (oldCanvas) releaseCanvas(oldCanvas);
}
