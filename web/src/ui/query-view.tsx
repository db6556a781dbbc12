import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../language/locale.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailureText } from './failure-text.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { texts } from './texts.ts';

type QueryViewProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isFetching'> & { refetch: () => unknown };
  /** The title of the error state, above the reason. */
  errorTitle?: string;
  /** h1 when the data is the whole page, with a heading of its own. */
  heading?: 'h1' | 'h2';
  loading: ReactNode;
  /** Leads to a list, and replaces Try again when the thing does not exist. */
  listLink?: ReactNode;
  isEmpty: (data: Data) => boolean;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * Shows the loading, error, empty or data state of a query; an error never looks like an empty list. Data that could not
 * be reloaded is marked as out of date.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const t = useTexts(texts);
  const { query, errorTitle = t.loadFailed, heading, loading, listLink, isEmpty, empty, children } = props;
  if (query.data !== undefined) {
    return (
      <>
        {query.isError && <StaleNotice query={query} />}
        {isEmpty(query.data) ? empty : children(query.data)}
      </>
    );
  }
  if (query.isError && !query.isFetching) {
    const isMissing = (query.error as { code?: unknown } | null)?.code === 'not-found';
    return (
      <div role="alert">
        <EmptyState
          heading={heading}
          title={errorTitle}
          action={isMissing ? listLink : <Button onClick={() => query.refetch()}>{t.tryAgain}</Button>}
        >
          <FailureText error={query.error} />
        </EmptyState>
      </div>
    );
  }
  return <Loading>{loading}</Loading>;
}

/** A skeleton, with a text for screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <div aria-busy="true">
      <span className="sr-only">{t.loading}</span>
      {children}
    </div>
  );
}
