/** In points, as the document says it. */
export type PageSize = { width: number; height: number };

/** The part of every page that is shown, as parts of its width and height. */
export type Crop = { left: number; top: number; right: number; bottom: number };

export const WHOLE_PAGE: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

export type PageBox = { top: number; left: number; width: number; height: number };

export type PageLayout = {
  /** Of what is shown of each page. */
  boxes: readonly PageBox[];
  width: number;
  height: number;
  crop: Crop;
};

/** Between pages. */
export const GAP = 12;
/** Between a page and the sides of the view, which are precious. */
export const EDGE = 4;

/** Where every page stands, in CSS pixels, whether it is drawn or not. Pages count from 0 here. */
export function layOut(
  sizes: readonly PageSize[],
  scale: number,
  viewWidth: number,
  crop: Crop = WHOLE_PAGE,
): PageLayout {
  const wide = scale * (crop.right - crop.left);
  const high = scale * (crop.bottom - crop.top);
  const widest = sizes.reduce((most, size) => Math.max(most, size.width * wide), 0);
  // a page that was made to fit may be a hair wider by rounding
  const width = Math.max(viewWidth, Math.ceil(widest - 0.01) + 2 * EDGE);
  let top = GAP;
  const boxes = sizes.map((size) => {
    const box = {
      top,
      left: (width - size.width * wide) / 2,
      width: size.width * wide,
      height: size.height * high,
    };
    top += box.height + GAP;
    return box;
  });
  return { boxes, width, height: top, crop };
}

/** The page at a height: the last one that begins at or above it. */
export function pageAt({ boxes }: PageLayout, y: number): number {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((boxes[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The pages that are at least partly between two heights, first and last. */
export function pagesBetween(layout: PageLayout, from: number, to: number): [number, number] {
  const first = pageAt(layout, from);
  const box = layout.boxes[first];
  const begins = box && box.top + box.height < from ? first + 1 : first;
  return [Math.min(begins, layout.boxes.length - 1), pageAt(layout, to)];
}

/** A spot of the document that stays where it is on the screen while everything around it changes. */
export type Anchor = { page: number; x: number; y: number };

/** What lies at a point of the laid-out whole, as parts of its whole page. */
export function anchorAt(layout: PageLayout, x: number, y: number): Anchor {
  const page = pageAt(layout, y);
  const box = layout.boxes[page];
  if (!box) return { page: 0, x: 0, y: 0 };
  const { left, top, right, bottom } = layout.crop;
  return {
    page,
    x: left + ((x - box.left) / box.width) * (right - left),
    y: top + ((y - box.top) / box.height) * (bottom - top),
  };
}

/** Where a spot lies in the laid-out whole; what is cropped away above or to the left lies at the edge. */
export function pointOf(layout: PageLayout, anchor: Anchor): { x: number; y: number } {
  const box = layout.boxes[anchor.page];
  if (!box) return { x: 0, y: 0 };
  const { left, top, right, bottom } = layout.crop;
  return {
    x: box.left + (Math.max(0, anchor.x - left) / (right - left)) * box.width,
    y: box.top + (Math.max(0, anchor.y - top) / (bottom - top)) * box.height,
  };
}
