import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { clampZoom, type Zoom } from '../zoom.ts';
import { type Anchor, EDGE, type PageSize } from './page-layout.ts';
import type { PageScroller } from './use-page-scroller.ts';

/** A column that already fills the view is enlarged by this factor. */
const ENLARGE = 1.7;
/** A column that would grow by less than this factor counts as filling the view. */
const ALMOST_FILLED = 1.12;

type ColumnZoom = {
  pdf: PDFDocumentProxy;
  sizes: readonly PageSize[];
  scroller: PageScroller;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
};

/** Handles a double tap: the first one fits the tapped column to the view, the next one restores the zoom. */
export function useColumnZoom({ pdf, sizes, scroller, zoom, onZoom }: ColumnZoom) {
  const columnZoom = useRef<{ applied: Zoom; previous: Zoom } | null>(null);
  useEffect(() => {
    // the zoom was changed by other means
    if (columnZoom.current && zoom !== columnZoom.current.applied) columnZoom.current = null;
  }, [zoom]);

  return async (x: number, y: number): Promise<void> => {
    if (columnZoom.current) {
      scroller.keepPoint(x, y);
      onZoom(columnZoom.current.previous);
      columnZoom.current = null;
      return;
    }
    const anchor = scroller.getAnchorAt(x, y);
    const column = await findColumnAt(pdf, anchor).catch(() => null);
    const availableWidth = (scroller.view.current?.clientWidth ?? 0) - 2 * EDGE;
    const width = (sizes[anchor.page]?.width ?? 1) * (column ? column.right - column.left : 1);
    const fittingZoom = clampZoom(availableWidth / width);
    const scale = scroller.layout.boxes[anchor.page]?.scale ?? 1;
    const isFilled = fittingZoom / scale < ALMOST_FILLED;
    const applied = isFilled ? clampZoom(scale * ENLARGE) : fittingZoom;
    columnZoom.current = { applied, previous: zoom };
    if (column && !isFilled) scroller.moveToLeft({ ...anchor, x: column.left }, y);
    else scroller.keepPoint(x, y);
    onZoom(applied);
  };
}

async function findColumnAt(pdf: PDFDocumentProxy, { page, x, y }: Anchor) {
  const [{ readPageText }, { findColumn }] = await Promise.all([
    import('../text/page-text.ts'),
    import('../text/columns.ts'),
  ]);
  return findColumn(await readPageText(await pdf.getPage(page + 1)), x, y);
}
