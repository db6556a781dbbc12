import { listAdminCourses } from '@sikhya/contract/authoring.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

const MAX_FOUND = 10;

/** The courses that match a search, for an admin who chooses one of them. */
export const courseSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['course-search', search],
    queryFn: async ({ signal }) => {
      const query = { search, limit: String(MAX_FOUND), sortBy: 'title', sortOrder: 'asc' } as const;
      return (await call(listAdminCourses, { query }, { signal })).courses;
    },
    placeholderData: keepPreviousData,
    meta: { personal: true },
  });
