import { MESSAGE_STATES } from '@sikhya/contract/messages.ts';
import { useListParameters } from '../../lib/list-state.ts';

export const STATE_FILTERS = ['all', ...MESSAGE_STATES] as const;

type Filters = { search: string; state: (typeof STATE_FILTERS)[number]; page: number; limit: number };

/** Keeps the filters and the page of the list in the URL. */
export function useMessageFilters(): [Filters, (changes: Partial<Filters>) => void] {
  const { get, page, limit, change } = useListParameters();
  const filters: Filters = {
    search: get('search'),
    state: STATE_FILTERS.find((state) => state === get('state')) ?? 'all',
    page,
    limit,
  };
  return [filters, ({ state, ...others }) => change({ ...others, state: state === 'all' ? '' : state })];
}
