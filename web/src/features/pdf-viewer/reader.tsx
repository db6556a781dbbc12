import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { DrawingQueue } from './drawing/drawing-queue.ts';
import { isFind, isSaveOrPrint, pageByKey } from './keys.ts';
import type { PageSize } from './layout/page-layout.ts';
import { usePageScroller } from './layout/use-page-scroller.ts';
import { usePageSizes } from './layout/use-page-sizes.ts';
import { Overview } from './overview.tsx';
import { Pages } from './pages.tsx';
import { rememberedPage, rememberPage } from './place.ts';
import { SearchBar } from './search/search-bar.tsx';
import { useSearch } from './search/use-search.ts';
import { Stalled } from './stalled.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { firstZoom, type Zoom } from './zoom.ts';

type ReaderProps = {
  pdf: PDFDocumentProxy;
  firstSize: PageSize;
  title: string;
  watermark: string;
  place: string;
  stalled: string | undefined;
  onTryAgain: () => void;
};

/** An open document with all that can be done with it. */
export function Reader({ pdf, firstSize, title, watermark, place, stalled, onTryAgain }: ReaderProps) {
  const frame = useRef<HTMLElement>(null);
  const [queue] = useState(() => new DrawingQueue(() => pdf.cleanup(true)));
  const [startPage] = useState(() => Math.min(rememberedPage(place), pdf.numPages));
  const [page, setPage] = useState(startPage);
  const [zoom, setZoom] = useState<Zoom>(() => firstZoom(window.innerWidth));
  const [query, setQuery] = useState<string | null>(null);
  const [overview, setOverview] = useState(false);
  const { isFull, fillsWindow, toggle } = useFullscreen(frame);
  const { sizes, learn } = usePageSizes(pdf.numPages, firstSize);
  const scroller = usePageScroller({ sizes, zoom, startPage, onPage: setPage });
  const search = useSearch(pdf, query ?? '', page);

  useEffect(() => rememberPage(place, page), [place, page]);

  const { goTo, view } = scroller;
  const { selected } = search;
  const show = useRef(goTo);
  show.current = goTo;
  useEffect(() => {
    if (selected) show.current(selected.page, selected.areas[0]?.y ?? 0);
  }, [selected]);

  const toPages = useCallback(() => view.current?.focus({ preventScroll: true }), [view]);
  const press = (event: KeyboardEvent) => {
    if (isSaveOrPrint(event)) event.preventDefault();
    if (isFind(event)) {
      event.preventDefault();
      setQuery((before) => before ?? '');
    }
    // in a field the arrows belong to what is typed
    if (event.target instanceof HTMLInputElement) return;
    const wanted = pageByKey(event, page, pdf.numPages);
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
  };
  const closeSearch = () => {
    setQuery(null);
    toPages();
  };
  const closeOverview = (wanted?: number) => {
    setOverview(false);
    if (wanted !== undefined) goTo(wanted);
    toPages();
  };
  return (
    <section
      ref={frame}
      aria-label={title}
      data-modal={fillsWindow || undefined}
      onKeyDown={press}
      onContextMenu={(event) => event.preventDefault()}
      onCopy={(event) => event.preventDefault()}
      className={`flex flex-col overflow-hidden bg-sheet print:hidden ${isFull ? 'fixed inset-0 z-30' : 'h-[min(85dvh,60rem)] min-h-96 rounded-soft border border-line'}`}
    >
      <Toolbar
        page={page}
        pages={pdf.numPages}
        onPage={goTo}
        zoom={zoom}
        scale={scroller.scale}
        onZoom={setZoom}
        searching={query !== null}
        onSearch={() => (query === null ? setQuery('') : closeSearch())}
        overview={overview}
        onOverview={() => (overview ? closeOverview() : setOverview(true))}
        isFull={isFull}
        onFullscreen={toggle}
      />
      {query !== null && (
        <SearchBar
          query={query}
          onQuery={setQuery}
          search={search}
          pages={pdf.numPages}
          onClose={closeSearch}
        />
      )}
      <div className="relative min-h-0 grow">
        <Pages
          pdf={pdf}
          title={title}
          page={page}
          scroller={scroller}
          onZoom={setZoom}
          onSize={learn}
          watermark={watermark}
          queue={queue}
          search={search}
        />
        {overview && (
          <Overview
            pdf={pdf}
            page={page}
            sizes={sizes}
            queue={queue}
            onChoose={closeOverview}
            onClose={() => closeOverview()}
          />
        )}
        {stalled !== undefined && <Stalled problem={stalled} onTryAgain={onTryAgain} />}
      </div>
      <p aria-live="polite" className="sr-only">
        Page {page} of {pdf.numPages}
      </p>
    </section>
  );
}
