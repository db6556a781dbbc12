import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { TextPage } from './text-page.tsx';
import { WatermarkLayer } from './watermark-layer.tsx';

type TextViewProps = {
  pdf: PDFDocumentProxy;
  title: string;
  page: number;
  /** In CSS pixels. */
  size: number;
  watermark: string;
  query: string;
  /** Set by the view: brings a page to the top. */
  goTo: RefObject<(page: number) => void>;
  onPage: (page: number) => void;
  onScroll: (element: HTMLElement) => void;
  /** After it has scrolled by itself. */
  onMoved: (element: HTMLElement) => void;
  onShowPage: (page: number) => void;
};

/** The document as running text in letters of any size. It is for viewing only, as the pages are. */
export function TextView(props: TextViewProps) {
  const { pdf, title, page, size, watermark, query, goTo, onPage, onScroll, onMoved, onShowPage } = props;
  const view = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // pages above that are read meanwhile push the text down: until somebody scrolls, the page that was asked for stays
  const pinned = useRef<{ page: number; top: number } | null>({ page, top: 0 });

  const show = useCallback(() => {
    const element = view.current;
    const pin = pinned.current;
    const section = element?.querySelector<HTMLElement>(`[data-page="${pin?.page}"]`);
    if (!element || !pin || !section) return;
    // the browser would hold on to another spot
    element.style.overflowAnchor = 'none';
    element.scrollTop = section.offsetTop;
    pin.top = element.scrollTop;
    onMoved(element);
  }, [onMoved]);
  useLayoutEffect(() => {
    goTo.current = (wanted) => {
      pinned.current = { page: wanted, top: 0 };
      show();
      onPage(wanted);
    };
  }, [goTo, show, onPage]);
  useEffect(() => {
    const observer = new ResizeObserver(show);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [show]);

  const scroll = () => {
    const element = view.current;
    if (!element) return;
    onScroll(element);
    if (pinned.current && Math.abs(pinned.current.top - element.scrollTop) <= 2) return;
    pinned.current = null;
    element.style.overflowAnchor = '';
    onPage(pageInView(element));
  };
  return (
    <div className="relative size-full bg-sheet">
      {/* biome-ignore lint/a11y/useSemanticElements: a labelled region that scrolls, not a part of the page's outline */}
      <div
        ref={view}
        role="group"
        aria-label={`Text of ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={scroll}
        style={{ fontSize: size }}
        className="relative size-full overflow-x-hidden overflow-y-auto leading-[1.7] outline-offset-[-2px] select-none"
      >
        <div ref={content}>
          {Array.from({ length: pdf.numPages }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <TextPage key={index} pdf={pdf} number={index + 1} query={query} onShowPage={onShowPage} />
          ))}
        </div>
      </div>
      <WatermarkLayer text={watermark} />
    </div>
  );
}

/** The page at the upper third of the view, where people read. */
function pageInView(element: HTMLElement): number {
  const reads = element.scrollTop + element.clientHeight / 3;
  let found = 1;
  for (const section of element.querySelectorAll<HTMLElement>('[data-page]')) {
    if (section.offsetTop > reads) break;
    found = Number(section.dataset.page);
  }
  return found;
}
