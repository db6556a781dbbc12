import type { Endpoint, EndpointInput } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/order-management.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** Everything about orders, so that one change refetches all of it. */
const ORDERS = ['admin-orders'];

export const orderListQuery = (query: EndpointInput<typeof contract.listAllOrders>['query']) =>
  queryOptions({
    queryKey: [...ORDERS, 'list', query],
    queryFn: ({ signal }) => call(contract.listAllOrders, { query }, { signal }),
    // keep the old page while the next one loads
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });

export const adminOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...ORDERS, 'one', orderId],
    queryFn: async ({ signal }) =>
      (await call(contract.getAdminOrder, { params: { orderId } }, { signal })).order,
    staleTime: 0,
    meta: { personal: true },
  });

export const revenueQuery = (query: EndpointInput<typeof contract.getRevenue>['query']) =>
  queryOptions({
    queryKey: [...ORDERS, 'revenue', query],
    queryFn: ({ signal }) => call(contract.getRevenue, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });

export const paymentIssuesQuery = queryOptions({
  queryKey: [...ORDERS, 'issues'],
  queryFn: async ({ signal }) => (await call(contract.listPaymentIssues, {}, { signal })).issues,
  staleTime: 0,
  meta: { personal: true },
});

export const useCheckOrder = () => useOrderMutation(contract.checkOrder);
export const useRefundOrder = () => useOrderMutation(contract.refundOrder);
export const useDeclineRefund = () => useOrderMutation(contract.declineRefund);
export const useResolveIssue = () => useOrderMutation(contract.resolvePaymentIssue);

function useOrderMutation<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS }),
  });
}
