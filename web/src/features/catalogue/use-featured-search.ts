import { useCallback } from 'react';
import { useUrlState } from '../../lib/url-state.ts';

/** The search text of the featured courses, kept in the URL. */
export function useFeaturedSearch(): [string, (text: string) => void] {
  const [params, change] = useUrlState();
  const search = useCallback((text: string) => change({ search: text.trim() === '' ? '' : text }), [change]);
  return [params.get('search') ?? '', search];
}
