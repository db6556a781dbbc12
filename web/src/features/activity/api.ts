import { type ActivityFilters, listActivity, listActivityPeople } from '@sikhya/contract/activity.ts';
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
