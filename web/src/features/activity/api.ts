import { type ActivityFilters, listActivity, listActivityPeople } from '@sikhya/contract/activity.ts';
import { listAdminCourses } from '@sikhya/contract/authoring.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const activityQuery = (filters: ActivityFilters, page: number, limit: number) =>
  queryOptions({
    queryKey: ['activity', filters, page, limit],
    queryFn: ({ signal }) =>
      call(listActivity, { query: { ...filters, page: String(page), limit: String(limit) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });

export const peopleQuery = queryOptions({
  queryKey: ['activity-people'],
  queryFn: async ({ signal }) => (await call(listActivityPeople, {}, { signal })).people,
  meta: { personal: true },
});

/** The courses to filter by. */
export const courseSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['course-choice', search],
    queryFn: async ({ signal }) =>
      (
        await call(
          listAdminCourses,
          { query: { search, limit: '10', sortBy: 'title', sortOrder: 'asc' } },
          { signal },
        )
      ).courses,
    placeholderData: keepPreviousData,
    meta: { personal: true },
  });
