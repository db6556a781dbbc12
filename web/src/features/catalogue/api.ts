import { listCourses } from '@sikhya/contract/catalogue.ts';
import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { infiniteQueryOptions, keepPreviousData, type Query, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const featuredCoursesQuery = queryOptions({
  queryKey: ['catalogue', 'featured'],
  queryFn: ({ signal }) => call(listCourses, { query: { limit: String(PAGE_SIZE.featured) } }, { signal }),
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
    // a full page is never known to be the last one: more can be asked for whenever eight have come
    getNextPageParam: ({ courses, pagination }) =>
      courses.length < PAGE_SIZE.explore ? undefined : pagination.currentPage + 1,
  });

/** What the catalogue is narrowed to; an empty search and no type are all of it. */
export type CourseFilter = { search: string; type: 'free' | 'premium' | undefined };

export const ALL_COURSES: CourseFilter = { search: '', type: undefined };

/** The catalogue, as many pages of it as have been asked for. */
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
    // the old list stays while the next one comes
    placeholderData: keepPreviousData,
    refetchOnMount: hasOnePage,
    refetchOnWindowFocus: hasOnePage,
    refetchOnReconnect: hasOnePage,
  });

function getNextPage({ pagination: { currentPage, totalPages } }: EndpointResponse<typeof listCourses>) {
  return currentPage < totalPages ? currentPage + 1 : undefined;
}

/** A hundred pages are not fetched anew, one after the other, because somebody came back to the window. */
function hasOnePage({ state }: Pick<Query<unknown, Error, { pages: unknown[] }>, 'state'>): boolean {
  return (state.data?.pages.length ?? 0) < 2;
}
