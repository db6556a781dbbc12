import { useCallback } from 'react';
import { useUrlState } from '../../lib/url-state.ts';
import type { CourseOrder } from './sort-courses.ts';

type Filter = { search: string; order: CourseOrder };

/** The search text and the order of the list, stored in the URL. */
export function useMyCoursesFilter(): Filter & {
  setSearch: (text: string) => void;
  setOrder: (order: CourseOrder) => void;
} {
  const [params, setParams] = useUrlState();
  return {
    search: params.get('search') ?? '',
    order: params.get('sort') === 'title' ? 'title' : 'recent',
    setSearch: useCallback((search) => setParams({ search }), [setParams]),
    setOrder: useCallback((order) => setParams({ sort: order === 'title' ? 'title' : '' }), [setParams]),
  };
}
