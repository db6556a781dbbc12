import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { PagedList } from './paged-list.tsx';
import { SearchAndState } from './search-and-state.tsx';

type Page = { pagination: { currentPage: number; totalPages: number } };

type FilteredListProps<Data extends Page, State extends string> = Pick<
  ComponentProps<typeof PagedList<Data>>,
  'query' | 'isEmpty' | 'sizes' | 'children'
> & {
  labels: ComponentProps<typeof SearchAndState<State | 'all'>>['labels'] &
    Record<'noneFound' | 'noneYet' | 'adjustFilters' | 'clearFilters', string>;
  filter: { search: string; state: State | 'all'; limit: number };
  states: readonly State[];
  onChange: (changes: { search?: string; state?: State | 'all'; limit?: number; page?: number }) => void;
};

/** A paginated list with a search and a filter by state, which can be cleared when nothing is found. */
export function FilteredList<Data extends Page, State extends string>(props: FilteredListProps<Data, State>) {
  const { labels, filter, states, onChange, ...list } = props;
  const { search, state, limit } = filter;
  const isFiltered = search !== '' || state !== 'all';
  return (
    <>
      <SearchAndState
        labels={labels}
        search={search}
        state={state}
        states={['all', ...states]}
        onChange={onChange}
      />
      <PagedList
        {...list}
        size={limit}
        onChange={onChange}
        empty={
          <EmptyState
            title={labels.noneFound}
            action={
              isFiltered && (
                <Button tone="quiet" onClick={() => onChange({ search: '', state: 'all' })}>
                  {labels.clearFilters}
                </Button>
              )
            }
          >
            {isFiltered ? labels.adjustFilters : labels.noneYet}
          </EmptyState>
        }
      />
    </>
  );
}
