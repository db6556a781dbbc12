import { type Crop, WHOLE_PAGE } from '@sikhya/contract/page-crop.ts';
import { toScale, type Zoom } from '../zoom.ts';

/** In PDF points. */
export type PageSize = { width: number; height: number };

export type PageBox = {
  top: number;
  left: number;
  width: number;
  height: number;
  /** Pages of different sizes have different scales when each of them fits the view. */
  scale: number;
};

export type PageLayout = {
  /** The visible part of each page. */
  boxes: readonly PageBox[];
  width: number;
  height: number;
  crop: Crop;
};

/** Between two pages. */
export const GAP = 12;
/** Between a page and the sides of the view. */
export const EDGE = 4;

/** Computes the position of every page in CSS pixels, drawn or not. Page indexes start at 0. */
export function layOutPages(
  sizes: readonly PageSize[],
  zoom: Zoom,
  viewWidth: number,
  crop: Crop = WHOLE_PAGE,
): PageLayout {
  const [cropWidth, cropHeight] = [crop.right - crop.left, crop.bottom - crop.top];
  const parts = sizes.map((size) => {
    const width = size.width * cropWidth;
    const scale = toScale(zoom, viewWidth - 2 * EDGE, width);
    return { width: width * scale, height: size.height * cropHeight * scale, scale };
  });
  const widest = parts.reduce((max, part) => Math.max(max, part.width), 0);
  // subtract a little, because rounding can make a page that fits slightly wider than the view
  const width = Math.max(viewWidth, Math.ceil(widest - 0.01) + 2 * EDGE);
  let top = GAP;
  const boxes = parts.map((part) => {
    const box = { ...part, top, left: (width - part.width) / 2 };
    top += box.height + GAP;
    return box;
  });
  return { boxes, width, height: top, crop };
}

/** Returns the index of the last page that starts at or above y. */
export function findPageAt({ boxes }: PageLayout, y: number): number {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((boxes[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the indexes of the first and last page that are at least partly between two heights. */
export function findPagesBetween(layout: PageLayout, fromY: number, toY: number): [number, number] {
  const index = findPageAt(layout, fromY);
  const box = layout.boxes[index];
  const first = box && box.top + box.height < fromY ? index + 1 : index;
  return [Math.min(first, layout.boxes.length - 1), findPageAt(layout, toY)];
}

/** A point of the document that does not depend on zoom and crop: a page index, and fractions of the whole page. */
export type Anchor = { page: number; x: number; y: number };

/** Converts a point of the layout to an anchor. */
export function toAnchor(layout: PageLayout, x: number, y: number): Anchor {
  const page = findPageAt(layout, y);
  const box = layout.boxes[page];
  if (!box) return { page: 0, x: 0, y: 0 };
  const { left, top, right, bottom } = layout.crop;
  return {
    page,
    x: left + ((x - box.left) / box.width) * (right - left),
    y: top + ((y - box.top) / box.height) * (bottom - top),
  };
}

/** Converts an anchor to a point of the layout. An anchor left of or above the crop is moved to its edge. */
export function toPoint(layout: PageLayout, anchor: Anchor): { x: number; y: number } {
  const box = layout.boxes[anchor.page];
  if (!box) return { x: 0, y: 0 };
  const { left, top, right, bottom } = layout.crop;
  return {
    x: box.left + (Math.max(0, anchor.x - left) / (right - left)) * box.width,
    y: box.top + (Math.max(0, anchor.y - top) / (bottom - top)) * box.height,
  };
}
