import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the last page if the requested one is beyond it, because rows were removed or the URL is old. Returns whether it
 * does: the list is then neither loaded nor empty. `onPage` must replace the history entry, or Back would lead to it again.
 */
export function useLastPage(
  pagination: { currentPage: number; totalPages: number } | undefined,
  onPage: (page: number) => void,
): boolean {
  const lastPage =
    pagination && pagination.currentPage > pagination.totalPages ? pagination.totalPages : null;
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (lastPage !== null) goTo(lastPage);
  }, [lastPage]);
  return lastPage !== null;
}
