import { listCourses } from '@sikhya/contract/catalogue.ts';
import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { infiniteQueryOptions, keepPreviousData, type Query, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { getRequestLanguage } from '../../lib/request-language.ts';

export const featuredCoursesQuery = queryOptions({
  queryKey: ['catalogue', 'featured'],
  queryFn: ({ signal, client }) =>
    call(
      listCourses,
      { query: { limit: String(PAGE_SIZE.featured) } },
      { signal, language: getRequestLanguage(client) },
    ),
});

export const exploreCoursesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', 'explore', search],
    queryFn: ({ signal, pageParam }) =>
      call(
        listCourses,
        {
          query: {
            page: String(pageParam),
            limit: String(PAGE_SIZE.explore),
            ...(search !== '' && { search }),
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    // a full page may be the last one: the next page is offered after every full page
    getNextPageParam: ({ courses, pagination }) =>
      courses.length < PAGE_SIZE.explore ? undefined : pagination.currentPage + 1,
  });

/** An empty search and no type match all courses. */
export type CourseFilter = { search: string; type: 'free' | 'premium' | undefined };

export const ALL_COURSES: CourseFilter = { search: '', type: undefined };

/** The catalogue as an infinite list. */
export const catalogueQuery = ({ search, type }: CourseFilter) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', 'list', { search, type }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCourses,
        {
          query: {
            limit: String(PAGE_SIZE.catalogue),
            ...(pageParam > 1 && { page: String(pageParam) }),
            ...(search !== '' && { search }),
            ...(type && { type }),
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: getNextPage,
    // keep the old list while the next one loads
    placeholderData: keepPreviousData,
    refetchOnMount: hasOnePage,
    refetchOnWindowFocus: hasOnePage,
    refetchOnReconnect: hasOnePage,
    meta: { offline: true },
  });

function getNextPage({ pagination: { currentPage, totalPages } }: EndpointResponse<typeof listCourses>) {
  return currentPage < totalPages ? currentPage + 1 : undefined;
}

/** A list of many pages is not refetched, because that would fetch all pages one after the other. */
function hasOnePage({ state }: Pick<Query<unknown, Error, { pages: unknown[] }>, 'state'>): boolean {
  return (state.data?.pages.length ?? 0) <= 1;
}
