import type { Crop } from '@sikhya/contract/page-crop.ts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { addForegroundWork } from '../../lib/foreground.ts';
import { getLang } from '../../lib/odia.ts';
import { drawPage, releaseCanvas } from './drawing/draw-page.ts';
import type { DrawingQueue } from './drawing/drawing-queue.ts';
import type { PageBox, PageSize } from './layout/page-layout.ts';
import { COLOUR_FILTERS, getWholePageBox, PAGE_STYLE } from './page-box.ts';
import { PagePicture } from './page-picture.tsx';
import type { PageColours } from './reading-settings.ts';
import type { Hit } from './search/use-search.ts';
import type { PageText } from './text/page-text.ts';
import { texts } from './texts.ts';
import type { LoadedPicture } from './use-page-picture.ts';

type PageViewProps = {
  pdf: PDFDocumentProxy;
  /** Starts at 0. */
  index: number;
  /** Shown until the page is drawn. */
  picture: LoadedPicture | null;
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

/** One page: its canvas, its text for screen readers, and highlights over search results. */
export function PageView(props: PageViewProps) {
  const {
    pdf,
    index,
    picture,
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
      const drawing = drawPage({ page, scale, watermark, signal: cancelled.signal });
      addForegroundWork(drawing);
      const canvas = await drawing;
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

  const isPictureShown = picture !== null && !isDrawn && !hasFailed;
  const { top, left, width, height } = box;
  return (
    <section
      aria-label={t.pageOfTotal({ page: index + 1, total: pdf.numPages })}
      aria-busy={!isDrawn && !hasFailed}
      data-drawn={isDrawn}
      style={{ top, left, width, height }}
      data-colours={colours}
      className={PAGE_STYLE}
    >
      {!isDrawn && !isPictureShown && <PagePlaceholder hasFailed={hasFailed} />}
      <div style={getWholePageBox(box, crop)} className="absolute">
        {isPictureShown && (
          <div aria-hidden="true" className={`absolute inset-0 ${COLOUR_FILTERS[colours]}`}>
            <PagePicture picture={picture} watermark={watermark} />
          </div>
        )}
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
