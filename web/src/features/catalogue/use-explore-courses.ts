import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { exploreCoursesQuery } from './api.ts';
import { hasTotalChanged, mergePages } from './course-pages.ts';

/**
 * The list of all courses, or of those that match a search: nothing until it is asked for, and nothing twice or left
 * out when courses come and go.
 */
export function useExploreCourses(search: string) {
  const [wanted, setWanted] = useState(false);
  const query = useInfiniteQuery({ ...exploreCoursesQuery(search), enabled: wanted || search !== '' });
  const { data, isFetching, isError, refetch } = query;
  const torn = data !== undefined && hasTotalChanged(data.pages);
  useEffect(() => {
    if (torn) void refetch();
  }, [torn, refetch]);

  const failed = isError && !isFetching;
  return {
    /** Undefined before they were asked for, and empty when they did not arrive. */
    courses: data ? mergePages(data.pages) : failed ? [] : undefined,
    total: data?.pages.at(-1)?.pagination.totalCourses ?? 0,
    loading: isFetching,
    failed,
    hasMore: query.hasNextPage,
    viewAll: () => (wanted ? void refetch() : setWanted(true)),
    loadMore: () => void query.fetchNextPage(),
  };
}
