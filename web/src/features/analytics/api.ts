import { getAnalytics, type TimeRange } from '@sikhya/contract/analytics.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logAndRethrow } from '../../lib/log-and-rethrow.ts';

export type AnalyticsData = EndpointResponse<typeof getAnalytics>;

export const analyticsQuery = (timeRange: TimeRange) =>
  queryOptions({
    queryKey: ['analytics', timeRange],
    queryFn: ({ signal }) =>
      call(getAnalytics, { query: { timeRange } }, { signal }).catch(
        logAndRethrow('Failed to fetch analytics'),
      ),
    meta: { personal: true, offline: true },
  });
