import { defineTexts } from '@sikhya/contract/language/texts.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../language/locale.tsx';
import { PageControls } from './page-controls.tsx';
import { Loading, QueryView } from './query-view.tsx';
import { SkeletonLines } from './skeleton.tsx';
import { useLastPage } from './use-last-page.ts';

const texts = defineTexts({
  loadingPage: { en: 'Loading…', or: 'ଖୋଲୁଛି…' },
});

type Page = { pagination: { currentPage: number; totalPages: number } };

type PagedListProps<Data extends Page> = {
  query: UseQueryResult<Data>;
  isEmpty: (data: Data) => boolean;
  empty: ReactNode;
  /** The page size, one of `sizes`. */
  size: number;
  sizes: readonly number[];
  /** With `replace` the change adds no history entry. */
  onChange: (change: { limit?: number; page?: number; replace?: boolean }) => void;
  children: (data: Data) => ReactNode;
};

/** A paginated list. The old page stays visible under an overlay until the next one has loaded. */
export function PagedList<Data extends Page>(props: PagedListProps<Data>) {
  const t = useTexts(texts);
  const { query, isEmpty, empty, size, sizes, onChange, children } = props;
  const isBeyondLastPage = useLastPage(query.data?.pagination, (page) => onChange({ page, replace: true }));
  const loading = <SkeletonLines lines={8} />;
  if (isBeyondLastPage) return <Loading>{loading}</Loading>;
  return (
    <QueryView query={query} loading={loading} isEmpty={isEmpty} empty={empty}>
      {(data) => (
        <div className="grid grid-cols-1 gap-5">
          <div className="relative grid grid-cols-1 gap-5" aria-busy={query.isPlaceholderData}>
            {children(data)}
            {query.isPlaceholderData && (
              <div role="status" className="absolute inset-0 grid place-items-center bg-paper/70">
                <span className="rounded-soft bg-sheet px-4 py-2 shadow-lift">{t.loadingPage}</span>
              </div>
            )}
          </div>
          <PageControls
            sizes={sizes}
            size={size}
            page={data.pagination.currentPage}
            pages={data.pagination.totalPages}
            loading={query.isPlaceholderData}
            onChange={onChange}
          />
        </div>
      )}
    </QueryView>
  );
}
