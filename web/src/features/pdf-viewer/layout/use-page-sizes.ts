import { useCallback, useState } from 'react';
import type { PageSize } from './page-layout.ts';

/** Every page is taken to be as large as the first until it has been read. */
export function usePageSizes(pages: number, first: PageSize) {
  const [sizes, setSizes] = useState<readonly PageSize[]>(() => Array<PageSize>(pages).fill(first));
  const learn = useCallback((index: number, { width, height }: PageSize) => {
    setSizes((before) => {
      const thought = before[index];
      if (thought && Math.abs(thought.width - width) < 0.5 && Math.abs(thought.height - height) < 0.5) {
        return before;
      }
      return before.with(index, { width, height });
    });
  }, []);
  return { sizes, learn };
}
