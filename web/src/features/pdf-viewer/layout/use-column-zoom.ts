import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { clampZoom, type Zoom } from '../zoom.ts';
import { type Anchor, EDGE, type PageSize } from './page-layout.ts';
import type { PageScroller } from './use-page-scroller.ts';

/** A column that fills the view already is brought nearer by this much. */
const NEARER = 1.7;
const MUCH_THE_SAME = 1.12;

type ColumnZoom = {
  pdf: PDFDocumentProxy;
  sizes: readonly PageSize[];
  scroller: PageScroller;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
};

/** What a double tap does: the column under the finger fills the view; the next one goes back. It is not remembered. */
export function useColumnZoom({ pdf, sizes, scroller, zoom, onZoom }: ColumnZoom) {
  const back = useRef<{ from: Zoom; to: Zoom } | null>(null);
  useEffect(() => {
    // another zoom was chosen meanwhile
    if (back.current && zoom !== back.current.from) back.current = null;
  }, [zoom]);

  return async (x: number, y: number): Promise<void> => {
    if (back.current) {
      scroller.holdAt(x, y);
      onZoom(back.current.to);
      back.current = null;
      return;
    }
    const spot = scroller.spotAt(x, y);
    // without text the spot itself is brought nearer
    const column = await columnOf(pdf, spot).catch(() => null);
    const room = (scroller.view.current?.clientWidth ?? 0) - 2 * EDGE;
    const width = (sizes[spot.page]?.width ?? 1) * (column ? column.right - column.left : 1);
    const fitting = clampZoom(room / width);
    const isFilled = fitting / scroller.scale < MUCH_THE_SAME;
    const wanted = isFilled ? clampZoom(scroller.scale * NEARER) : fitting;
    back.current = { from: wanted, to: zoom };
    if (column && !isFilled) scroller.holdLeft({ ...spot, x: column.left }, y);
    else scroller.holdAt(x, y);
    onZoom(wanted);
  };
}

async function columnOf(pdf: PDFDocumentProxy, { page, x, y }: Anchor) {
  const [{ readPageText }, { columnAt }] = await Promise.all([
    import('../text/page-text.ts'),
    import('../text/columns.ts'),
  ]);
  return columnAt(await readPageText(await pdf.getPage(page + 1)), x, y);
}
