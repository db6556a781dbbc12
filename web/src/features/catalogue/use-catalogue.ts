import { useInfiniteQuery } from '@tanstack/react-query';
import { ALL_COURSES, type CourseFilter, catalogueQuery } from './api.ts';
import { mergePages } from './course-pages.ts';
import { filterCourses } from './filter-courses.ts';

/**
 * The catalogue narrowed to a filter. One that fits on its first page is searched here, at once and without the
 * network; a larger one by the server.
 */
export function useCatalogue({ search, type }: CourseFilter) {
  const filter = { search: search.trim(), type };
  const all = useInfiniteQuery(catalogueQuery(ALL_COURSES));
  const isWhole = all.data?.pages[0]?.pagination.totalPages === 1;
  const list = useInfiniteQuery(catalogueQuery(isWhole ? ALL_COURSES : filter));
  const loaded = mergePages(list.data?.pages ?? []);
  return {
    list,
    courses: isWhole ? filterCourses(loaded, filter) : loaded,
    totals: all.data?.pages[0]?.pagination,
  };
}
