import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { drawPage, releaseCanvas } from './drawing/draw-page.ts';
import type { DrawingQueue } from './drawing/drawing-queue.ts';
import type { PageSize } from './layout/page-layout.ts';
import { texts } from './texts.ts';

/** In CSS pixels. */
const WIDTH = 104;

type PageThumbnailsProps = {
  pdf: PDFDocumentProxy;
  page: number;
  sizes: readonly PageSize[];
  queue: DrawingQueue;
  onChoose: (page: number) => void;
  onClose: () => void;
};

/** All pages as thumbnails over the document. Only visible ones are drawn, because each downloads a part of the file. */
export function PageThumbnails({ pdf, page, sizes, queue, onChoose, onClose }: PageThumbnailsProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const list = useRef<HTMLUListElement>(null);
  const initialPage = useRef(page);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    // the arrow keys must not change the page of the document below
    event.stopPropagation();
  };
  return (
    <ul
      ref={list}
      aria-label={t.allPages}
      onKeyDown={onKeyDown}
      className="absolute inset-0 z-10 grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] content-start justify-items-center gap-3 overflow-y-auto overscroll-contain bg-sunk p-4"
    >
      {sizes.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
        <li key={index}>
          <button
            type="button"
            aria-label={t.page({ page: index + 1 })}
            aria-current={index + 1 === initialPage.current ? 'page' : undefined}
            onClick={() => onChoose(index + 1)}
            className="grid gap-1 rounded-soft p-1.5 text-small text-ink-soft tabular-nums hover:bg-sheet aria-[current]:bg-indigo-soft aria-[current]:font-semibold aria-[current]:text-indigo"
          >
            <Thumbnail pdf={pdf} index={index} size={size} queue={queue} />
            {format.number(index + 1)}
          </button>
        </li>
      ))}
    </ul>
  );
}

type ThumbnailProps = { pdf: PDFDocumentProxy; index: number; size: PageSize; queue: DrawingQueue };

function Thumbnail({ pdf, index, size, queue }: ThumbnailProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    if (holder.current) observer.observe(holder.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = holder.current;
    if (!isVisible || !element) return;
    const cancelled = new AbortController();
    queue.add(
      () => index,
      cancelled.signal,
      async () => {
        const page = await pdf.getPage(index + 1);
        const scale = WIDTH / page.getViewport({ scale: 1 }).width;
        const canvas = await drawPage({ page, scale, watermark: undefined, signal: cancelled.signal });
        canvas.className = 'block size-full object-contain';
        element.replaceChildren(canvas);
      },
    );
    return () => {
      cancelled.abort();
      for (const canvas of element.querySelectorAll('canvas')) releaseCanvas(canvas);
      element.replaceChildren();
    };
  }, [isVisible, pdf, index, queue]);

  return (
    <span
      ref={holder}
      style={{ width: WIDTH, height: Math.min(WIDTH * 2, (WIDTH * size.height) / size.width) }}
      className="block overflow-hidden bg-sheet shadow-rest scheme-light"
    />
  );
}
