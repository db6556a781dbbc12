import * as contract from '@sikhya/contract/system.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const REFETCH_INTERVAL_MS = 30_000;

/** Refetched regularly while the screen is open. */
export const systemQuery = queryOptions({
  queryKey: ['admin-system'],
  queryFn: ({ signal }) => call(contract.getSystem, {}, { signal }),
  staleTime: 0,
  refetchInterval: REFETCH_INTERVAL_MS,
  meta: { personal: true },
});

export function useRetryDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: string) => call(contract.retryDelivery, { params: { deliveryId } }),
    onSettled: () => client.invalidateQueries({ queryKey: systemQuery.queryKey }),
  });
}

export function useRetryDeliveries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (channel: contract.DeadDelivery['channel']) =>
      call(contract.retryDeliveries, { body: { channel } }),
    onSettled: () => client.invalidateQueries({ queryKey: systemQuery.queryKey }),
  });
}
