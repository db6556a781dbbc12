import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useRef } from 'react';
import type { DrawingQueue } from './drawing/drawing-queue.ts';
import type { PageSize } from './layout/page-layout.ts';
import { useDoubleTap } from './layout/use-double-tap.ts';
import type { PageScroller } from './layout/use-page-scroller.ts';
import { usePinch } from './layout/use-pinch.ts';
import { PageView } from './page-view.tsx';
import type { Paper } from './reading-choices.ts';
import type { Search } from './search/use-search.ts';
import type { PageText } from './text/page-text.ts';

type PagesProps = {
  pdf: PDFDocumentProxy;
  title: string;
  page: number;
  scroller: PageScroller;
  /** False until it is known at which scale pages are drawn. */
  isReady: boolean;
  paper: Paper;
  onScroll: (element: HTMLElement) => void;
  onZoom: (scale: number) => void;
  onDoubleTap: (x: number, y: number) => void;
  onSize: (index: number, size: PageSize) => void;
  onText: (text: PageText, canvas: HTMLCanvasElement) => void;
  watermark: string;
  queue: DrawingQueue;
  search: Search;
};

/** The column of pages, of which only those near the view are there. */
export function Pages(props: PagesProps) {
  const { pdf, title, page, scroller, isReady, paper, onZoom, onSize, onText, watermark, queue, search } =
    props;
  const content = useRef<HTMLDivElement>(null);
  const reader = useRef(page);
  reader.current = page;
  const distance = useCallback((index: number) => Math.abs(index + 1 - reader.current), []);
  const { view, layout, scale, shown, holdAt } = scroller;
  usePinch({
    view,
    content,
    scale,
    onZoom: (wanted, x, y) => {
      holdAt(x, y);
      onZoom(wanted);
    },
  });
  useDoubleTap(view, props.onDoubleTap);
  const scroll = () => {
    scroller.onScroll();
    if (view.current) props.onScroll(view.current);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a labelled region that scrolls, not a part of the page's outline
    <div
      ref={view}
      role="group"
      aria-label={`Pages of ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      onScroll={scroll}
      className="size-full touch-pan-x touch-pan-y overflow-x-auto overflow-y-scroll bg-sunk outline-offset-[-2px] select-none"
    >
      <div
        ref={content}
        style={{ width: layout.width, height: layout.height }}
        className="relative overflow-hidden"
      >
        {shown &&
          layout.boxes.slice(shown[0], shown[1] + 1).map((box, at) => {
            const index = shown[0] + at;
            return (
              <PageView
                key={index}
                pdf={pdf}
                index={index}
                box={box}
                crop={layout.crop}
                scale={scale}
                isReady={isReady}
                paper={paper}
                watermark={watermark}
                queue={queue}
                distance={distance}
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
