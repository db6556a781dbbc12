import * as contract from '@sikhya/contract/coupons.ts';
import type { Endpoint, EndpointInput } from '@sikhya/contract/endpoint.ts';
import { createPass, deletePass, listAllPasses, updatePass } from '@sikhya/contract/passes.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** Coupons and passes, so that one change refetches both. */
const OFFERS = ['admin-offers'];

export const couponsQuery = (query: { page: string; limit: string }) =>
  queryOptions({
    queryKey: [...OFFERS, 'coupons', query],
    queryFn: ({ signal }) => call(contract.listCoupons, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });

export const passesQuery = queryOptions({
  queryKey: [...OFFERS, 'passes'],
  queryFn: async ({ signal }) => (await call(listAllPasses, {}, { signal })).passes,
  staleTime: 0,
  meta: { personal: true },
});

export const useCreateCoupon = () => useOfferMutation(contract.createCoupon);
export const useUpdateCoupon = () => useOfferMutation(contract.updateCoupon);
export const useDeleteCoupon = () => useOfferMutation(contract.deleteCoupon);
export const useCreatePass = () => useOfferMutation(createPass);
export const useUpdatePass = () => useOfferMutation(updatePass);
export const useDeletePass = () => useOfferMutation(deletePass);

function useOfferMutation<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input),
    onSettled: () => client.invalidateQueries({ queryKey: OFFERS }),
  });
}
