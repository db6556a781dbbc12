import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/newsletter.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const SUBSCRIBERS = ['newsletter-subscribers'];

export const subscriberListQuery = (query: EndpointInput<typeof contract.listSubscribers>['query']) =>
  queryOptions({
    queryKey: [...SUBSCRIBERS, query],
    queryFn: ({ signal }) => call(contract.listSubscribers, { query }, { signal }),
    // keep the old page while the next one loads
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });

export function useDeleteSubscriber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subscriberId: string) => call(contract.deleteSubscriber, { params: { subscriberId } }),
    onSettled: () => client.invalidateQueries({ queryKey: SUBSCRIBERS }),
  });
}
