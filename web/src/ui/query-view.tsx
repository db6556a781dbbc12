import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailureText } from './failure-text.tsx';
import { StaleNotice } from './stale-notice.tsx';

type QueryViewProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isFetching'> & { refetch: () => unknown };
  /** Said when it did not come, above the reason. */
  failure?: string;
  loading: ReactNode;
  isEmpty: (data: Data) => boolean;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * Loading, error with a way on, empty, data: in that order, so that a failure never looks like an empty list. What
 * could not be loaded again is marked as out of date.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, failure = 'This could not be loaded', loading, isEmpty, empty, children } = props;
  if (query.data !== undefined) {
    return (
      <>
        {query.isError && <StaleNotice query={query} />}
        {isEmpty(query.data) ? empty : children(query.data)}
      </>
    );
  }
  if (query.isError && !query.isFetching) {
    return (
      <div role="alert">
        <EmptyState title={failure} action={<Button onClick={() => query.refetch()}>Try again</Button>}>
          <FailureText error={query.error} />
        </EmptyState>
      </div>
    );
  }
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading</span>
      {loading}
    </div>
  );
}
