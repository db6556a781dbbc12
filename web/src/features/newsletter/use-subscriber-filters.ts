import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { SUBSCRIBER_STATES } from '@sikhya/contract/newsletter.ts';
import { useCallback } from 'react';
import { useUrlState } from '../../lib/url-state.ts';

export const STATE_FILTERS = ['all', ...SUBSCRIBER_STATES] as const;

type Filters = { search: string; state: (typeof STATE_FILTERS)[number]; page: number; limit: number };

/** Keeps the filters and the page of the list in the URL. */
export function useSubscriberFilters(): [Filters, (changes: Partial<Filters>) => void] {
  const [params, setParams] = useUrlState();
  const filters: Filters = {
    search: params.get('search') ?? '',
    state: STATE_FILTERS.find((state) => state === params.get('state')) ?? 'all',
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    limit: ADMIN_PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? ADMIN_DEFAULT_PAGE_SIZE,
  };
  const change = useCallback(
    ({ page = 1, state, ...others }: Partial<Filters>) => {
      const values = Object.entries(others).map(([name, value]) => [name, String(value)]);
      // a changed filter starts at page 1
      setParams({
        ...Object.fromEntries(values),
        ...(state && { state: state === 'all' ? '' : state }),
        page: page === 1 ? '' : String(page),
      });
    },
    [setParams],
  );
  return [filters, change];
}
