import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { useCallback } from 'react';
import { useAddressState } from './address-state.ts';

export type ListState<SortBy extends string> = {
  page: number;
  limit: number;
  search: string;
  sortBy: SortBy;
  sortOrder: 'asc' | 'desc';
};

/**
 * Where one is in a list stands in the address. The first of the sorts is the one without a choice.
 */
export function useListState<SortBy extends string>(
  sorts: readonly [SortBy, ...SortBy[]],
): [ListState<SortBy>, (change: Partial<ListState<SortBy>>) => void] {
  const [params, setParams] = useAddressState();
  const state: ListState<SortBy> = {
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    limit: ADMIN_PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? ADMIN_DEFAULT_PAGE_SIZE,
    search: params.get('search') ?? '',
    sortBy: sorts.find((sort) => sort === params.get('sortBy')) ?? sorts[0],
    sortOrder: params.get('sortOrder') === 'asc' ? 'asc' : 'desc',
  };
  const change = useCallback(
    (changed: Partial<ListState<SortBy>>) => {
      // another order or another search begins at its first page
      const { page = 1, ...others } = changed;
      const values = Object.entries(others).map(([name, value]) => [name, String(value)]);
      setParams({ ...Object.fromEntries(values), page: page === 1 ? '' : String(page) });
    },
    [setParams],
  );
  return [state, change];
}
