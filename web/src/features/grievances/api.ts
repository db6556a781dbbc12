import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/grievances.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const OWN = ['grievances', 'mine'];
const REQUESTS = ['requests'];

export const ownGrievancesQuery = queryOptions({
  queryKey: OWN,
  queryFn: async ({ signal }) => (await call(contract.listOwnGrievances, {}, { signal })).grievances,
  staleTime: 0,
  meta: { personal: true },
});

export const useSendGrievance = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof contract.sendGrievance>['body']) =>
      call(contract.sendGrievance, { body }),
  });

export function useSendOwnGrievance() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof contract.sendOwnGrievance>['body']) =>
      call(contract.sendOwnGrievance, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: OWN }),
  });
}

export const requestListQuery = (query: EndpointInput<typeof contract.listGrievances>['query']) =>
  queryOptions({
    queryKey: [...REQUESTS, query],
    queryFn: ({ signal }) => call(contract.listGrievances, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });

export function useAnswerRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<typeof contract.answerGrievance>) =>
      call(contract.answerGrievance, input),
    // a request that somebody else has answered is shown with that answer
    onSettled: () => client.invalidateQueries({ queryKey: REQUESTS }),
  });
}
