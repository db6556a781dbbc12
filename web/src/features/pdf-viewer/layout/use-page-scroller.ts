import { type Crop, WHOLE_PAGE } from '@sikhya/contract/page-crop.ts';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Zoom } from '../zoom.ts';
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
import { useViewSize } from './use-view-size.ts';

/** A point of the document and its position in the view; without x it is in the middle. */
type ScrollTarget = { anchor: Anchor; x?: number; y: number };

type ScrollerInput = {
  sizes: readonly PageSize[];
  zoom: Zoom;
  /** null shows whole pages. */
  crop: Crop | null;
  startPage: number;
  /** The position to start at instead of the top of the page. */
  startPoint?: Anchor | undefined;
  /** False in the text view, where there are no pages to scroll. */
  isVisible: boolean;
  onPage: (page: number) => void;
  onProgrammaticScroll: (element: HTMLElement) => void;
};

export type PageScroller = {
  view: RefObject<HTMLDivElement | null>;
  layout: PageLayout;
  /** Indexes of the first and last page to draw; null until the view has a size. */
  drawnPages: readonly [number, number] | null;
  onScroll: () => void;
  /** Scrolls to the top of a page, or shows a position on it, given as fractions of its size, in the middle. */
  goTo: (page: number, position?: { x: number; y: number }) => void;
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
  const viewSize = useViewSize(view, isVisible);
  const [drawnPages, setDrawnPages] = useState<readonly [number, number] | null>(null);
  const layout = useMemo(
    () => layOutPages(sizes, zoom, viewSize.width, crop ?? WHOLE_PAGE),
    [sizes, zoom, viewSize.width, crop],
  );
  const { target, requestedPage, setTarget, keepPage } = useScrollTarget(startPage, startPoint);

  const update = useCallback(() => {
    const element = view.current;
    if (!element || element.clientWidth === 0) return;
    const { scrollTop, clientHeight } = element;
    target.current = findTarget(element, layout);
    const requested = requestedPage.current;
    if (requested && Math.abs(requested.scrollTop - scrollTop) > 2) requestedPage.current = null;
    onPage(requestedPage.current?.page ?? findPageAt(layout, scrollTop + clientHeight / 2) + 1);
    const [first, last] = findPagesBetween(layout, scrollTop - clientHeight, scrollTop + 2 * clientHeight);
    setDrawnPages((before) => (before && before[0] === first && before[1] === last ? before : [first, last]));
  }, [target, requestedPage, layout, onPage]);

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
  }, [target, requestedPage, layout, viewSize, update, isVisible, onProgrammaticScroll]);
  useScrollEnd(view, update);

  const goTo = useCallback(
    (page: number, position?: { x: number; y: number }) => {
      const element = view.current;
      const box = layout.boxes[page - 1];
      if (!element || !box) return;
      const { scrollLeft, clientWidth, clientHeight } = element;
      if (position) {
        const { x, y } = toPoint(layout, { page: page - 1, ...position });
        element.scrollTop = y - clientHeight / 2;
        if (x < scrollLeft || x > scrollLeft + clientWidth) element.scrollLeft = x - clientWidth / 2;
      } else element.scrollTop = box.top - GAP;
      requestedPage.current = { page, scrollTop: element.scrollTop };
      onProgrammaticScroll(element);
      update();
    },
    [requestedPage, layout, update, onProgrammaticScroll],
  );
  const getAnchorAt = useCallback(
    (x: number, y: number) =>
      toAnchor(layout, (view.current?.scrollLeft ?? 0) + x, (view.current?.scrollTop ?? 0) + y),
    [layout],
  );
  const keepPoint = useCallback(
    (x: number, y: number) => setTarget({ anchor: getAnchorAt(x, y), x, y }),
    [setTarget, getAnchorAt],
  );
  const moveToLeft = useCallback(
    (anchor: Anchor, y: number) => setTarget({ anchor, x: EDGE, y }),
    [setTarget],
  );
  const actions = { onScroll: update, goTo, keepPoint, keepPage, moveToLeft, getAnchorAt };
  return { view, layout, drawnPages, ...actions };
}

/** The point that stays in place when the layout changes. */
function useScrollTarget(startPage: number, startPoint: Anchor) {
  // a page wider than the view starts at its left edge, where the lines start
  const target = useRef<ScrollTarget>({ anchor: startPoint, x: EDGE, y: GAP });
  // the page passed to goTo is the current page, even when the end of the document keeps it below the top of the view
  const requestedPage = useRef<{ page: number; scrollTop: number } | null>({ page: startPage, scrollTop: 0 });
  const setTarget = useCallback((newTarget: ScrollTarget) => {
    target.current = newTarget;
    requestedPage.current = null;
  }, []);
  const keepPage = useCallback((page: number) => {
    target.current = { anchor: { page: page - 1, x: 0, y: 0 }, x: EDGE, y: GAP };
    requestedPage.current = { page, scrollTop: 0 };
  }, []);
  return { target, requestedPage, setTarget, keepPage };
}

/** The point at the top of the view. At the left edge, that edge stays in place when the width of the view changes. */
function findTarget({ scrollLeft, scrollTop, clientWidth }: HTMLElement, layout: PageLayout): ScrollTarget {
  if (scrollLeft <= EDGE)
    return { anchor: toAnchor(layout, scrollLeft + EDGE, scrollTop + GAP), x: EDGE, y: GAP };
  return { anchor: toAnchor(layout, scrollLeft + clientWidth / 2, scrollTop + GAP), y: GAP };
}

/** When a new layout interrupts a scroll, only the `scrollend` event has the final position. */
function useScrollEnd(view: RefObject<HTMLDivElement | null>, update: () => void): void {
  useEffect(() => {
    const element = view.current;
    element?.addEventListener('scrollend', update);
    return () => element?.removeEventListener('scrollend', update);
  }, [view, update]);
}
