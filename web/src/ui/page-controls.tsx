import { PageSize } from './page-size.tsx';
import { Pagination } from './pagination.tsx';

type PageControlsProps = {
  sizes: readonly number[];
  size: number;
  page: number;
  pages: number;
  /** The page asked for is still on its way. */
  loading: boolean;
  onChange: (change: { limit?: number; page?: number }) => void;
};

/** Below a long list: how many at a time, and which. */
export function PageControls({ sizes, size, page, pages, loading, onChange }: PageControlsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <PageSize sizes={sizes} value={size} onChange={(limit) => onChange({ limit })} />
      <Pagination page={page} pages={pages} loading={loading} onChange={(next) => onChange({ page: next })} />
    </div>
  );
}
