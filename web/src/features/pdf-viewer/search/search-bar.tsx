import type { Texts } from '@sikhya/contract/language/texts.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { CONTROL_STYLE } from '../../../ui/control-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CrossIcon } from '../../../ui/icons.tsx';
import { texts } from '../texts.ts';
import type { Search } from './use-search.ts';

type SearchBarProps = {
  query: string;
  onQuery: (query: string) => void;
  search: Search;
  pageCount: number;
  onClose: () => void;
};

export function SearchBar({ query, onQuery, search, pageCount, onClose }: SearchBarProps) {
  const t = useTexts(texts);
  const field = useRef<HTMLInputElement>(null);
  useTakeFocus(field);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // a reader that fills the window would shrink too
    event.stopPropagation();
    onClose();
  };
  const stepOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || search.hits.length === 0) return;
    event.preventDefault();
    search.step(event.shiftKey ? -1 : 1);
  };
  return (
    <search
      className="flex flex-wrap items-center gap-1 border-b border-line bg-sheet px-2 py-1.5"
      onKeyDown={closeOnEscape}
    >
      <div className="min-w-36 grow basis-40">
        <input
          ref={field}
          type="search"
          aria-label={t.searchDocument}
          placeholder={t.searchDocument}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={stepOnEnter}
          className={CONTROL_STYLE}
        />
      </div>
      <output className="px-2 text-small text-ink-soft tabular-nums">
        {getStatus(query, search, pageCount, t)}
      </output>
      <span className="ml-auto flex">
        <IconButton
          label={t.previousMatch}
          disabled={search.hits.length === 0}
          onClick={() => search.step(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton label={t.nextMatch} disabled={search.hits.length === 0} onClick={() => search.step(1)}>
          <ChevronRightIcon />
        </IconButton>
        <IconButton label={t.closeSearch} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </span>
    </search>
  );
}

/** Focuses the field, and gives the focus back when the search is closed: to the button or the pages that had it before. */
function useTakeFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [field]);
}

function getStatus(
  query: string,
  { hits, selected, scannedPages, isRunning }: Search,
  pageCount: number,
  t: Texts<typeof texts>,
): string {
  if (query.trim() === '') return '';
  const position = selected ? t.matchPosition({ match: hits.indexOf(selected) + 1, total: hits.length }) : '';
  if (!isRunning) return position || t.notFound;
  const scanned = t.scannedPages({ page: scannedPages, total: pageCount });
  return position ? `${position} · ${scanned}` : scanned;
}
