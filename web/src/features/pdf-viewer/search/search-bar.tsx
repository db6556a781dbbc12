import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CONTROL_STYLE } from '../../../ui/control-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CrossIcon } from '../../../ui/icons.tsx';
import type { Search } from './use-search.ts';

type SearchBarProps = {
  query: string;
  onQuery: (query: string) => void;
  search: Search;
  pages: number;
  onClose: () => void;
};

export function SearchBar({ query, onQuery, search, pages, onClose }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || search.hits.length === 0) return;
    event.preventDefault();
    search.step(event.shiftKey ? -1 : 1);
  };
  return (
    <search className="flex flex-wrap items-center gap-1 border-b border-line bg-sheet px-2 py-1.5">
      <div className="min-w-36 grow basis-40">
        <input
          ref={field}
          type="search"
          aria-label="Search in this document"
          placeholder="Search in this document"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={press}
          className={CONTROL_STYLE}
        />
      </div>
      <output className="px-2 text-small text-ink-soft tabular-nums">{inWords(query, search, pages)}</output>
      <span className="ml-auto flex">
        <IconButton
          label="Previous match"
          disabled={search.hits.length === 0}
          onClick={() => search.step(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton label="Next match" disabled={search.hits.length === 0} onClick={() => search.step(1)}>
          <ChevronRightIcon />
        </IconButton>
        <IconButton label="Close search" onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </span>
    </search>
  );
}

function inWords(query: string, { hits, selected, scanned, running }: Search, pages: number): string {
  if (query.trim() === '') return '';
  const place = selected ? `${hits.indexOf(selected) + 1} of ${hits.length}` : '';
  if (running) return `${place}${place && ' · '}page ${scanned} of ${pages} …`;
  return place || 'Not found';
}
