import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { texts } from '../texts.ts';
import { TextPage } from './text-page.tsx';
import { WatermarkLayer } from './watermark-layer.tsx';

export type TextViewHandle = {
  /** Scrolls to the top of a page. */
  goTo: (page: number) => void;
};

type TextViewProps = {
  ref: Ref<TextViewHandle>;
  pdf: PDFDocumentProxy;
  title: string;
  page: number;
  /** In CSS pixels. */
  size: number;
  watermark: string;
  query: string;
  onPage: (page: number) => void;
  onScroll: (element: HTMLElement) => void;
  onProgrammaticScroll: (element: HTMLElement) => void;
  onShowPage: (page: number) => void;
};

/** The document as text in a size of the student's choice. It cannot be copied or printed either. */
export function TextView(props: TextViewProps) {
  const { ref, pdf, title, page, size, watermark, query } = props;
  const { onPage, onScroll, onProgrammaticScroll, onShowPage } = props;
  const t = useTexts(texts);
  const view = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // pages above that load later push the text down, so the requested page is kept at the top until the student scrolls
  const pinned = useRef<{ page: number; scrollTop: number } | null>({ page, scrollTop: 0 });

  const scrollToPinned = useCallback(() => {
    const element = view.current;
    const pin = pinned.current;
    const section = element?.querySelector<HTMLElement>(`[data-page="${pin?.page}"]`);
    if (!element || !pin || !section) return;
    // the browser's own scroll anchoring would keep another point in place
    element.style.overflowAnchor = 'none';
    element.scrollTop = section.offsetTop;
    pin.scrollTop = element.scrollTop;
    onProgrammaticScroll(element);
  }, [onProgrammaticScroll]);
  useImperativeHandle(
    ref,
    () => ({
      goTo: (target) => {
        pinned.current = { page: target, scrollTop: 0 };
        scrollToPinned();
        onPage(target);
      },
    }),
    [scrollToPinned, onPage],
  );
  useEffect(() => {
    const observer = new ResizeObserver(scrollToPinned);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [scrollToPinned]);

  const handleScroll = () => {
    const element = view.current;
    if (!element) return;
    onScroll(element);
    if (pinned.current && Math.abs(pinned.current.scrollTop - element.scrollTop) <= 2) return;
    pinned.current = null;
    element.style.overflowAnchor = '';
    onPage(getPageInView(element));
  };
  return (
    <div className="relative size-full bg-sheet">
      {/* biome-ignore lint/a11y/useSemanticElements: a labelled region that scrolls, not a section of the web page */}
      <div
        ref={view}
        role="group"
        aria-label={t.textOf({ title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a region that scrolls
        tabIndex={0}
        onScroll={handleScroll}
        style={{ fontSize: size }}
        className="relative size-full overflow-x-hidden overflow-y-auto leading-[1.7] outline-offset-[-2px] select-none"
      >
        <div ref={content}>
          {Array.from({ length: pdf.numPages }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
            <TextPage key={index} pdf={pdf} number={index + 1} query={query} onShowPage={onShowPage} />
          ))}
        </div>
      </div>
      <WatermarkLayer text={watermark} />
    </div>
  );
}

/** Returns the page at a third of the view's height, where people read. */
function getPageInView(element: HTMLElement): number {
  const readingTop = element.scrollTop + element.clientHeight / 3;
  let page = 1;
  for (const section of element.querySelectorAll<HTMLElement>('[data-page]')) {
    if (section.offsetTop > readingTop) break;
    page = Number(section.dataset.page);
  }
  return page;
}
