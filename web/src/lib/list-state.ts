import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { useCallback } from 'react';
import { useUrlState } from './url-state.ts';

type ListPage = { page: number; limit: number };

/**
 * Changes of parameters; one that is undefined stays as it is, an empty one is removed from the URL. With `replace` they add
 * no history entry.
 */
type ListChanges = Partial<ListPage> & { replace?: boolean } & Record<
    string,
    string | number | boolean | undefined
  >;

/** Keeps page, page size and other parameters of an admin's list in the URL. */
export function useListParameters(defaultSize: number = ADMIN_DEFAULT_PAGE_SIZE) {
  const [parameters, setParameters] = useUrlState();
  const get = (name: string) => parameters.get(name) ?? '';
  const change = useCallback(
    // another filter, search or order starts at page 1
    ({ page = 1, replace = false, ...others }: ListChanges) => {
      const changed = Object.entries(others).filter(([, value]) => value !== undefined);
      const values = changed.map(([name, value]) => [name, String(value)]);
      const changes = { ...Object.fromEntries(values), page: page === 1 ? '' : String(page) };
      setParameters(changes, { replace });
    },
    [setParameters],
  );
  const page = Math.max(1, Math.trunc(Number(get('page')) || 1));
  const limit = ADMIN_PAGE_SIZES.find((size) => String(size) === get('limit')) ?? defaultSize;
  return { get, page, limit, change };
}

type SearchAndState<State extends string> = ListPage & { search: string; state: State | 'all' };

/** Keeps the page, the search and the state filter of an admin's list in the URL. */
export function useSearchAndState<State extends string>(
  states: readonly State[],
): [SearchAndState<State>, (changes: Partial<SearchAndState<State>>) => void] {
  const { get, page, limit, change } = useListParameters();
  const state = states.find((each) => each === get('state')) ?? 'all';
  return [
    { page, limit, search: get('search'), state },
    ({ state: changed, ...others }) => change({ ...others, state: changed === 'all' ? '' : changed }),
  ];
}

export type ListState<SortBy extends string> = ListPage & {
  search: string;
  sortBy: SortBy;
  sortOrder: 'asc' | 'desc';
};

/**
 * Keeps page, search and sort order of an admin's list in the URL. The first of `sorts` is the default. `get` reads other
 * parameters of the list, which `change` sets together with these.
 */
export function useListState<SortBy extends string>(
  sorts: readonly [SortBy, ...SortBy[]],
): [ListState<SortBy>, (changes: ListChanges) => void, (name: string) => string] {
  const { get, page, limit, change } = useListParameters();
  const state: ListState<SortBy> = {
    page,
    limit,
    search: get('search'),
    sortBy: sorts.find((sort) => sort === get('sortBy')) ?? sorts[0],
    sortOrder: get('sortOrder') === 'asc' ? 'asc' : 'desc',
  };
  return [state, change, get];
}
