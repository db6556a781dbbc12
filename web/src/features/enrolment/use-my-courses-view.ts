import { useCallback } from 'react';
import { useUrlState } from '../../lib/url-state.ts';
import type { CourseOrder } from './arrange-courses.ts';

type View = { search: string; order: CourseOrder };

/** What the address says of the list: what is searched for, and its order. */
export function useMyCoursesView(): View & {
  searchFor: (text: string) => void;
  orderBy: (order: CourseOrder) => void;
} {
  const [params, change] = useUrlState();
  return {
    search: params.get('search') ?? '',
    order: params.get('sort') === 'title' ? 'title' : 'recent',
    searchFor: useCallback((search) => change({ search }), [change]),
    orderBy: useCallback((order) => change({ sort: order === 'title' ? 'title' : '' }), [change]),
  };
}
