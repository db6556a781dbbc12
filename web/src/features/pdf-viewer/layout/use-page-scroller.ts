import { type Crop, WHOLE_PAGE } from '@sikhya/contract/page-crop.ts';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toScale, type Zoom } from '../zoom.ts';
import {
  type Anchor,
  EDGE,
  findPageAt,
  findPagesBetween,
  GAP,
  layOutPages,
  type PageLayout,
  type PageSize,
  toAnchor,
  toPoint,
} from './page-layout.ts';

/** A point of the document and its position in the view; without x it is in the middle. */
type ScrollTarget = { anchor: Anchor; x?: number; y: number };

type ScrollerInput = {
  sizes: readonly PageSize[];
  zoom: Zoom;
  /** null shows whole pages. */
  crop: Crop | null;
  startPage: number;
  /** Where to start instead of at the top of the page. */
  startPoint?: Anchor | undefined;
  /** False in the text view, where there are no pages to scroll. */
  isVisible: boolean;
  onPage: (page: number) => void;
  onProgrammaticScroll: (element: HTMLElement) => void;
};

export type PageScroller = {
  view: RefObject<HTMLDivElement | null>;
  scale: number;
  layout: PageLayout;
  /** Indexes of the first and last page to draw; null until the view has a size. */
  drawnPages: readonly [number, number] | null;
  onScroll: () => void;
  /** Scrolls to the top of a page, or centres a position on it, given as a fraction of its height. */
  goTo: (page: number, y?: number) => void;
  /** The next change of zoom keeps this point of the view in place. */
  keepPoint: (x: number, y: number) => void;
  /** The page view starts at this page when it is shown again. */
  keepPage: (page: number) => void;
  /** The next change of zoom moves an anchor to the left side of the view, at this height. */
  moveToLeft: (anchor: Anchor, y: number) => void;
  getAnchorAt: (x: number, y: number) => Anchor;
};

/**
 * Scrolls a column of pages and decides which of them are near enough to be drawn. When the zoom, the size of the view
 * or the size of a page changes, the text being read stays where it is.
 */
export function usePageScroller({
  sizes,
  zoom,
  crop,
  startPage,
  startPoint = { page: startPage - 1, x: 0, y: 0 },
  isVisible,
  onPage,
  onProgrammaticScroll,
}: ScrollerInput): PageScroller {
  const view = useRef<HTMLDivElement>(null);
  const [viewSize, setViewSize] = useState({ width: 0, height: 0 });
  const [drawnPages, setDrawnPages] = useState<readonly [number, number] | null>(null);
  const visiblePart = crop ?? WHOLE_PAGE;
  const visibleWidth = (sizes[0]?.width ?? 1) * (visiblePart.right - visiblePart.left);
  const scale = toScale(zoom, viewSize.width - 2 * EDGE, visibleWidth);
  const layout = useMemo(
    () => layOutPages(sizes, scale, viewSize.width, visiblePart),
    [sizes, scale, viewSize.width, visiblePart],
  );
  // a page wider than the view starts at its left edge, where the lines start
  const target = useRef<ScrollTarget>({ anchor: startPoint, x: EDGE, y: GAP });
  // the page passed to goTo is the current page, even when the end of the document keeps it below the top of the view
  const requestedPage = useRef<{ page: number; scrollTop: number } | null>({ page: startPage, scrollTop: 0 });

  const update = useCallback(() => {
    const element = view.current;
    if (!element || element.clientWidth === 0) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    // at the left edge, the left edge stays in place when the width of the view changes
    target.current =
      scrollLeft <= EDGE
        ? { anchor: toAnchor(layout, scrollLeft + EDGE, scrollTop + GAP), x: EDGE, y: GAP }
        : { anchor: toAnchor(layout, scrollLeft + clientWidth / 2, scrollTop + GAP), y: GAP };
    const requested = requestedPage.current;
    if (requested && Math.abs(requested.scrollTop - scrollTop) > 2) requestedPage.current = null;
    onPage(requestedPage.current?.page ?? findPageAt(layout, scrollTop + clientHeight / 2) + 1);
    const [first, last] = findPagesBetween(layout, scrollTop - clientHeight, scrollTop + 2 * clientHeight);
    setDrawnPages((before) => (before && before[0] === first && before[1] === last ? before : [first, last]));
  }, [layout, onPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: isVisible mounts another element
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => {
      // clientWidth rounds up, and half a pixel too much would scroll sideways
      const scrollbar = element.offsetWidth - element.clientWidth;
      const width = Math.floor(element.getBoundingClientRect().width) - scrollbar;
      const height = element.clientHeight;
      setViewSize((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isVisible]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: isVisible mounts another element
  useLayoutEffect(() => {
    const element = view.current;
    if (!element || viewSize.width === 0) return;
    const { anchor, x = viewSize.width / 2, y } = target.current;
    const point = toPoint(layout, anchor);
    element.scrollLeft = point.x - x;
    element.scrollTop = point.y - y;
    if (requestedPage.current) requestedPage.current.scrollTop = element.scrollTop;
    onProgrammaticScroll(element);
    update();
  }, [layout, viewSize, update, isVisible, onProgrammaticScroll]);

  const goTo = useCallback(
    (page: number, y?: number) => {
      const element = view.current;
      const box = layout.boxes[page - 1];
      if (!element || !box) return;
      element.scrollTop =
        y === undefined
          ? box.top - GAP
          : toPoint(layout, { page: page - 1, x: 0, y }).y - element.clientHeight / 2;
      requestedPage.current = { page, scrollTop: element.scrollTop };
      onProgrammaticScroll(element);
      update();
    },
    [layout, update, onProgrammaticScroll],
  );

  const getAnchorAt = useCallback(
    (x: number, y: number) =>
      toAnchor(layout, (view.current?.scrollLeft ?? 0) + x, (view.current?.scrollTop ?? 0) + y),
    [layout],
  );
  const keepPoint = useCallback(
    (x: number, y: number) => {
      target.current = { anchor: getAnchorAt(x, y), x, y };
      requestedPage.current = null;
    },
    [getAnchorAt],
  );
  const keepPage = useCallback((page: number) => {
    target.current = { anchor: { page: page - 1, x: 0, y: 0 }, x: EDGE, y: GAP };
    requestedPage.current = { page, scrollTop: 0 };
  }, []);
  const moveToLeft = useCallback((anchor: Anchor, y: number) => {
    target.current = { anchor, x: EDGE, y };
    requestedPage.current = null;
  }, []);

  useScrollEnd(view, update);
  return {
    view,
    scale,
    layout,
    drawnPages,
    onScroll: update,
    goTo,
    keepPoint,
    keepPage,
    moveToLeft,
    getAnchorAt,
  };
}

/** When a new layout interrupts a scroll, only the `scrollend` event has the final position. */
function useScrollEnd(view: RefObject<HTMLDivElement | null>, update: () => void): void {
  useEffect(() => {
    const element = view.current;
    element?.addEventListener('scrollend', update);
    return () => element?.removeEventListener('scrollend', update);
  }, [view, update]);
}
