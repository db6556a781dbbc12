import { useCallback, useState } from 'react';
import type { PageSize } from './page-layout.ts';

/** Assumes that every page has the size of the first one until `setSize` is called for it. */
export function usePageSizes(pageCount: number, firstPageSize: PageSize) {
  const [sizes, setSizes] = useState<readonly PageSize[]>(() =>
    Array<PageSize>(pageCount).fill(firstPageSize),
  );
  const setSize = useCallback((index: number, { width, height }: PageSize) => {
    setSizes((before) => {
      const size = before[index];
      if (size && Math.abs(size.width - width) < 0.5 && Math.abs(size.height - height) < 0.5) return before;
      return before.with(index, { width, height });
    });
  }, []);
  return { sizes, setSize };
}
