import { getSystem } from '@sikhya/contract/system.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const REFETCH_INTERVAL_MS = 30_000;

/** Refetched regularly while the screen is open. */
export const systemQuery = queryOptions({
  queryKey: ['admin-system'],
  queryFn: ({ signal }) => call(getSystem, {}, { signal }),
  staleTime: 0,
  refetchInterval: REFETCH_INTERVAL_MS,
  meta: { personal: true },
});
