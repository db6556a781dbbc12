import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { useCallback } from 'react';
import { useUrlState } from './url-state.ts';

export type ListState<SortBy extends string> = {
  page: number;
  limit: number;
  search: string;
  sortBy: SortBy;
  sortOrder: 'asc' | 'desc';
};

/** Keeps page, search and sort order of an admin's list in the URL. The first of `sorts` is the default. */
export function useListState<SortBy extends string>(
  sorts: readonly [SortBy, ...SortBy[]],
): [ListState<SortBy>, (change: Partial<ListState<SortBy>>) => void] {
  const [params, setParams] = useUrlState();
  const state: ListState<SortBy> = {
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    limit: ADMIN_PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? ADMIN_DEFAULT_PAGE_SIZE,
    search: params.get('search') ?? '',
    sortBy: sorts.find((sort) => sort === params.get('sortBy')) ?? sorts[0],
    sortOrder: params.get('sortOrder') === 'asc' ? 'asc' : 'desc',
  };
  const change = useCallback(
    (changed: Partial<ListState<SortBy>>) => {
      // a new sort order or search starts at page 1
      const { page = 1, ...others } = changed;
      const values = Object.entries(others).map(([name, value]) => [name, String(value)]);
      setParams({ ...Object.fromEntries(values), page: page === 1 ? '' : String(page) });
    },
    [setParams],
  );
  return [state, change];
}
