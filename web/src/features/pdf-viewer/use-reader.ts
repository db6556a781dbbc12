import type { Crop } from '@sikhya/contract/page-crop.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { DrawingQueue } from './drawing/drawing-queue.ts';
import { getPageForKey, isFind, isSaveOrPrint } from './keyboard.ts';
import { loadLastPage, saveLastPage } from './last-page.ts';
import type { Anchor, PageSize } from './layout/page-layout.ts';
import { useColumnZoom } from './layout/use-column-zoom.ts';
import { useCrop } from './layout/use-crop.ts';
import { usePageScroller } from './layout/use-page-scroller.ts';
import { usePageSizes } from './layout/use-page-sizes.ts';
import { useReadingSettings } from './reading-settings.ts';
import { type Hit, useSearch } from './search/use-search.ts';
import type { TextViewHandle } from './text-view/text-view.tsx';
import { useCollapseOnScroll } from './use-collapse-on-scroll.ts';
import { usePageColours } from './use-page-colours.ts';
import { getInitialZoom, type Zoom } from './zoom.ts';

/** The same condition as the variant `compact` of ui/style.css. */
const SMALL_SCREEN = '(width < 40rem), (height < 30rem)';

type ReaderInput = {
  pdf: PDFDocumentProxy;
  firstPageSize: PageSize;
  firstCrop: Crop | undefined;
  startPoint: Anchor | undefined;
  documentKey: string;
  studentKey: string;
  frame: RefObject<HTMLElement | null>;
};

export type ReaderState = ReturnType<typeof useReader>;

/** The state of an open document and everything that can be done with it. */
export function useReader(input: ReaderInput) {
  const { pdf, firstPageSize, firstCrop, startPoint, documentKey, studentKey, frame } = input;
  const [queue] = useState(() => new DrawingQueue(() => pdf.cleanup(true)));
  const { startPage, page, setPage } = useCurrentPage(documentKey, pdf.numPages);
  const [settings, changeSettings] = useReadingSettings(studentKey);
  const [zoom, setZoom] = useState<Zoom>(() => settings.zoom ?? getInitialZoom(window));
  const panels = usePanels();
  const [colours, setColours] = usePageColours(settings, changeSettings);
  const isTextView = settings.view === 'text';
  const isSmallScreen = useMediaQuery(SMALL_SCREEN);
  const collapse = useCollapseOnScroll(frame, isSmallScreen && !panels.isAnyOpen);
  const pageSizes = usePageSizes(pdf.numPages, firstPageSize);
  const knownCrop = startPage === 1 ? firstCrop : undefined;
  const cropping = useCrop(pdf, startPage, zoom === 'fit' && !isTextView, knownCrop);
  const scroller = usePageScroller({
    sizes: pageSizes.sizes,
    zoom,
    crop: cropping.crop,
    startPage,
    startPoint,
    isVisible: !isTextView,
    onPage: setPage,
    onProgrammaticScroll: collapse.onProgrammaticScroll,
  });
  const scale = scroller.layout.boxes[page - 1]?.scale ?? 1;
  const textView = useRef<TextViewHandle>(null);
  const search = useSearch(pdf, panels.query ?? '', page);
  const zoomToColumn = useColumnZoom({ pdf, sizes: pageSizes.sizes, scroller, zoom, onZoom: setZoom });

  /** `position` is on the page, as fractions of its size. */
  const goTo = (target: number, position?: { x: number; y: number }) =>
    isTextView ? textView.current?.goTo(target) : scroller.goTo(target, position);
  useGoToSelected(search.selected, goTo);

  const focusPages = () => scroller.view.current?.focus({ preventScroll: true });
  const changeZoom = (newZoom: Zoom) => {
    setZoom(newZoom);
    changeSettings({ zoom: newZoom });
  };
  const changeView = (view: 'pages' | 'text', atPage = page) => {
    if (view === 'pages') scroller.keepPage(atPage);
    changeSettings({ view });
    panels.setThumbnailsOpen(false);
  };
  const closeThumbnails = (chosenPage?: number) => {
    panels.setThumbnailsOpen(false);
    if (chosenPage !== undefined) goTo(chosenPage);
    focusPages();
  };
  const closeSearch = () => panels.setQuery(null);
  const openSearch = () => panels.setQuery((before) => before ?? '');
  const onKeyDown = (event: KeyboardEvent) =>
    handleKey(event, { page, pageCount: pdf.numPages, isTextView, goTo, openSearch });

  return {
    ...panels,
    pdf,
    queue,
    startPage,
    page,
    setPage,
    goTo,
    settings,
    changeSettings,
    zoom,
    scale,
    changeZoom,
    zoomToColumn,
    search,
    closeSearch,
    closeThumbnails,
    colours,
    setColours,
    isTextView,
    changeView,
    textView,
    isSmallScreen,
    collapse,
    pageSizes,
    cropping,
    scroller,
    onKeyDown,
  };
}

/** Search, thumbnails and options: which of them are open. */
function usePanels() {
  /** null while the search is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const [areThumbnailsOpen, setThumbnailsOpen] = useState(false);
  const [areOptionsOpen, setOptionsOpen] = useState(false);
  const openThumbnails = () => {
    setOptionsOpen(false);
    setThumbnailsOpen(true);
  };
  const isAnyOpen = query !== null || areThumbnailsOpen || areOptionsOpen;
  return {
    query,
    setQuery,
    areThumbnailsOpen,
    setThumbnailsOpen,
    openThumbnails,
    areOptionsOpen,
    setOptionsOpen,
    isAnyOpen,
  };
}

/** The page being read. A document opens at the page that was read last on this device. */
function useCurrentPage(documentKey: string, pageCount: number) {
  const [startPage] = useState(() => Math.min(loadLastPage(documentKey), pageCount));
  const [page, setPage] = useState(startPage);
  useEffect(() => saveLastPage(documentKey, page), [documentKey, page]);
  return { startPage, page, setPage };
}

/** Shows the search result that was selected. */
function useGoToSelected(
  selected: Hit | undefined,
  goTo: (page: number, position?: { x: number; y: number }) => void,
): void {
  const goToHit = useEffectEvent((hit: Hit) => goTo(hit.page, hit.areas[0]));
  useEffect(() => {
    if (selected) goToHit(selected);
  }, [selected]);
}

type KeyTarget = {
  page: number;
  pageCount: number;
  isTextView: boolean;
  goTo: (page: number) => void;
  openSearch: () => void;
};

function handleKey(event: KeyboardEvent, { page, pageCount, isTextView, goTo, openSearch }: KeyTarget): void {
  if (isSaveOrPrint(event)) event.preventDefault();
  if (isFind(event)) {
    event.preventDefault();
    openSearch();
  }
  // arrows move the cursor in an input, and scroll by lines in the text view
  if (event.target instanceof HTMLInputElement) return;
  if (isTextView && event.key.startsWith('Arrow')) return;
  const target = getPageForKey(event, page, pageCount);
  if (target === undefined) return;
  event.preventDefault();
  goTo(target);
}
