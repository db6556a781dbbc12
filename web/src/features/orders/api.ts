import * as contract from '@sikhya/contract/orders.ts';
import { cancelPass, listMyPasses, listPasses } from '@sikhya/contract/passes.ts';
import { getReceipt } from '@sikhya/contract/receipts.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { PayableItem } from '../../lib/payment-dialog.ts';

export const ordersQuery = queryOptions({
  queryKey: ['orders', 'mine'],
  queryFn: async ({ signal }) => (await call(contract.listOrders, {}, { signal })).orders,
  meta: { personal: true },
});

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId],
    queryFn: async ({ signal }) => (await call(contract.getOrder, { params: { orderId } }, { signal })).order,
    meta: { personal: true },
  });

export const receiptQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'receipt', orderId],
    queryFn: ({ signal }) => call(getReceipt, { params: { orderId } }, { signal }),
    meta: { personal: true },
  });

export const passesQuery = queryOptions({
  queryKey: ['passes', 'on-sale'],
  queryFn: async ({ signal }) => (await call(listPasses, {}, { signal })).passes,
});

export const myPassesQuery = queryOptions({
  queryKey: ['passes', 'mine'],
  queryFn: async ({ signal }) => (await call(listMyPasses, {}, { signal })).passes,
  meta: { personal: true },
});

const toOrderedItem = ({ course, pass }: PayableItem) =>
  course ? { courseId: course._id } : { passId: pass._id };

/** The price with a coupon. */
export const quoteQuery = (item: PayableItem, coupon: string) =>
  queryOptions({
    queryKey: ['orders', 'quote', toOrderedItem(item), coupon],
    queryFn: ({ signal }) =>
      call(contract.quoteOrder, { body: { ...toOrderedItem(item), coupon: coupon || null } }, { signal }),
    staleTime: 30_000,
    retry: false,
  });

type OrderDetails = { coupon: string; state: contract.Order['state']; gstin: string };

export function useCreateOrder(item: PayableItem) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ coupon, state, gstin }: OrderDetails) => {
      const body = { ...toOrderedItem(item), coupon: coupon || null, state, gstin: gstin || null };
      return (await call(contract.createOrder, { body })).order;
    },
    onSuccess: () => client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true }),
  });
}

export function useRequestRefund(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (reason: string) =>
      (await call(contract.requestRefund, { params: { orderId }, body: { reason } })).order,
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}

export function useCancelPass() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (studentPassId: string) => call(cancelPass, { params: { studentPassId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: myPassesQuery.queryKey }),
  });
}
