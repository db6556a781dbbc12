import { useInfiniteQuery } from '@tanstack/react-query';
import { ALL_COURSES, type CourseFilter, catalogueQuery } from './api.ts';
import { mergePages } from './course-pages.ts';
import { filterCourses } from './filter-courses.ts';

/**
 * The filtered catalogue. A catalogue of one page is filtered in the browser, without a request; a larger one by the
 * server.
 */
export function useCatalogue({ search, type }: CourseFilter) {
  const filter = { search: search.trim(), type };
  const all = useInfiniteQuery(catalogueQuery(ALL_COURSES));
  const isComplete = all.data?.pages[0]?.pagination.totalPages === 1;
  const list = useInfiniteQuery(catalogueQuery(isComplete ? ALL_COURSES : filter));
  const loaded = mergePages(list.data?.pages ?? []);
  return {
    list,
    courses: isComplete ? filterCourses(loaded, filter) : loaded,
    totals: all.data?.pages[0]?.pagination,
  };
}
