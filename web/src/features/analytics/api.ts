import { getAnalytics, type TimeRange } from '@sikhya/contract/analytics.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const analyticsQuery = (timeRange: TimeRange) =>
  queryOptions({
    queryKey: ['analytics', timeRange],
    queryFn: ({ signal }) => call(getAnalytics, { query: { timeRange } }, { signal }),
    meta: { personal: true },
  });
