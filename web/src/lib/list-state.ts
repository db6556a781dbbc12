import { ADMIN_DEFAULT_PAGE_SIZE } from '@sikhya/contract/constants.ts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export type ListState<SortBy extends string> = {
  page: number;
  limit: number;
  search: string;
  sortBy: SortBy;
  sortOrder: 'asc' | 'desc';
};

/**
 * Where one is in a list stands in the address: it survives a reload, and can be shared. The first of the sorts is the
 * one without a choice.
 */
export function useListState<SortBy extends string>(
  sorts: readonly [SortBy, ...SortBy[]],
): [ListState<SortBy>, (change: Partial<ListState<SortBy>>) => void] {
  const [params, setParams] = useSearchParams();
  const state: ListState<SortBy> = {
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    limit: Number(params.get('limit')) || ADMIN_DEFAULT_PAGE_SIZE,
    search: params.get('search') ?? '',
    sortBy: sorts.find((sort) => sort === params.get('sortBy')) ?? sorts[0],
    sortOrder: params.get('sortOrder') === 'asc' ? 'asc' : 'desc',
  };
  const change = useCallback(
    (changed: Partial<ListState<SortBy>>) => {
      // from what is there now, not from what was last rendered: of two changes at once neither undoes the other
      const next = new URLSearchParams(window.location.search);
      // another order or another search begins at its first page
      if (!('page' in changed)) next.delete('page');
      for (const [name, value] of Object.entries(changed)) {
        if (value === '' || (name === 'page' && value === 1)) next.delete(name);
        else next.set(name, String(value));
      }
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [state, change];
}
