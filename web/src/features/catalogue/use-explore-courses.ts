import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { exploreCoursesQuery } from './api.ts';
import { hasTotalChanged, mergePages } from './course-pages.ts';

/**
 * All courses, or those that match a search, loaded on request. Reloads when courses were added or deleted between two
 * pages, so that none is missing.
 */
export function useExploreCourses(search: string) {
  const [isRequested, setRequested] = useState(false);
  const query = useInfiniteQuery({ ...exploreCoursesQuery(search), enabled: isRequested || search !== '' });
  const { data, isFetching, isError, refetch } = query;
  const isInconsistent = data !== undefined && hasTotalChanged(data.pages);
  useEffect(() => {
    if (isInconsistent) void refetch();
  }, [isInconsistent, refetch]);

  const hasFailed = isError && !isFetching;
  return {
    /** Undefined before the first load, empty when it failed. */
    courses: data ? mergePages(data.pages) : hasFailed ? [] : undefined,
    total: data?.pages.at(-1)?.pagination.totalCourses ?? 0,
    isLoading: isFetching,
    hasFailed,
    hasMore: query.hasNextPage,
    viewAll: () => (isRequested ? void refetch() : setRequested(true)),
    loadMore: () => void query.fetchNextPage(),
  };
}
