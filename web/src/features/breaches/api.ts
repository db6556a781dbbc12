import * as contract from '@sikhya/contract/breaches.ts';
import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const KEY = ['breaches'];
const REFRESH_MS = 2000;

/** Refreshes while notices are being sent. */
export const breachesQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await call(contract.listBreaches, {}, { signal })).breaches,
  refetchInterval: ({ state }) => (state.data?.some(({ isFinished }) => !isFinished) ? REFRESH_MS : false),
  staleTime: 0,
  meta: { personal: true },
});

export const useCountPeople = () =>
  useMutation({
    mutationFn: (studentIds: string[] | null) => call(contract.countBreachPeople, { body: { studentIds } }),
  });

export type BreachInput = Omit<EndpointInput<typeof contract.sendBreach>['body'], 'count'>;

export function useSendBreach() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BreachInput & { count: number }) => call(contract.sendBreach, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
