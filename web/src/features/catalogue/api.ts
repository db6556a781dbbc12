import { listCourses } from '@sikhya/contract/catalogue.ts';
import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const featuredCoursesQuery = queryOptions({
  queryKey: ['catalogue', 'featured'],
  queryFn: ({ signal }) => call(listCourses, { query: { limit: String(PAGE_SIZE.featured) } }, { signal }),
});

export const exploreCoursesQuery = infiniteQueryOptions({
  queryKey: ['catalogue', 'explore'],
  queryFn: ({ signal, pageParam }) =>
    call(listCourses, { query: { page: String(pageParam), limit: String(PAGE_SIZE.explore) } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ pagination: { currentPage, totalPages } }) =>
    currentPage < totalPages ? currentPage + 1 : undefined,
});
