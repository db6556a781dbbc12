/** In points, as the document says it. */
export type PageSize = { width: number; height: number };

export type PageBox = { top: number; left: number; width: number; height: number };

export type PageLayout = { boxes: readonly PageBox[]; width: number; height: number };

/** Between pages, and between them and the edge. */
export const GAP = 12;

/** Where every page stands, in CSS pixels, whether it is drawn or not. Pages count from 0 here. */
export function layOut(sizes: readonly PageSize[], scale: number, viewWidth: number): PageLayout {
  const widest = sizes.reduce((most, size) => Math.max(most, size.width * scale), 0);
  const width = Math.max(viewWidth, Math.ceil(widest) + 2 * GAP);
  let top = GAP;
  const boxes = sizes.map((size) => {
    const box = {
      top,
      left: (width - size.width * scale) / 2,
      width: size.width * scale,
      height: size.height * scale,
    };
    top += box.height + GAP;
    return box;
  });
  return { boxes, width, height: top };
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

/** What lies at a point of the laid-out whole, as parts of its page. */
export function anchorAt(layout: PageLayout, x: number, y: number): Anchor {
  const page = pageAt(layout, y);
  const box = layout.boxes[page];
  if (!box) return { page: 0, x: 0, y: 0 };
  return { page, x: (x - box.left) / box.width, y: (y - box.top) / box.height };
}

export function pointOf(layout: PageLayout, anchor: Anchor): { x: number; y: number } {
  const box = layout.boxes[anchor.page];
  if (!box) return { x: 0, y: 0 };
  return { x: box.left + anchor.x * box.width, y: box.top + anchor.y * box.height };
}
