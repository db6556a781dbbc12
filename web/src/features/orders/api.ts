import * as contract from '@sikhya/contract/orders.ts';
import { cancelPass, listMyPasses, listPasses } from '@sikhya/contract/passes.ts';
import { getReceipt } from '@sikhya/contract/receipts.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../lib/api-error.ts';
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

const QUOTES = ['orders', 'quote'];
/** Longer than our server waits for the provider. A repeated call continues with the same order. */
const ORDER_TIMEOUT_MS = 30_000;

/** The price with a coupon. */
export const quoteQuery = (item: PayableItem, coupon: string) =>
  queryOptions({
    queryKey: [...QUOTES, toOrderedItem(item), coupon],
    queryFn: ({ signal }) =>
      call(
        contract.quoteOrder,
        { body: { ...toOrderedItem(item), coupon: coupon || null } },
        { signal, timeoutMs: ORDER_TIMEOUT_MS },
      ),
    staleTime: 30_000,
    retry: false,
  });

type OrderDetails = { coupon: string; amount: number; state: contract.Order['state']; gstin: string };

export function useCreateOrder(item: PayableItem) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ coupon, amount, state, gstin }: OrderDetails) => {
      const body = { ...toOrderedItem(item), coupon: coupon || null, amount, state, gstin: gstin || null };
      return (await call(contract.createOrder, { body }, { timeoutMs: ORDER_TIMEOUT_MS })).order;
    },
    onSuccess: () => client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true }),
    // the price or the coupon may have changed
    onError: (error) => isRefusal(error) && client.invalidateQueries({ queryKey: QUOTES }),
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
