import { getAnalytics, type TimeRange } from '@sikhya/contract/analytics.ts';
import type { AnswerOf } from '@sikhya/contract/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export type AnalyticsData = AnswerOf<typeof getAnalytics>;

export const analyticsQuery = (timeRange: TimeRange) =>
  queryOptions({
    queryKey: ['analytics', timeRange],
    queryFn: ({ signal }) => call(getAnalytics, { query: { timeRange } }, { signal }),
    meta: { personal: true },
  });
