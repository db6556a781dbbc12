import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../language/locale.tsx';
import type { DrawingQueue } from './drawing/drawing-queue.ts';
import type { PageSize } from './layout/page-layout.ts';
import { useDoubleTap } from './layout/use-double-tap.ts';
import type { PageScroller } from './layout/use-page-scroller.ts';
import { usePinch } from './layout/use-pinch.ts';
import { PageView } from './page-view.tsx';
import { SCROLLER_STYLE } from './reader-style.ts';
import type { PageColours } from './reading-settings.ts';
import type { Search } from './search/use-search.ts';
import type { PageText } from './text/page-text.ts';
import { texts } from './texts.ts';
import type { LoadedPicture } from './use-page-picture.ts';

type PagesProps = {
  pdf: PDFDocumentProxy;
  /** The picture of the first page. */
  picture: LoadedPicture | null;
  title: string;
  page: number;
  scroller: PageScroller;
  /** Of the current page. */
  scale: number;
  /** False until the scale of the pages is known. */
  isReady: boolean;
  colours: PageColours;
  onScroll: (element: HTMLElement) => void;
  onZoom: (scale: number) => void;
  onDoubleTap: (x: number, y: number) => void;
  onSize: (index: number, size: PageSize) => void;
  onText: (text: PageText, canvas: HTMLCanvasElement) => void;
  watermark: string;
  queue: DrawingQueue;
  search: Search;
};

/** The scrolling column of pages. Only the pages near the view are rendered. */
export function Pages(props: PagesProps) {
  const {
    pdf,
    picture,
    title,
    page,
    scroller,
    scale,
    isReady,
    colours,
    onZoom,
    onSize,
    onText,
    watermark,
    queue,
    search,
  } = props;
  const t = useTexts(texts);
  const content = useRef<HTMLDivElement>(null);
  const getDistance = useDistanceFrom(page);
  const { view, layout, drawnPages, keepPoint } = scroller;
  usePinch({
    view,
    content,
    scale,
    onZoom: (newScale, x, y) => {
      keepPoint(x, y);
      onZoom(newScale);
    },
  });
  useDoubleTap(view, props.onDoubleTap);
  const onScroll = () => {
    scroller.onScroll();
    if (view.current) props.onScroll(view.current);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a labelled region that scrolls, not a section of the web page
    <div
      ref={view}
      role="group"
      aria-label={t.pagesOf({ title })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a region that scrolls
      tabIndex={0}
      onScroll={onScroll}
      className={`size-full ${SCROLLER_STYLE}`}
    >
      <div
        ref={content}
        style={{ width: layout.width, height: layout.height }}
        className="relative overflow-hidden"
      >
        {drawnPages &&
          layout.boxes.slice(drawnPages[0], drawnPages[1] + 1).map((box, offset) => {
            const index = drawnPages[0] + offset;
            return (
              <PageView
                key={index}
                pdf={pdf}
                index={index}
                picture={index === 0 ? picture : null}
                box={box}
                crop={layout.crop}
                scale={box.scale}
                isReady={isReady}
                colours={colours}
                watermark={watermark}
                queue={queue}
                getDistance={getDistance}
                onSize={onSize}
                onText={onText}
                hits={search.hits.filter((hit) => hit.page === index + 1)}
                selected={search.selected}
              />
            );
          })}
      </div>
    </div>
  );
}

/** Returns a function that is always the same: how many pages a page is away from the current one. */
function useDistanceFrom(page: number): (index: number) => number {
  const currentPage = useRef(page);
  useLayoutEffect(() => {
    currentPage.current = page;
  }, [page]);
  return useCallback((index) => Math.abs(index + 1 - currentPage.current), []);
}
