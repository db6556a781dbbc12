import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { drawPage, releaseCanvas } from './drawing/draw-page.ts';
import type { DrawingQueue } from './drawing/drawing-queue.ts';
import type { PageSize } from './layout/page-layout.ts';

const WIDTH = 104;

type OverviewProps = {
  pdf: PDFDocumentProxy;
  page: number;
  sizes: readonly PageSize[];
  queue: DrawingQueue;
  onChoose: (page: number) => void;
  onClose: () => void;
};

/** All pages, small, over the document. Only those in sight are drawn, since each costs its share of the file. */
export function Overview({ pdf, page, sizes, queue, onChoose, onClose }: OverviewProps) {
  const list = useRef<HTMLUListElement>(null);
  const openedAt = useRef(page);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    current?.focus({ preventScroll: true });
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    // the arrows belong to this list, not to the document below
    event.stopPropagation();
  };
  return (
    <ul
      ref={list}
      aria-label="All pages"
      onKeyDown={press}
      className="absolute inset-0 z-10 grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] content-start justify-items-center gap-3 overflow-y-auto overscroll-contain bg-sunk p-4"
    >
      {sizes.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <li key={index}>
          <button
            type="button"
            aria-label={`Page ${index + 1}`}
            aria-current={index + 1 === openedAt.current ? 'page' : undefined}
            onClick={() => onChoose(index + 1)}
            className="grid gap-1 rounded-soft p-1.5 text-small text-ink-soft tabular-nums hover:bg-sheet aria-[current]:bg-indigo-soft aria-[current]:font-semibold aria-[current]:text-indigo"
          >
            <Thumbnail pdf={pdf} index={index} size={size} queue={queue} />
            {index + 1}
          </button>
        </li>
      ))}
    </ul>
  );
}

type ThumbnailProps = { pdf: PDFDocumentProxy; index: number; size: PageSize; queue: DrawingQueue };

function Thumbnail({ pdf, index, size, queue }: ThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = place.current;
    if (!seen || !element) return;
    const ended = new AbortController();
    queue.add(
      () => index,
      ended.signal,
      async () => {
        const page = await pdf.getPage(index + 1);
        const scale = WIDTH / page.getViewport({ scale: 1 }).width;
        const canvas = await drawPage({ page, scale, watermark: undefined, signal: ended.signal });
        canvas.className = 'block size-full object-contain';
        element.replaceChildren(canvas);
      },
    );
    return () => {
      ended.abort();
      for (const canvas of element.querySelectorAll('canvas')) releaseCanvas(canvas);
      element.replaceChildren();
    };
  }, [seen, pdf, index, queue]);

  return (
    <span
      ref={place}
      style={{ width: WIDTH, height: Math.min(WIDTH * 2, (WIDTH * size.height) / size.width) }}
      className="block overflow-hidden bg-sheet shadow-rest scheme-light"
    />
  );
}
