import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { scaleOf, type Zoom } from '../zoom.ts';
import {
  type Anchor,
  anchorAt,
  type Crop,
  EDGE,
  GAP,
  layOut,
  type PageLayout,
  type PageSize,
  pageAt,
  pagesBetween,
  pointOf,
  WHOLE_PAGE,
} from './page-layout.ts';

/** A spot of the document and where in the view it is to stay; without x it stays in the middle. */
type Held = { at: Anchor; x?: number; y: number };

type ScrollerInput = {
  sizes: readonly PageSize[];
  zoom: Zoom;
  /** What is shown of each page; null for all of it. */
  crop: Crop | null;
  startPage: number;
  /** False while the document is shown as text, and there is nothing to scroll. */
  isShown: boolean;
  onPage: (page: number) => void;
  /** After it has scrolled by itself. */
  onMoved: (element: HTMLElement) => void;
};

export type PageScroller = {
  view: RefObject<HTMLDivElement | null>;
  scale: number;
  layout: PageLayout;
  /** First and last page to be drawn, from 0; null until the view has a size. */
  shown: readonly [number, number] | null;
  onScroll: () => void;
  /** Brings a page to the top, or a part of it (given as a part of its height) into the middle. */
  goTo: (page: number, part?: number) => void;
  /** The next change of zoom keeps what is at this point of the view where it is. */
  holdAt: (x: number, y: number) => void;
  /** Pages that are shown again begin with this one. */
  holdPage: (page: number) => void;
  /** What lies at a point of the view. */
  spotAt: (x: number, y: number) => Anchor;
  /** The next change of zoom brings a spot to the left side of the view, at this height. */
  holdLeft: (spot: Anchor, y: number) => void;
};

/**
 * A long column of pages of which only those near the view are drawn. Whatever changes (zoom, size of the view, a page
 * that turns out to be larger than thought) the spot that is read stays where it is.
 */
export function usePageScroller({
  sizes,
  zoom,
  crop,
  startPage,
  isShown,
  onPage,
  onMoved,
}: ScrollerInput): PageScroller {
  const view = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [shown, setShown] = useState<readonly [number, number] | null>(null);
  const shownOfPage = crop ?? WHOLE_PAGE;
  const shownWidth = (sizes[0]?.width ?? 1) * (shownOfPage.right - shownOfPage.left);
  const scale = scaleOf(zoom, room.width - 2 * EDGE, shownWidth);
  const layout = useMemo(
    () => layOut(sizes, scale, room.width, shownOfPage),
    [sizes, scale, room.width, shownOfPage],
  );
  // a page that is wider than the view begins where its lines begin
  const held = useRef<Held>({ at: { page: startPage - 1, x: 0, y: 0 }, x: EDGE, y: GAP });
  // a page that was asked for is the current one, also where the end of the document keeps it from the top
  const asked = useRef<{ page: number; top: number } | null>({ page: startPage, top: 0 });

  const look = useCallback(() => {
    const element = view.current;
    if (!element || element.clientWidth === 0) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    // whoever reads from the left edge stays there when the view changes its width
    held.current =
      scrollLeft <= EDGE
        ? { at: anchorAt(layout, scrollLeft + EDGE, scrollTop + GAP), x: EDGE, y: GAP }
        : { at: anchorAt(layout, scrollLeft + clientWidth / 2, scrollTop + GAP), y: GAP };
    if (asked.current && Math.abs(asked.current.top - scrollTop) > 2) asked.current = null;
    onPage(asked.current?.page ?? pageAt(layout, scrollTop + clientHeight / 2) + 1);
    const [first, last] = pagesBetween(layout, scrollTop - clientHeight, scrollTop + 2 * clientHeight);
    setShown((before) => (before && before[0] === first && before[1] === last ? before : [first, last]));
  }, [layout, onPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is another one when pages are shown again
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => {
      // clientWidth is rounded up, too, and half a pixel more would scroll sideways
      const bar = element.offsetWidth - element.clientWidth;
      const width = Math.floor(element.getBoundingClientRect().width) - bar;
      const height = element.clientHeight;
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(() => {
    const element = view.current;
    if (!element || room.width === 0) return;
    const { at, x = room.width / 2, y } = held.current;
    const point = pointOf(layout, at);
    element.scrollLeft = point.x - x;
    element.scrollTop = point.y - y;
    if (asked.current) asked.current.top = element.scrollTop;
    onMoved(element);
    look();
  }, [layout, room, look, isShown, onMoved]);

  const goTo = useCallback(
    (page: number, part?: number) => {
      const element = view.current;
      const box = layout.boxes[page - 1];
      if (!element || !box) return;
      const middle =
        part === undefined
          ? undefined
          : pointOf(layout, { page: page - 1, x: 0, y: part }).y - element.clientHeight / 2;
      element.scrollTop = middle ?? box.top - GAP;
      asked.current = { page, top: element.scrollTop };
      onMoved(element);
      look();
    },
    [layout, look, onMoved],
  );

  const holdAt = useCallback(
    (x: number, y: number) => {
      const element = view.current;
      if (!element) return;
      held.current = { at: anchorAt(layout, element.scrollLeft + x, element.scrollTop + y), x, y };
      asked.current = null;
    },
    [layout],
  );

  const spotAt = useCallback(
    (x: number, y: number) =>
      anchorAt(layout, (view.current?.scrollLeft ?? 0) + x, (view.current?.scrollTop ?? 0) + y),
    [layout],
  );
  const holdPage = useCallback((page: number) => {
    held.current = { at: { page: page - 1, x: 0, y: 0 }, x: EDGE, y: GAP };
    asked.current = { page, top: 0 };
  }, []);
  const holdLeft = useCallback((spot: Anchor, y: number) => {
    held.current = { at: spot, x: EDGE, y };
    asked.current = null;
  }, []);

  useScrollEnd(view, look);
  return { view, scale, layout, shown, onScroll: look, goTo, holdAt, holdPage, spotAt, holdLeft };
}

/** A scroll that was under way while the pages were laid out anew ends where only its last event says. */
function useScrollEnd(view: RefObject<HTMLDivElement | null>, look: () => void): void {
  useEffect(() => {
    const element = view.current;
    element?.addEventListener('scrollend', look);
    return () => element?.removeEventListener('scrollend', look);
  }, [view, look]);
}
