import { ADMIN_DEFAULT_PAGE_SIZE } from '@sikhya/contract/constants.ts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const SORTS = ['title', 'price', 'createdAt'] as const;
type SortBy = (typeof SORTS)[number];

export type ListState = {
  page: number;
  limit: number;
  search: string;
  sortBy: SortBy;
  sortOrder: 'asc' | 'desc';
};

/** Where one is in the list stands in the address: it survives a reload, and can be shared. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams();
  const state: ListState = {
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    limit: Number(params.get('limit')) || ADMIN_DEFAULT_PAGE_SIZE,
    search: params.get('search') ?? '',
    sortBy: SORTS.find((sort) => sort === params.get('sortBy')) ?? 'createdAt',
    sortOrder: params.get('sortOrder') === 'asc' ? 'asc' : 'desc',
  };
  const change = useCallback(
    (changed: Partial<ListState>) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          // another order or another search begins at its first page
          if (!('page' in changed)) next.delete('page');
          for (const [name, value] of Object.entries(changed)) {
            if (value === '' || (name === 'page' && value === 1)) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return [state, change];
}
