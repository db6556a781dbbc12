import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Button } from '../../../ui/button.tsx';
import { findText } from '../search/find-text.ts';
import { readPageText } from '../text/page-text.ts';
import { texts } from '../texts.ts';
import { type Block, isReadable, toBlocks } from './blocks.ts';

type TextPageProps = {
  pdf: PDFDocumentProxy;
  /** Starts at 1. */
  number: number;
  query: string;
  onShowPage: (page: number) => void;
};

type Content =
  | { status: 'loading' | 'unreadable' | 'failed' }
  | { status: 'loaded'; blocks: readonly Block[] };

/** One page as text. The text is extracted when the page is near the view. */
export function TextPage({ pdf, number, query, onShowPage }: TextPageProps) {
  const t = useTexts(texts);
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [content, setContent] = useState<Content>({ status: 'loading' });

  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return;
    let isUnmounted = false;
    const load = async (): Promise<Content> => {
      const text = await readPageText(await pdf.getPage(number));
      return isReadable(text) ? { status: 'loaded', blocks: toBlocks(text) } : { status: 'unreadable' };
    };
    load().then(
      (loaded) => !isUnmounted && setContent(loaded),
      () => !isUnmounted && setContent({ status: 'failed' }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNear, pdf, number]);

  const pageOfTotal = t.pageOfTotal({ page: number, total: pdf.numPages });
  return (
    <section
      ref={section}
      aria-label={pageOfTotal}
      aria-busy={content.status === 'loading'}
      data-page={number}
      className="mx-auto max-w-[42em] border-b border-line px-4 pt-5 pb-6 last:border-0 data-[loading=true]:min-h-dvh"
      data-loading={content.status === 'loading'}
    >
      {content.status === 'loaded' &&
        content.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page do not change
          <TextBlock key={index} block={block} query={query} />
        ))}
      {content.status === 'loading' && (
        <p className="animate-pulse text-small text-ink-soft">{t.textLoading}</p>
      )}
      {content.status === 'unreadable' && <Notice onShowPage={() => onShowPage(number)}>{t.noText}</Notice>}
      {content.status === 'failed' && <Notice onShowPage={() => onShowPage(number)}>{t.textFailed}</Notice>}
      <p className="mt-4 text-small text-ink-soft tabular-nums">{pageOfTotal}</p>
    </section>
  );
}

function Notice({ children, onShowPage }: { children: ReactNode; onShowPage: () => void }) {
  const t = useTexts(texts);
  return (
    <div className="grid justify-items-start gap-3 text-body">
      <p className="text-ink-soft">{children}</p>
      <Button tone="quiet" size="small" onClick={onShowPage}>
        {t.showPage}
      </Button>
    </div>
  );
}

function TextBlock({ block, query }: { block: Block; query: string }) {
  if (block.kind === 'rows') {
    return (
      <ul className="my-[0.8em] grid gap-[0.4em]">
        {block.rows.map((cells) => (
          <li key={cells.join('|')} className="flex flex-wrap gap-x-[1em] border-b border-line pb-[0.4em]">
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cells can have the same text
              <span key={index} lang={getLang(cell)} className="min-w-0 wrap-anywhere first:font-semibold">
                <HighlightedText text={cell} query={query} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    );
  }
  const { text } = block;
  if (block.kind === 'paragraph') {
    return (
      <p
        lang={getLang(text)}
        data-indented={block.isIndented}
        className="my-[0.7em] wrap-anywhere data-[indented=true]:border-l-2 data-[indented=true]:border-line data-[indented=true]:pl-[0.8em]"
      >
        <HighlightedText text={text} query={query} />
      </p>
    );
  }
  const Heading = block.level === 1 ? 'h4' : 'h5';
  return (
    <Heading
      lang={getLang(text)}
      className={`mt-[1.1em] mb-[0.4em] font-display leading-snug font-semibold wrap-anywhere first:mt-0 ${block.level === 1 ? 'text-[1.35em]' : 'text-[1.12em]'}`}
    >
      <HighlightedText text={text} query={query} />
    </Heading>
  );
}

/** The text with all occurrences of the query highlighted. */
function HighlightedText({ text, query }: { text: string; query: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of query.trim() === '' ? [] : findText(text, query)) {
    parts.push(text.slice(from, start));
    parts.push(
      <mark key={start} className="bg-marigold/50 text-inherit">
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  parts.push(text.slice(from));
  return <>{parts}</>;
}
