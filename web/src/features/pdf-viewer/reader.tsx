import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { DrawingQueue } from './drawing/drawing-queue.ts';
import { FoldedBar } from './folded-bar.tsx';
import { isFind, isSaveOrPrint, pageByKey } from './keys.ts';
import type { PageSize } from './layout/page-layout.ts';
import { useColumnZoom } from './layout/use-column-zoom.ts';
import { useCrop } from './layout/use-crop.ts';
import { usePageScroller } from './layout/use-page-scroller.ts';
import { usePageSizes } from './layout/use-page-sizes.ts';
import { Overview } from './overview.tsx';
import { Pages } from './pages.tsx';
import { rememberedPage, rememberPage } from './place.ts';
import { useReadingChoices } from './reading-choices.ts';
import { SearchBar } from './search/search-bar.tsx';
import { useSearch } from './search/use-search.ts';
import { SmallLetters } from './small-letters.tsx';
import { Stalled } from './stalled.tsx';
import { OptionsBar } from './toolbar/options-bar.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { ZoomSteps } from './toolbar/zoom-tools.tsx';
import { useFolding } from './use-folding.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { usePaper } from './use-paper.ts';
import { firstZoom, type Zoom } from './zoom.ts';

const TextView = lazy(async () => ({ default: (await import('./text-view/text-view.tsx')).TextView }));

/** On a phone from side to side, and as high as what the bar above leaves. */
export const READER_IN_PAGE =
  'h-[min(85dvh,60rem)] min-h-96 rounded-soft border border-line compact:-mx-[clamp(1rem,3vw,2rem)] compact:h-[calc(100dvh-4rem)] compact:min-h-0 compact:rounded-none compact:border-x-0';
/** As the variant `compact` of ui/style.css has it. */
const SMALL_SCREEN = '(width < 40rem), (height < 30rem)';

type ReaderProps = {
  pdf: PDFDocumentProxy;
  firstSize: PageSize;
  title: string;
  watermark: string;
  place: string;
  student: string;
  stalled: string | undefined;
  onTryAgain: () => void;
};

/** An open document with all that can be done with it. */
export function Reader({
  pdf,
  firstSize,
  title,
  watermark,
  place,
  student,
  stalled,
  onTryAgain,
}: ReaderProps) {
  const frame = useRef<HTMLElement>(null);
  const [queue] = useState(() => new DrawingQueue(() => pdf.cleanup(true)));
  const [startPage] = useState(() => Math.min(rememberedPage(place), pdf.numPages));
  const [page, setPage] = useState(startPage);
  const [choices, choose] = useReadingChoices(student);
  const [zoom, setZoom] = useState<Zoom>(() => choices.zoom ?? firstZoom(window));
  const [query, setQuery] = useState<string | null>(null);
  const [overview, setOverview] = useState(false);
  const [options, setOptions] = useState(false);
  const [paper, setPaper] = usePaper(choices, choose);
  const { isFull, fillsWindow, toggle } = useFullscreen(frame);
  const isText = choices.view === 'text';
  const isSmall = useMediaQuery(SMALL_SCREEN);
  const folding = useFolding(frame, isSmall && query === null && !overview && !options);
  const { sizes, learn } = usePageSizes(pdf.numPages, firstSize);
  const cropping = useCrop(pdf, startPage, zoom === 'fit' && !isText);
  const scroller = usePageScroller({
    sizes,
    zoom,
    crop: cropping.crop,
    startPage,
    isShown: !isText,
    onPage: setPage,
    onMoved: folding.onMoved,
  });
  const search = useSearch(pdf, query ?? '', page);

  useEffect(() => rememberPage(place, page), [place, page]);

  const { goTo: goToPage, view } = scroller;
  const goToText = useRef<(page: number) => void>(() => {});
  const goTo = (wanted: number, part?: number) =>
    isText ? goToText.current(wanted) : goToPage(wanted, part);
  const { selected } = search;
  const show = useRef(goTo);
  show.current = goTo;
  useEffect(() => {
    if (selected) show.current(selected.page, selected.areas[0]?.y ?? 0);
  }, [selected]);

  const chooseZoom = (wanted: Zoom) => {
    setZoom(wanted);
    choose({ zoom: wanted });
  };
  const zoomToColumn = useColumnZoom({ pdf, sizes, scroller, zoom, onZoom: setZoom });
  const chooseView = (wanted: 'pages' | 'text', at = page) => {
    if (wanted === 'pages') scroller.holdPage(at);
    choose({ view: wanted });
    setOverview(false);
  };
  const toPages = useCallback(() => view.current?.focus({ preventScroll: true }), [view]);
  const press = (event: KeyboardEvent) => {
    if (isSaveOrPrint(event)) event.preventDefault();
    if (isFind(event)) {
      event.preventDefault();
      setQuery((before) => before ?? '');
    }
    // in a field the arrows belong to what is typed, and in running text to the lines
    if (event.target instanceof HTMLInputElement) return;
    if (isText && event.key.startsWith('Arrow')) return;
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
  const openOverview = () => {
    setOptions(false);
    setOverview(true);
  };
  const fillsScreen = isFull || folding.isFolded;
  return (
    // what fills the screen leaves its place in the page empty, so that nothing else moves
    <div className={fillsScreen ? READER_IN_PAGE : 'contents'}>
      <section
        ref={frame}
        aria-label={title}
        data-modal={fillsWindow || undefined}
        data-fills-screen={fillsScreen || undefined}
        onKeyDown={press}
        onContextMenu={(event) => event.preventDefault()}
        onCopy={(event) => event.preventDefault()}
        className={`flex flex-col overflow-hidden bg-sheet print:hidden ${fillsScreen ? 'fixed inset-0 z-30' : READER_IN_PAGE}`}
      >
        <div hidden={folding.isFolded}>
          <Toolbar
            page={page}
            pages={pdf.numPages}
            onPage={goTo}
            zoom={zoom}
            scale={scroller.scale}
            onZoom={chooseZoom}
            isText={isText}
            onText={() => chooseView(isText ? 'pages' : 'text')}
            searching={query !== null}
            onSearch={() => (query === null ? setQuery('') : closeSearch())}
            overview={overview}
            onOverview={() => (overview ? closeOverview() : openOverview())}
            options={options}
            onOptions={() => setOptions(!options)}
            isFull={isFull}
            onFullscreen={toggle}
          />
        </div>
        {options && (
          <OptionsBar
            choices={choices}
            onChoose={choose}
            paper={paper}
            onPaper={setPaper}
            zoomTools={<ZoomSteps scale={scroller.scale} onZoom={chooseZoom} />}
            onOverview={openOverview}
          />
        )}
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
          {isText ? (
            <Suspense fallback={<p className="p-5 text-ink-soft">Loading text …</p>}>
              <TextView
                pdf={pdf}
                title={title}
                page={page}
                size={choices.textSize}
                watermark={watermark}
                query={query ?? ''}
                goTo={goToText}
                onPage={setPage}
                onScroll={folding.onScroll}
                onMoved={folding.onMoved}
                onShowPage={(wanted) => chooseView('pages', wanted)}
              />
            </Suspense>
          ) : (
            <Pages
              pdf={pdf}
              title={title}
              page={page}
              scroller={scroller}
              isReady={cropping.isReady}
              paper={paper}
              onScroll={folding.onScroll}
              onZoom={chooseZoom}
              onDoubleTap={zoomToColumn}
              onSize={learn}
              onText={cropping.learn}
              watermark={watermark}
              queue={queue}
              search={search}
            />
          )}
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
          {isSmall && !isText && !choices.declinedText && !folding.isFolded && !overview && (
            <SmallLetters
              pdf={pdf}
              page={startPage}
              scale={scroller.scale}
              onText={() => chooseView('text')}
              onDecline={() => choose({ declinedText: true })}
            />
          )}
          {folding.isFolded && <FoldedBar page={page} pages={pdf.numPages} onUnfold={folding.unfold} />}
          {stalled !== undefined && <Stalled problem={stalled} onTryAgain={onTryAgain} />}
        </div>
        <p aria-live="polite" className="sr-only">
          Page {page} of {pdf.numPages}
        </p>
      </section>
    </div>
  );
}
