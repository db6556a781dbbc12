import type { Area } from '@sikhya/contract/text-area.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** One occurrence of the query. */
export type Hit = { page: number; areas: readonly Area[] };

const MAX_HITS = 1000;

export type Search = {
  hits: readonly Hit[];
  selected: Hit | undefined;
  scannedPages: number;
  isRunning: boolean;
  step: (direction: 1 | -1) => void;
};

/** Searches the document from the current page on, and selects the first hit. */
export function useSearch(pdf: PDFDocumentProxy, query: string, page: number): Search {
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [selected, setSelected] = useState<Hit>();
  const [scannedPages, setScannedPages] = useState(0);
  const getCurrentPage = useEffectEvent(() => page);

  useEffect(() => {
    setHits([]);
    setSelected(undefined);
    setScannedPages(0);
    if (query.trim() === '') return;
    const cancelled = new AbortController();
    void scan(pdf, query, getCurrentPage(), cancelled.signal, (pageCount, found) => {
      setScannedPages(pageCount);
      if (found.length === 0) return;
      setHits((before) => [...before, ...found].toSorted((a, b) => a.page - b.page).slice(0, MAX_HITS));
      setSelected((before) => before ?? found[0]);
    }).catch(() => {
      // the document was closed, or its download failed, which the viewer reports
    });
    return () => cancelled.abort();
  }, [pdf, query]);

  const step = useCallback(
    (direction: 1 | -1) => {
      const index = selected ? hits.indexOf(selected) : -1;
      setSelected(hits[(index + direction + hits.length) % hits.length]);
    },
    [hits, selected],
  );
  const isRunning = query.trim() !== '' && scannedPages < pdf.numPages;
  return { hits, selected, scannedPages, isRunning, step };
}

async function scan(
  pdf: PDFDocumentProxy,
  query: string,
  startPage: number,
  signal: AbortSignal,
  onProgress: (pageCount: number, found: Hit[]) => void,
): Promise<void> {
  const [{ readPageText }, { findText }, { getHighlightAreas }] = await Promise.all([
    import('../text/page-text.ts'),
    import('./find-text.ts'),
    import('./highlight-areas.ts'),
  ]);
  for (let count = 0; count < pdf.numPages; count += 1) {
    const number = ((startPage - 1 + count) % pdf.numPages) + 1;
    const page = await pdf.getPage(number);
    const text = await readPageText(page);
    if (signal.aborted) return;
    const found = findText(text.text, query).map((span) => ({
      page: number,
      areas: getHighlightAreas(text, span),
    }));
    onProgress(count + 1, found);
  }
}
