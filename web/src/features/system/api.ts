import { getSystem } from '@sikhya/contract/system.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const EVERY_MS = 30_000;

/** Asked again by itself while somebody looks at it. */
export const systemQuery = queryOptions({
  queryKey: ['admin-system'],
  queryFn: ({ signal }) => call(getSystem, {}, { signal }),
  staleTime: 0,
  refetchInterval: EVERY_MS,
  meta: { personal: true },
});
