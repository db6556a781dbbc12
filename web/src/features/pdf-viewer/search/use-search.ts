import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Area } from '../text/page-text.ts';

/** One place where the query stands. */
export type Hit = { page: number; areas: readonly Area[] };

const MOST_HITS = 1000;

export type Search = {
  hits: readonly Hit[];
  selected: Hit | undefined;
  /** Pages that have been looked through. */
  scanned: number;
  running: boolean;
  step: (direction: 1 | -1) => void;
};

/** Looks through the document from the page that is read, and selects the first place from there. */
export function useSearch(pdf: PDFDocumentProxy, query: string, page: number): Search {
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [selected, setSelected] = useState<Hit>();
  const [scanned, setScanned] = useState(0);
  const from = useRef(page);
  from.current = page;

  useEffect(() => {
    setHits([]);
    setSelected(undefined);
    setScanned(0);
    if (query.trim() === '') return;
    const ended = new AbortController();
    void scan(pdf, query, from.current, ended.signal, (count, found) => {
      setScanned(count);
      if (found.length === 0) return;
      setHits((before) => [...before, ...found].toSorted((a, b) => a.page - b.page).slice(0, MOST_HITS));
      setSelected((before) => before ?? found[0]);
    }).catch(() => {
      // the document was closed, or the line is down, of which the viewer speaks itself
    });
    return () => ended.abort();
  }, [pdf, query]);

  const step = useCallback(
    (direction: 1 | -1) => {
      const at = selected ? hits.indexOf(selected) : -1;
      setSelected(hits[(at + direction + hits.length) % hits.length]);
    },
    [hits, selected],
  );
  return { hits, selected, scanned, running: query.trim() !== '' && scanned < pdf.numPages, step };
}

async function scan(
  pdf: PDFDocumentProxy,
  query: string,
  from: number,
  signal: AbortSignal,
  tell: (count: number, found: Hit[]) => void,
): Promise<void> {
  const [{ readPageText }, { findText }, { areasOf }] = await Promise.all([
    import('../text/page-text.ts'),
    import('./find-text.ts'),
    import('./text-areas.ts'),
  ]);
  for (let count = 0; count < pdf.numPages; count += 1) {
    const number = ((from - 1 + count) % pdf.numPages) + 1;
    const page = await pdf.getPage(number);
    const text = await readPageText(page);
    if (signal.aborted) return;
    const found = findText(text.text, query).map((span) => ({ page: number, areas: areasOf(text, span) }));
    tell(count + 1, found);
  }
}
